import BinderyStreams
import Testing

@Suite struct AndTests {
    private let a = Source<Bool, Mishap>(), b = Source<Bool, Mishap>()

    @Test func itIsTrueWhenBothAre() {
        expect(a.and(b), sends: [.value(true), .value(false), .value(false)]) {
            a.send(true)
            b.send(true)
            a.send(false)
            b.send(false)
        }
    }

    @Test func failureAndCompletionArePassedOn() {
        expect(a.and(b), sends: [.failed(.first)]) {
            b.fail(.first)
            #expect(a.observers == 0)
        }
        let yes = Producer<Bool, Mishap>.just(true)
        expect(yes.and(yes), sends: [.value(true), .completed])
    }
}
