import BinderyStreams
import BinderyTestSupport
import BinderyTesting
import Foundation
import Testing

@Suite struct ValuesTests {
    private let time = VirtualScheduler()

    @Test func theValuesComeInOrderThenTheEnd() {
        let source = Source<Int, Never>()
        var log: [String] = []
        let task = time.start {
            for await value in source.values { log.append("\(value)") }
            log.append("end")
        }
        time.run {
            source.send(1)
            source.send(2)
        }
        #expect(log == ["1", "2"])
        time.run {
            source.send(3)
            source.complete()
        }
        #expect(log == ["1", "2", "3", "end"])
        #expect(task.isDisposed)
        #expect(source.observers == 0)
    }

    @Test func aFailureIsThrownTypedAfterTheValues() {
        let source = Source<Int, Mishap>()
        var values: [Int] = []
        var failure: Mishap?
        _ = time.start {
            do throws(Mishap) {
                for try await value in source.values { values.append(value) }
            } catch {
                failure = error
            }
        }
        time.run {
            source.send(1)
            source.fail(.second)
        }
        #expect(values == [1])
        #expect(failure == .second)
    }

    @Test func afterTheEndThereIsNothingMore() {
        var answers: [Int?] = []
        _ = time.start {
            var iterator = Producer<Int, Mishap>.fail(.first).values.makeAsyncIterator()
            _ = try? await iterator.next(isolation: #isolation)
            answers.append(try! await iterator.next(isolation: #isolation))
        }
        #expect(answers == [nil])
    }

    @Test func valuesOfOneSendAreNotLostWhileTheLoopIsBusy() {
        let time = time, source = Source<Int, Never>()
        var values: [Int] = []
        let task = time.start {
            for await value in source.values {
                values.append(value)
                try? await time.sleep(for: .seconds(1))
            }
        }
        for value in 1...4 { time.run { source.send(value) } }
        time.advance(by: .seconds(2))
        #expect(values == [1, 2, 3])
        time.advance(by: .seconds(1))
        #expect(values == [1, 2, 3, 4])
        task.dispose()
        time.pump()
    }

    @Test(arguments: [
        (BufferingPolicy.unbounded, [1, 2, 3, 4, 5]), (.bufferingNewest(2), [1, 4, 5]),
        (.bufferingOldest(2), [1, 2, 3]), (.latest, [1, 5]),
    ])
    func thePolicySaysWhatIsKept(policy: BufferingPolicy, expected: [Int]) {
        let time = time, source = Source<Int, Never>()
        var values: [Int] = []
        let task = time.start {
            for await value in source.values(buffering: policy) {
                values.append(value)
                try? await time.sleep(for: .seconds(1))
            }
        }
        for value in 1...5 { time.run { source.send(value) } }
        time.advance(by: .seconds(9))
        #expect(values == expected)
        task.dispose()
        time.pump()
    }

    @Test func leavingTheLoopDisposesOfTheObservationAtOnce() {
        let source = Source<Int, Never>()
        var observers: [Int] = []
        _ = time.start {
            for await value in source.values where value == 2 { break }
            observers.append(source.observers)
        }
        time.run {
            source.send(1)
            source.send(2)
        }
        #expect(observers == [0])
    }

    @Test func eachIteratorObservesForItself() {
        let source = Source<Int, Never>()
        let values = source.values
        #expect(source.observations == 0)
        var log: [String] = []
        let tasks = ["a", "b"].map { name in
            time.start { for await value in values { log.append("\(name)\(value)") } }
        }
        time.run { source.send(1) }
        #expect(log == ["a1", "b1"])
        #expect(source.observations == 2)
        for task in tasks { task.dispose() }
        time.pump()
    }

    @Test func tasksThatShareAnIteratorShareTheValues() {
        let source = Source<Int, Never>()
        let iterator = source.values.makeAsyncIterator()
        var log: [String] = []
        for name in ["a", "b"] {
            _ = time.start {
                var iterator = iterator
                while let value = await iterator.next(isolation: #isolation) { log.append("\(name)\(value)") }
                log.append("\(name) ends")
            }
        }
        time.run { source.send(1) }
        time.run {
            source.send(2)
            source.complete()
        }
        #expect(log.count == 4)
        #expect(Set(log.map(\.last)) == ["1", "2", "s"])
    }

    @Test func aValueWhoseReleaseSendsIsInOrder() {
        final class Sender {
            let action: () -> Void
            init(_ action: @escaping () -> Void) { self.action = action }
            deinit { action() }
        }
        let source = Source<Sender?, Never>()
        var iterator: (any AsyncIteratorProtocol)? = source.values(buffering: .latest).makeAsyncIterator()
        var releases = 0
        source.send(
            Sender {
                releases += 1
                source.send(nil)
            })
        source.send(nil)
        #expect(releases == 1)
        iterator = nil
        #expect(source.observers == 0)
        _ = iterator
    }

    @Test func aDeallocatedSourceEndsTheSequence() {
        var source: Source<Int, Never>? = Source()
        var log: [String] = []
        _ = time.start {
            for await value in source!.values { log.append("\(value)") }
            log.append("end")
        }
        time.run { source?.send(1) }
        time.run { source = nil }
        #expect(log == ["1", "end"])
    }

    @Test func anAbandonedSequenceHoldsNothing() {
        let lifetime = Lifetime(), source = Source<Lifetime.Token, Never>()
        do {
            let iterator = source.values.makeAsyncIterator()
            source.send(lifetime.token())
            #expect(lifetime.alive == 1)
            withExtendedLifetime(iterator) {}
        }
        #expect(lifetime.alive == 0)
        #expect(source.observers == 0)
    }

    @Test func whateverThePaceNothingIsLostOrTurnedRound() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<50 {
            let time = VirtualScheduler(), source = Source<Int, Never>()
            let pauses = (0..<40).map { _ in Int.random(in: 0...3, using: &random) }
            var values: [Int] = []
            _ = time.start {
                for await value in source.values {
                    values.append(value)
                    if pauses[value] > 1 { try? await time.sleep(for: .seconds(pauses[value])) }
                }
            }
            for value in 0..<40 {
                time.run { source.send(value) }
                time.advance(by: .seconds(pauses[39 - value]))
            }
            time.run { source.complete() }
            time.advanceToEnd()
            #expect(values == Array(0..<40), "pauses: \(pauses)")
        }
    }

    // MARK: Cancellation

    @Test func cancellationEndsTheLoopAndTheObservationWithoutWhatIsKept() {
        let time = time, source = Source<Int, Never>()
        var log: [String] = []
        let task = time.start {
            for await value in source.values {
                log.append("\(value)")
                try? await time.sleep(for: .seconds(1))
            }
            log.append("end")
        }
        time.run {
            source.send(1)
            source.send(2)
        }
        task.dispose()
        time.pump()
        #expect(log == ["1", "end"])
        #expect(source.observers == 0)
    }

    @Test func cancellationWhileWaiting() {
        let source = Source<Int, Never>()
        let task = time.start { for await _ in source.values {} }
        #expect(source.observers == 1)
        task.dispose()
        time.pump()
        #expect(source.observers == 0)
    }

    @Test func cancellationDisposesThoughTheIteratorIsKept() {
        let source = Source<Int, Never>()
        var observers: [Int] = []
        let task = time.start {
            var iterator = source.values.makeAsyncIterator()
            _ = await iterator.next(isolation: #isolation)
            observers.append(source.observers)
            #expect(await iterator.next(isolation: #isolation) == nil)
        }
        task.dispose()
        time.pump()
        #expect(observers == [0])
    }

    @Test func aCancelledTaskGetsNothing() {
        let time = time
        var values: [Int] = []
        let task = time.start {
            try? await time.sleep(for: .seconds(1))
            for await value in Producer<Int, Never>.of(1, 2).values { values.append(value) }
        }
        task.dispose()
        time.pump()
        #expect(values == [])
    }

    @Test func cancellationFromAnotherThreadWhileValuesCome() async {
        for _ in 0..<200 {
            let time = VirtualScheduler(), source = Source<Int, Never>()
            var sum = 0
            let task = time.task { for await value in source.values { sum += value } }
            let canceller = Thread { task.cancel() }
            canceller.start()
            for _ in 0..<20 { time.run { source.send(1) } }
            await time.settle { source.observers == 0 }
            #expect((0...20).contains(sum))
        }
    }

    // MARK: Properties

    @Test func aPropertyGivesItsValueThenTheLatestChange() {
        let time = time, property = MutableProperty(1)
        var values: [Int] = []
        let task = time.start {
            for await value in property.values {
                values.append(value)
                try? await time.sleep(for: .seconds(1))
            }
        }
        time.run { property.value = 2 }
        time.run { property.value = 3 }
        #expect(values == [1])
        time.advance(by: .seconds(1))
        #expect(values == [1, 3])
        task.dispose()
        time.pump()
    }

    @Test func aDeallocatedPropertyEndsTheSequence() {
        var property: MutableProperty<Int>? = MutableProperty(1)
        var log: [String] = []
        _ = time.start {
            for await value in property!.values { log.append("\(value)") }
            log.append("end")
        }
        time.run { property = nil }
        #expect(log == ["1", "end"])
    }
}

@MainActor
@Suite struct LiveValuesTests {
    @Test func onAnyActorWithoutAContext() async {
        let property = MutableProperty(0)
        var values: [Int] = []
        let task = Task {
            for await value in property.values {
                MainActor.preconditionIsolated()
                values.append(value)
                if value == 2 { return }
                property.value = value + 1
            }
        }
        await task.value
        #expect(values == [0, 1, 2])
    }
    private actor Thermometer {
        private let degrees = MutableProperty(20)

        func set(_ value: Int) { degrees.value = value }

        func firstAbove(_ limit: Int) async -> Int? { await degrees.firstValue { $0 > limit } }

        func last(until end: Int) async -> Int? {
            var last: Int?
            for await value in degrees.values {
                preconditionIsolated()
                last = value
                if value == end { break }
            }
            return last
        }
    }

    @Test func insideAnActor() async {
        let thermometer = Thermometer()
        async let above = thermometer.firstAbove(21)
        async let last = thermometer.last(until: 23)
        for value in 21...23 { await thermometer.set(value) }
        #expect(await last == 23)
        #expect(await above! > 21)
    }
}
