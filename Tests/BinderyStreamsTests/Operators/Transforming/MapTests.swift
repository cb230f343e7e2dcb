import BinderyStreams
import Testing

@Suite struct MapTests {
    private let source = Source<Int, Mishap>()

    @Test func aValueIsTransformed() {
        expect(source.map { "\($0)!" }, sends: [.value("1!"), .value("2!")]) {
            source.send(1)
            source.send(2)
        }
    }

    @Test func aFailureIsPassedOn() {
        expect(source.map { $0 * 2 }, sends: [.failed(.first)]) { source.fail(.first) }
    }

    @Test func completionIsPassedOn() {
        expect(source.map { $0 * 2 }, sends: [.completed]) { source.complete() }
    }

    @Test func aKeyPathIsATransformToo() {
        expect(Producer<String, Never>.just("four").map(\.count), sends: [.value(4), .completed])
    }
}
