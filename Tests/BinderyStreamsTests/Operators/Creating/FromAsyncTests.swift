import BinderyStreams
import BinderyTesting
import Testing

@Suite struct FromAsyncTests {
    private struct Refused: Error, Equatable {}

    private let time = VirtualScheduler()

    @Test func sendsWhatTheClosureReturnsThenCompletes() {
        let time = time
        time.run {
            var events: [Event<Int, Never>] = []
            let signal = Producer<Int, Never>.from {
                try? await time.sleep(for: .seconds(1))
                return 7
            }
            let observation = signal.observeEvents { events.append($0) }
            time.advance(by: .milliseconds(999))
            #expect(events == [])
            time.advance(by: .milliseconds(1))
            #expect(events == [.value(7), .completed])
            #expect(observation.isDisposed)
        }
    }

    @Test func startsBeforeObserveReturnsOncePerObserver() {
        time.run {
            var starts = 0
            let signal = Producer<Int, Never>.from { () async in
                starts += 1
                return starts
            }
            var values: [Int] = []
            let bag = DisposeBag()
            signal.observe { values.append($0) }.disposed(by: bag)
            signal.observe { values.append($0) }.disposed(by: bag)
            #expect(values == [1, 2])
        }
    }

    @Test func failsWithWhatTheClosureThrows() {
        time.run {
            var events: [Event<Int, Refused>] = []
            let signal = Producer<Int, Refused>.from { () async throws(Refused) in throw Refused() }
            let observation = signal.observeEvents { events.append($0) }
            #expect(events == [.failed(Refused())])
            observation.dispose()
        }
    }

    @Test func disposalCancelsTheTaskAndNothingIsSent() {
        let time = time
        time.run {
            var wasCancelled = false
            var values: [Int] = []
            let signal = Producer<Int, Never>.from {
                do { try await time.sleep(for: .seconds(1)) } catch { wasCancelled = true }
                return 1
            }
            let observation = signal.observe { values.append($0) }
            observation.dispose()
            time.advance(by: .seconds(2))
            #expect(wasCancelled)
            #expect(values == [])
        }
    }

    @Test func withoutAnActorADiagnosisSaysWhatToDo() {
        let messages = Messages()
        Diagnostics.$handler.withValue(.init { messages.append($0.description) }) {
            var hasEnded = false
            let observation = Producer<Int, Never>.from(file: "Cart.swift", line: 7) { 1 }
                .observe(onValue: { _ in }, onCompletion: { hasEnded = true })
            #expect(!hasEnded, "nothing is sent, not even completion")
            observation.dispose()
        }
        #expect(
            messages.all == [
                """
                Bindery: the signal from an async closure at Cart.swift:7 was observed on no actor, and sends \
                nothing. Observe it on the MainActor or on another actor: a detached task, a `@concurrent` function \
                and an async closure with a capture list (swiftlang/swift#87097) run on none.
                """
            ])
    }
}
