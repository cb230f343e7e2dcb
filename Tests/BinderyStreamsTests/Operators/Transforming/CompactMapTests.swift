import BinderyStreams
import Testing

@Suite struct CompactMapTests {
    private let source = Source<String, Mishap>()

    @Test func aValueThatBecomesNilIsDropped() {
        #expect(
            events(of: source.compactMap { Int($0) }) {
                source.send("1")
                source.send("two")
                source.send("3")
            } == [.value(1), .value(3)])
    }

    @Test func aFailureIsPassedOn() {
        #expect(events(of: source.compactMap { Int($0) }) { source.fail(.first) } == [.failed(.first)])
    }

    @Test func completionIsPassedOn() {
        #expect(events(of: source.compactMap { Int($0) }) { source.complete() } == [.completed])
    }
}
