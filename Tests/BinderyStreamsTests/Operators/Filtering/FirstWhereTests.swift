import BinderyStreams
import Testing

@Suite struct FirstWhereTests {
    private let source = Source<Int, Mishap>()

    @Test func theFirstMatchIsPassedOnThenCompletion() {
        expect(source.first(where: { $0 > 1 }), sends: [.value(2), .completed]) {
            for value in 1...3 { source.send(value) }
        }
        #expect(observers(of: source, atEachEventOf: source.first { $0 > 1 }) { source.send(2) } == [1, 0])
    }

    @Test func completionWithoutAMatchIsPassedOnOrTheGivenFailure() {
        let one = Producer<Int, Mishap>.just(1)
        expect(one.first(where: { $0 > 1 }), sends: [.completed])
        expect(one.first(orFailWith: .second, where: { $0 > 1 }), sends: [.failed(.second)])
        expect(one.first(orFailWith: .second, where: { $0 == 1 }), sends: [.value(1), .completed])
    }

    @Test func aFailureIsPassedOn() {
        expect(source.first(where: { _ in true }), sends: [.failed(.first)]) { source.fail(.first) }
    }
}
