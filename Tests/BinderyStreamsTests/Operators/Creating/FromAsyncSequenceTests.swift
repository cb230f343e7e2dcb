import BinderyStreams
import BinderyTesting
import Testing

@Suite struct FromAsyncSequenceTests {
    private let time = VirtualScheduler()

    @Test func theElementsComeAsTheyAreSentThenTheEnd() {
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        var events: [Event<Int, Never>] = []
        time.run {
            let observation = Producer<Int, Never>.from(stream).observeEvents { events.append($0) }
            #expect(events == [])
            continuation.yield(1)
            time.pump()
            #expect(events == [.value(1)])
            continuation.yield(2)
            continuation.finish()
            time.pump()
            #expect(events == [.value(1), .value(2), .completed])
            #expect(observation.isDisposed)
        }
    }

    @Test func elementsThatAreThereComeBeforeObserveReturns() {
        time.run {
            let signal = Producer<Int, Mishap>.from(Counting(limit: 3))
            expect(signal, sends: [.value(1), .value(2), .value(3), .failed(.second)])
        }
    }

    @Test func itIteratesOnTheActorOfTheObserver() {
        time.run {
            var isolations: [Bool] = []
            let actor = ExecutionContext.current!.actor
            let sequence = Counting(limit: 1) { isolations.append($0 === actor) }
            _ = events(of: Producer<Int, Mishap>.from(sequence))
            #expect(isolations == [true, true])
        }
    }

    @Test func nothingMoreIsAskedForWhenTheObserverHasEnough() {
        time.run {
            var asked = 0
            let sequence = Counting(limit: .max) { _ in asked += 1 }
            expect(Producer<Int, Mishap>.from(sequence).take(2), sends: [.value(1), .value(2), .completed])
            #expect(asked == 2)
        }
    }

    @Test func disposalCancelsTheIteration() {
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        let messages = Messages()
        continuation.onTermination = { messages.append("\($0)") }
        var values: [Int] = []
        time.run {
            let observation = Producer<Int, Never>.from(stream).observe { values.append($0) }
            time.pump()
            observation.dispose()
            #expect(messages.all == ["cancelled"])
            continuation.yield(1)
            time.pump()
        }
        #expect(values == [])
    }

    @Test func aSignalGoesThroughASequenceAndBack() {
        let source = Source<Int, Mishap>()
        time.run {
            var events: [Event<Int, Mishap>] = []
            let observation = Producer<Int, Mishap>.from(source.values).observeEvents { events.append($0) }
            source.send(1)
            time.pump()
            source.fail(.first)
            time.pump()
            #expect(events == [.value(1), .failed(.first)])
            observation.dispose()
        }
    }

    @Test func withoutAnActorADiagnosisSaysWhatToDo() {
        let messages = Messages()
        let (stream, _) = AsyncStream.makeStream(of: Int.self)
        Diagnostics.$handler.withValue(.init { messages.append($0.description) }) {
            _ = events(of: Producer<Int, Never>.from(stream, file: "Cart.swift", line: 7))
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

/// A sequence that counts to `limit` without ever suspending, then fails.
private struct Counting: AsyncSequence {
    let limit: Int
    var onNext: ((any Actor)?) -> Void = { _ in }

    func makeAsyncIterator() -> Iterator { Iterator(limit: limit, onNext: onNext) }

    struct Iterator: AsyncIteratorProtocol {
        let limit: Int
        let onNext: ((any Actor)?) -> Void
        var count = 0

        mutating func next(isolation: isolated (any Actor)?) async throws(Mishap) -> Int? {
            onNext(isolation)
            if count == limit { throw .second }
            count += 1
            return count
        }
    }
}
