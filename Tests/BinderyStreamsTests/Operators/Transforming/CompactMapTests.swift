import BinderyStreams
import Testing

@Suite struct CompactMapTests {
    private let source = Source<String, Mishap>()

    @Test func aValueThatBecomesNilIsDropped() {
        expect(source.compactMap { Int($0) }, sends: [.value(1), .value(3)]) {
            source.send("1")
            source.send("two")
            source.send("3")
        }
    }

    @Test func aFailureIsPassedOn() {
        expect(source.compactMap { Int($0) }, sends: [.failed(.first)]) { source.fail(.first) }
    }

    @Test func completionIsPassedOn() {
        expect(source.compactMap { Int($0) }, sends: [.completed]) { source.complete() }
    }
}
