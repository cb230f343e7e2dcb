import BinderyStreams
import Testing

@Suite struct FlatMapFirstTests {
    private let outer = Source<Int, Mishap>()
    private let inner = [Source<String, Mishap>(), Source<String, Mishap>()]

    private var first: some Signal<String, Mishap> { outer.flatMapFirst { inner[$0] } }

    @Test func valuesAreDroppedWhileASignalRuns() {
        expect(first, sends: [.value("a")]) {
            outer.send(0)
            outer.send(1)
            #expect(inner[1].observations == 0)
            inner[0].send("a")
        }
    }

    @Test func afterItsCompletionTheNextValueGetsItsSignal() {
        expect(first, sends: [.value("b")]) {
            outer.send(0)
            inner[0].complete()
            outer.send(1)
            inner[1].send("b")
        }
    }

    @Test func completionWaitsForTheInnerSignal() {
        expect(first, sends: [.value("a"), .completed]) {
            outer.send(0)
            outer.complete()
            inner[0].send("a")
            inner[0].complete()
        }
        expect(Producer<Int, Mishap>.empty().flatMapFirst { inner[$0] }, sends: [.completed])
    }

    @Test func aFailureOfEitherIsPassedOnAndTheOtherIsDisposedOf() {
        expect(first, sends: [.failed(.first)]) {
            outer.send(0)
            inner[0].fail(.first)
            #expect(outer.observers == 0)
        }
        expect(first, sends: [.failed(.second)]) {
            outer.send(1)
            outer.fail(.second)
            #expect(inner[1].observers == 0)
        }
    }

    @Test func signalsThatEndAtOnceDropNothing() {
        let doubled = Producer<Int, Mishap>.of(1, 2).flatMapFirst { Producer<Int, Mishap>.of($0, $0 * 10) }
        expect(doubled, sends: [1, 10, 2, 20].map { .value($0) } + [.completed])
    }
}
