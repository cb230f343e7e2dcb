import BinderyStreams
import Testing

@Suite struct SkipNilTests {
    private let source = Source<Int?, Mishap>()

    @Test func valuesAreUnwrappedAndNilIsDropped() {
        expect(source.skipNil(), sends: [.value(1), .value(2)]) {
            for value in [1, nil, 2] { source.send(value) }
        }
    }

    @Test func aFailureAndCompletionArePassedOn() {
        expect(source.skipNil(), sends: [.failed(.first)]) { source.fail(.first) }
        expect(Producer<Int?, Mishap>.just(nil).skipNil(), sends: [.completed])
    }
}
