import BinderyStreams
import BinderyTesting
import Testing

/// Checks the operators that start tasks with ``OperatorConformance``.
@Suite struct AsyncConformanceTests {
    private typealias Input = AnySignal<Numbered, Mishap>

    private func check<Output: Signal<Value, Mishap>, Value>(
        sourceLocation: SourceLocation = #_sourceLocation, _ make: @escaping (Input, VirtualScheduler) -> Output
    ) {
        #expect(OperatorConformance(make).violations() == [], sourceLocation: sourceLocation)
    }

    @Test(arguments: OverlapPolicy.allCases) func mapAsync(policy: OverlapPolicy) {
        check { input, _ in input.mapAsync(policy) { $0 } }
        check { input, time in
            input.mapAsync(policy) { value in
                try? await time.sleep(for: .seconds(1))
                return value
            }
        }
        check { input, _ in
            input.mapAsync(policy) { value async throws(Mishap) in
                await Task.yield()
                if value.number == 2 { throw .second }
                return value
            }
        }
    }

    // The work never ends synchronously: the other policies would drop some of the values sent in a row.
    @Test(arguments: [OverlapPolicy.queue, .concurrent]) func mapInBackground(policy: OverlapPolicy) {
        check { input, _ in input.map(\.number).mapInBackground(policy) { $0 * 2 } }
    }

    @Test func fromAsyncSequence() {
        check { input, _ in
            input.flatMapLatest { Producer<Int, Mishap>.from(Producer<Int, Mishap>.just($0.number).values) }
        }
    }

    @Test func fromCallback() {
        check { input, _ in
            input.map(\.number).flatMap { number in
                Producer<Int, Mishap>.fromCallback { $0.finish(with: .success(number)) }
            }
        }
    }

    @Test func fromDelegate() {
        check { input, _ in
            input.flatMap { value in
                Producer<Numbered, Mishap>.fromDelegate({ Teller($0, value) }, attach: { $0.tell() }, detach: { _ in })
            }
        }
    }

    private final class Teller {
        private let emitter: Emitter<Numbered, Mishap>, value: Numbered

        init(_ emitter: Emitter<Numbered, Mishap>, _ value: Numbered) { (self.emitter, self.value) = (emitter, value) }

        func tell() {
            emitter.send(value)
            emitter.complete()
        }
    }

    @Test func background() {
        check { input, _ in
            input.map(\.number).flatMap { number in Producer<Int, Mishap>.background { number } }
        }
    }
}
