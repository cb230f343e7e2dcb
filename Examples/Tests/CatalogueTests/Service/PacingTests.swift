import Catalogue
import Testing

@Suite struct PacingTests {
    @Test func anAnswerTakesItsTimeAndTheDelay() async throws {
        let clock = RecordingClock()
        try await withCatalogue {
            $0.delay = .milliseconds(250)
            $0.latency = .articles
            $0.clock = clock
        } _: { _, client in
            _ = try await client.logIn()
            _ = try await client.get("/accounts/13874389438/avatar")
            _ = try await client.get("/nowhere")
        }
        #expect(clock.recorded == [.milliseconds(1250), .milliseconds(250), .milliseconds(250)])
    }

    @Test func withoutDelayAndLatencyNothingWaits() async throws {
        let clock = RecordingClock()
        try await withCatalogue {
            $0.clock = clock
        } _: { _, client in
            _ = try await client.logIn()
        }
        #expect(clock.recorded == [])
    }

    @Test func aRefusalIsTypedAndTakesAsLong() async throws {
        let clock = RecordingClock()
        try await withCatalogue {
            $0.failureRate = 1
            $0.latency = .articles
            $0.clock = clock
        } _: { _, client in
            let answer = try await client.logIn()
            #expect(answer.status == 503)
            #expect(
                answer.text
                    == errorText(
                        "unavailable",
                        "The service refused this request on purpose, because of its failure rate. Try again."))
        }
        #expect(clock.recorded == [.seconds(1)])
    }

    @Test func aSeedRefusesTheSameRequestsAtEachStart() async throws {
        for _ in 1...2 {
            let series = try await withCatalogue {
                $0.failureRate = 0.3
                $0.failureSeed = 7
            } _: { _, client in
                var series = ""
                for _ in 1...20 {
                    series += try await client.get("/health").status == 503 ? "x" : "."
                }
                return series
            }
            #expect(series == ".........xx.x.......")
        }
    }

    @Test func stoppingEndsTheWait() async throws {
        let clock = EndlessClock()
        try await withCatalogue {
            $0.delay = .seconds(1)
            $0.clock = clock
        } _: { catalogue, client in
            async let pending = client.get("/health")
            await clock.began.stream.next()
            await catalogue.stop()
            let answer = try await pending
            #expect(answer.status == 503)
            #expect(answer.text == errorText("stopping", "The service is stopping."))
        }
    }

    @Test func aClientThatLeavesEndsTheWait() async throws {
        let clock = EndlessClock()
        try await withCatalogue {
            $0.delay = .seconds(1)
            $0.clock = clock
        } _: { _, client in
            let pending = Task { try await client.get("/health") }
            await clock.began.stream.next()
            pending.cancel()
            await clock.ended.stream.next()
            await #expect(throws: (any Error).self) { try await pending.value }
        }
    }
}
