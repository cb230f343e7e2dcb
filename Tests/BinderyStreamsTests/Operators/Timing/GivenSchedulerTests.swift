import BinderyStreams
import BinderyTesting
import Testing

/// Diagrams run in the context of a scheduler. Here there is none, and operators use the scheduler that they are given.
@Suite struct GivenSchedulerTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let expected: [String]
        let observe: @Sendable (Subject<Int, Never>, VirtualScheduler, @escaping (String) -> Void) -> any Disposable

        init(
            _ name: String, _ expected: [String],
            _ make: @escaping @Sendable (Subject<Int, Never>, VirtualScheduler) -> AnySignal<Int, Never>
        ) {
            testDescription = name
            self.expected = expected
            observe = { source, time, log in
                make(source, time).observe(
                    onValue: { log("\($0) at \(time.now)") }, onCompletion: { log("end at \(time.now)") })
            }
        }
    }

    /// Each operator receives 1 at zero and 2 after half a second.
    static let cases = [
        Case("audit", ["2 at 1.0 seconds"]) { AnySignal($0.audit(for: .seconds(1), on: $1)) },
        Case("debounce", ["2 at 1.5 seconds"]) { AnySignal($0.debounce(for: .seconds(1), on: $1)) },
        Case("delay", ["1 at 1.0 seconds", "2 at 1.5 seconds"]) { AnySignal($0.delay(for: .seconds(1), on: $1)) },
        Case("delayObservation", ["2 at 0.5 seconds"]) {
            AnySignal($0.delayObservation(for: .milliseconds(250), on: $1))
        },
        Case("throttle", ["1 at 0.0 seconds", "2 at 1.0 seconds"]) {
            AnySignal($0.throttle(for: .seconds(1), on: $1))
        },
        Case("sample", ["2 at 1.0 seconds"]) { AnySignal($0.sample(every: .seconds(1), on: $1)) },
        Case("take", ["1 at 0.0 seconds", "end at 0.25 seconds"]) {
            AnySignal($0.take(for: .milliseconds(250), on: $1))
        },
        Case("timeout", ["1 at 0.0 seconds", "2 at 0.5 seconds", "9 at 1.5 seconds", "end at 1.5 seconds"]) {
            AnySignal($0.timeout(after: .seconds(1), switchTo: Producer<Int, Never>.just(9), on: $1))
        },
        Case("measureInterval", ["0 at 0.0 seconds", "500 at 0.5 seconds"]) {
            AnySignal($0.measureInterval(on: $1).map { Int($0.interval / .milliseconds(1)) })
        },
        Case("timestamp", ["0 at 0.0 seconds", "500 at 0.5 seconds"]) {
            AnySignal($0.timestamp(on: $1).map { Int($0.instant / .milliseconds(1)) })
        },
        Case("buffer", ["2 at 1.0 seconds", "0 at 2.0 seconds"]) {
            AnySignal($0.buffer(for: .seconds(1), on: $1).map(\.count))
        },
        Case("window", ["2 at 1.0 seconds", "0 at 2.0 seconds"]) {
            AnySignal($0.window(for: .seconds(1), on: $1).flatMap { $0.count() })
        },
        Case("timer", ["0 at 1.0 seconds", "end at 1.0 seconds"]) {
            AnySignal(Producer<Int, Never>.timer(after: .seconds(1), on: $1))
        },
        Case("repeating timer", ["0 at 0.5 seconds", "1 at 1.5 seconds", "2 at 2.5 seconds"]) {
            AnySignal(Producer<Int, Never>.timer(after: .milliseconds(500), repeating: .seconds(1), on: $1))
        },
        Case("interval", ["0 at 1.0 seconds", "1 at 2.0 seconds"]) {
            AnySignal(Producer<Int, Never>.interval(.seconds(1), on: $1))
        },
    ]

    @Test(arguments: cases) func outsideOfARunTheGivenSchedulerIsUsed(_ test: Case) {
        let time = VirtualScheduler(), source = Subject<Int, Never>()
        var log: [String] = []
        let observation = test.observe(source, time) { log.append($0) }
        source.send(1)
        time.advance(by: .milliseconds(500))
        source.send(2)
        time.advance(by: .seconds(2))
        #expect(log == test.expected)
        observation.dispose()
    }
}
