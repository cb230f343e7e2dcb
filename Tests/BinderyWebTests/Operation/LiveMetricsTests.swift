import Foundation
import Testing

@testable import BinderyWeb
@testable import BinderyWire

@Suite struct LiveMetricsTests {
    let metrics = LiveMetrics()

    private func lines(_ name: String) -> [String] {
        metrics.text.split(separator: "\n").filter { $0.hasPrefix("bindery_\(name)") }.map(String.init)
    }

    @Test func eachMetricHasItsHelpAndItsTypeBeforeIt() {
        var described: [String: Substring] = [:]
        for line in metrics.text.split(separator: "\n") {
            let words = line.split(separator: " ")
            if line.hasPrefix("# TYPE ") {
                described[String(words[2])] = words[3]
            } else if !line.hasPrefix("# HELP ") {
                let name = String(line.prefix { $0 != " " && $0 != "{" })
                let parts = ["_bucket", "_sum", "_count"].filter { name.hasSuffix($0) }
                let owner = parts.first.map { String(name.dropLast($0.count)) }
                #expect(described[name] != nil || owner.flatMap { described[$0] } == "histogram", "\(line)")
                #expect(Double(words.last!) != nil, "\(line)")
            }
        }
        #expect(described.count == 14)
    }

    #if canImport(Glibc)
    @Test func theHeapHasWhatIsAllocated() throws {
        func heap() throws -> Int {
            try #require(lines("heap_bytes").first?.split(separator: " ").last.flatMap { Int($0) })
        }
        let (before, size) = (try heap(), 256 << 20)
        let memory = malloc(size)
        #expect(try heap() - before > size / 2)
        free(memory)
    }
    #endif

    @Test func thoseOfWorkersAreJoinedByMetric() {
        let other = """
            # HELP bindery_a Of both.
            # TYPE bindery_a counter
            bindery_a{kind="x"} 3
            # HELP bindery_b Of a later version.
            # TYPE bindery_b gauge
            bindery_b 4

            """
        let first = """
            # HELP bindery_a Of both.
            # TYPE bindery_a counter
            bindery_a{kind="x"} 1
            bindery_a{kind="y"} 2

            """
        #expect(
            PrometheusText.joined([12: other, 2: first, 3: ""]) == """
                # HELP bindery_a Of both.
                # TYPE bindery_a counter
                bindery_a{worker="2",kind="x"} 1
                bindery_a{worker="2",kind="y"} 2
                bindery_a{worker="12",kind="x"} 3
                # HELP bindery_b Of a later version.
                # TYPE bindery_b gauge
                bindery_b{worker="12"} 4

                """)
    }

    @Test func whatIsOpenIsWhatWasOpenedAndNotClosed() {
        for _ in 1...3 { metrics.sessionsOpened.add() }
        metrics.sessionsClosed.add()
        #expect(lines("sessions").contains("bindery_sessions 2"))
        #expect(lines("sessions_opened_total") == ["bindery_sessions_opened_total 3"])
    }

    @Test func eventsAreCountedByKind() {
        metrics.received(.edit)
        metrics.received(.edit)
        metrics.received(.heartbeat)
        #expect(lines("events_total").contains(#"bindery_events_total{kind="edit"} 2"#))
        #expect(lines("events_total").contains(#"bindery_events_total{kind="heartbeat"} 1"#))
        #expect(lines("events_total").contains(#"bindery_events_total{kind="tap"} 0"#))
        #expect(!metrics.text.contains("secret"))
    }

    @Test func refusalsAreCountedByReason() {
        metrics.refused(.full)
        #expect(lines("refusals_total").contains(#"bindery_refusals_total{reason="full"} 1"#))
        #expect(lines("refusals_total").count == LiveMetrics.Refusal.allCases.count)
    }

    @Test func aMeasurementCountsInEveryBucketThatIsLargeEnough() {
        for bytes in [64, 65, 5000, 9_000_000] { metrics.frames.record(bytes) }
        #expect(
            lines("frame_bytes") == [
                #"bindery_frame_bytes_bucket{le="64"} 1"#, #"bindery_frame_bytes_bucket{le="256"} 2"#,
                #"bindery_frame_bytes_bucket{le="1024"} 2"#, #"bindery_frame_bytes_bucket{le="4096"} 2"#,
                #"bindery_frame_bytes_bucket{le="16384"} 3"#, #"bindery_frame_bytes_bucket{le="65536"} 3"#,
                #"bindery_frame_bytes_bucket{le="262144"} 3"#, #"bindery_frame_bytes_bucket{le="1048576"} 3"#,
                #"bindery_frame_bytes_bucket{le="+Inf"} 4"#, "bindery_frame_bytes_sum 9005129",
                "bindery_frame_bytes_count 4",
            ])
    }

    @Test func latencyIsInSeconds() {
        metrics.answered(after: .microseconds(600))
        #expect(lines("event_seconds").contains(#"bindery_event_seconds_bucket{le="0.0005"} 0"#))
        #expect(lines("event_seconds").contains(#"bindery_event_seconds_bucket{le="0.001"} 1"#))
        #expect(lines("event_seconds").contains("bindery_event_seconds_sum 0.0006"))
    }

    @Test func nothingIsLostWhenThreadsCountAtTheSameTime() async {
        let metrics = metrics
        await withTaskGroup { group in
            for _ in 0..<8 {
                group.addTask { for size in 0..<1_000 { metrics.frames.record(size) } }
            }
        }
        #expect(metrics.frames.cumulative.last == 8_000)
        #expect(metrics.frames.sum == 8 * 499_500)
    }
}
