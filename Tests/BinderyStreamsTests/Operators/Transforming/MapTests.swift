import BinderyStreams
import Testing

@Suite struct MapTests {
    private let source = Source<Int, Mishap>()

    @Test func aValueIsTransformed() {
        #expect(
            events(of: source.map { "\($0)!" }) {
                source.send(1)
                source.send(2)
            } == [.value("1!"), .value("2!")])
    }

    @Test func aFailureIsPassedOn() {
        #expect(events(of: source.map { $0 * 2 }) { source.fail(.first) } == [.failed(.first)])
    }

    @Test func completionIsPassedOn() {
        #expect(events(of: source.map { $0 * 2 }) { source.complete() } == [.completed])
    }

    @Test func aKeyPathIsATransformToo() {
        #expect(events(of: Producer<String, Never>.just("four").map(\.count)) == [.value(4), .completed])
    }
}
