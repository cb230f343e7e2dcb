import BinderyStreams
import Testing

@Suite struct FilterTests {
    private let source = Source<Int, Mishap>()

    @Test func aValueIsPassedOnIfItIsIncluded() {
        #expect(
            events(of: source.filter { $0 > 1 }) {
                source.send(1)
                source.send(2)
                source.send(0)
                source.send(3)
            } == [.value(2), .value(3)])
    }

    @Test func aFailureIsPassedOn() {
        #expect(events(of: source.filter { _ in false }) { source.fail(.first) } == [.failed(.first)])
    }

    @Test func completionIsPassedOn() {
        #expect(events(of: source.filter { _ in false }) { source.complete() } == [.completed])
    }
}
