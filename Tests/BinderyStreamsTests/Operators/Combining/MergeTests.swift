import BinderyStreams
import Testing

@Suite struct MergeTests {
    private let a = Source<Int, Mishap>(), b = Source<Int, Mishap>()

    @Test func valuesOfEitherArePassedOn() {
        #expect(
            events(of: a.merge(with: b)) {
                a.send(1)
                b.send(2)
                a.send(3)
            } == [.value(1), .value(2), .value(3)])
    }

    @Test func aFailureOfEitherIsPassedOnAndTheOtherIsDisposedOf() {
        #expect(
            events(of: a.merge(with: b)) {
                b.fail(.first)
                #expect(a.observers == 0)
            } == [.failed(.first)])
    }

    @Test func onlyTheLastCompletionIsPassedOn() {
        #expect(
            events(of: a.merge(with: b)) {
                a.complete()
                b.send(1)
                b.complete()
            } == [.value(1), .completed])
    }

    @Test func severalAreMerged() {
        let c = Source<Int, Mishap>()
        #expect(
            events(of: merge(a, b, c)) {
                for (index, source) in [a, b, c].enumerated() { source.send(index) }
                for source in [a, b, c] { source.complete() }
            } == [.value(0), .value(1), .value(2), .completed])
    }

    @Test func noneAtAllCompletesAtOnce() {
        #expect(events(of: merge([Source<Int, Mishap>]())) == [.completed])
    }

    @Test func theSameSignalTwiceSendsTwice() {
        #expect(events(of: merge([a, a])) { a.send(1) } == [.value(1), .value(1)])
    }

    @Test func aFailureAtOnceLeavesTheOthersUnobserved() {
        let failing = Producer<Int, Mishap>.fail(.first)
        #expect(events(of: failing.merge(with: b)) == [.failed(.first)])
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
}
