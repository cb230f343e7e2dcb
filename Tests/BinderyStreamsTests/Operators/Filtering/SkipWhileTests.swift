import BinderyStreams
import Testing

@Suite struct SkipWhileTests {
    private let source = Source<Int, Mishap>()

    @Test func valuesAreLeftOutUntilOneIsNotSkipped() {
        expect(source.skip(while: { $0 < 3 }), sends: [.value(3), .value(1)]) {
            for value in [1, 2, 3, 1] { source.send(value) }
        }
    }

    @Test func afterThatTheClosureIsNotAskedAnyMore() {
        var asked: [Int] = []
        let rest = source.skip(while: { value in
            asked.append(value)
            return value < 2
        })
        expect(rest, sends: [.value(2), .value(3)]) {
            for value in 1...3 { source.send(value) }
        }
        #expect(asked == [1, 2])
    }

    @Test func aFailureAndCompletionArePassedOn() {
        expect(source.skip(while: { _ in true }), sends: [.failed(.first)]) { source.fail(.first) }
        expect(Producer<Int, Mishap>.just(1).skip(while: { _ in true }), sends: [.completed])
    }
}
