import BinderyStreams
import Testing

@Suite struct OrTests {
    private let a = Source<Bool, Mishap>(), b = Source<Bool, Mishap>()

    @Test func itIsTrueWhenOneIs() {
        expect(a.or(b), sends: [.value(true), .value(true), .value(true), .value(false)]) {
            a.send(true)
            b.send(false)
            b.send(true)
            b.send(false)
            a.send(false)
        }
    }

    @Test func failureAndCompletionArePassedOn() {
        expect(a.or(b), sends: [.failed(.first)]) {
            b.fail(.first)
            #expect(a.observers == 0)
        }
        let yes = Producer<Bool, Mishap>.just(true)
        expect(yes.or(yes), sends: [.value(true), .completed])
    }
}
