import BinderyStreams
import Testing

@Suite struct SkipTests {
    private let source = Source<Int, Mishap>()

    @Test func theFirstValuesAreLeftOut() {
        expect(source.skip(2), sends: [.value(3), .value(4)]) {
            for value in 1...4 { source.send(value) }
        }
    }

    @Test func noneToSkipPassesAllOn() {
        expect(Producer<Int, Never>.of(1, 2).skip(0), sends: [.value(1), .value(2), .completed])
        expect(Producer<Int, Never>.of(1, 2).skip(-1), sends: [.value(1), .value(2), .completed])
    }

    @Test func aFailureAndCompletionArePassedOn() {
        expect(source.skip(2), sends: [.failed(.first)]) { source.fail(.first) }
        expect(Producer<Int, Mishap>.just(1).skip(2), sends: [.completed])
    }

    @Test func eachObserverCountsFromTheStart() {
        let rest = Producer<Int, Never>.of(1, 2).skip(1)
        expect(rest, sends: [.value(2), .completed])
        expect(rest, sends: [.value(2), .completed])
    }
}
