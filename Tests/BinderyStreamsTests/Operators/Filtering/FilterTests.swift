import BinderyStreams
import Testing

@Suite struct FilterTests {
    private let source = Source<Int, Mishap>()

    @Test func aValueIsPassedOnIfItIsIncluded() {
        expect(source.filter { $0 > 1 }, sends: [.value(2), .value(3)]) {
            source.send(1)
            source.send(2)
            source.send(0)
            source.send(3)
        }
    }

    @Test func aFailureIsPassedOn() {
        expect(source.filter { _ in false }, sends: [.failed(.first)]) { source.fail(.first) }
    }

    @Test func completionIsPassedOn() {
        expect(source.filter { _ in false }, sends: [.completed]) { source.complete() }
    }
}
