import BinderyStreams
import Testing

@Suite struct MergeTests {
    private let a = Source<Int, Mishap>(), b = Source<Int, Mishap>()

    @Test func valuesOfEitherArePassedOn() {
        expect(a.merge(with: b), sends: [.value(1), .value(2), .value(3)]) {
            a.send(1)
            b.send(2)
            a.send(3)
        }
    }

    @Test func aFailureOfEitherIsPassedOnAndTheOtherIsDisposedOf() {
        expect(a.merge(with: b), sends: [.failed(.first)]) {
            b.fail(.first)
            #expect(a.observers == 0)
        }
    }

    @Test func onlyTheLastCompletionIsPassedOn() {
        expect(a.merge(with: b), sends: [.value(1), .completed]) {
            a.complete()
            b.send(1)
            b.complete()
        }
    }

    @Test func severalAreMerged() {
        let c = Source<Int, Mishap>()
        expect(merge(a, b, c), sends: [.value(0), .value(1), .value(2), .completed]) {
            for (index, source) in [a, b, c].enumerated() { source.send(index) }
            for source in [a, b, c] { source.complete() }
        }
    }

    @Test func noneAtAllCompletesAtOnce() {
        expect(merge([Source<Int, Mishap>]()), sends: [.completed])
    }

    @Test func theSameSignalTwiceSendsTwice() {
        expect(merge([a, a]), sends: [.value(1), .value(1)]) { a.send(1) }
    }

    @Test func aFailureAtOnceLeavesTheOthersUnobserved() {
        let failing = Producer<Int, Mishap>.fail(.first)
        expect(failing.merge(with: b), sends: [.failed(.first)])
        #expect(b.observations == 0)
    }

    @Test func oneThatEndsIsReleasedAtOnce() {
        var released: [String] = []
        let short = Producer<Int, Mishap> { emitter in
            emitter.onDispose { released.append("producer") }
            emitter.complete()
        }
        _ = events(of: short.do(onDispose: { released.append("do") }).merge(with: b)) {
            #expect(released.sorted() == ["do", "producer"])
        }
        #expect(released.count == 2)
    }

    @Test func upToSixSignalsOfDifferentTypesMerge() {
        let source = Source<Int, Mishap>(), one = Producer<Int, Mishap>.just(1), two = Producer<Int, Mishap>.of(2, 3)
        let all = [
            AnySignal(merge(one, source)), AnySignal(merge(one, two, source)), AnySignal(merge(one, two, one, source)),
            AnySignal(merge(one, two, one, two, source)), AnySignal(merge(one, two, one, two, one, source)),
        ]
        let sums = all.map { signal in
            var sum = 0
            signal.observe(onValue: { sum += $0 }, onFailure: { _ in }).dispose()
            return sum
        }
        #expect(sums == [1, 6, 7, 12, 13])
        #expect(source.observations == 5)
        #expect(source.observers == 0)
    }
}
