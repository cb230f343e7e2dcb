import BinderyStreams
import Testing

@Suite struct IgnoreValuesTests {
    private let source = Source<Int, Mishap>()

    @Test func aValueIsDropped() {
        expect(source.ignoreValues(), sends: []) { source.send(1) }
    }

    @Test func aFailureAndCompletionArePassedOn() {
        expect(source.ignoreValues(), sends: [.failed(.first)]) { source.fail(.first) }
        expect(Producer<Int, Mishap>.just(1).ignoreValues(), sends: [.completed])
    }

    @Test func theEndAloneCombinesWithASignalOfOtherValues() {
        let texts = source.ignoreValues(as: String.self).merge(with: Producer<String, Mishap>.just("a"))
        expect(texts, sends: [.value("a"), .failed(.first)]) {
            source.send(1)
            source.fail(.first)
        }
    }
}
