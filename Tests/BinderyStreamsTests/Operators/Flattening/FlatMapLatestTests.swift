import BinderyStreams
import Testing

@Suite struct FlatMapLatestTests {
    private let outer = Source<Int, Mishap>()
    private let inner = [Source<String, Mishap>(), Source<String, Mishap>()]

    private var latest: some Signal<String, Mishap> { outer.flatMapLatest { inner[$0] } }

    @Test func valuesOfTheInnerSignalArePassedOn() {
        expect(latest, sends: [.value("a"), .value("b")]) {
            outer.send(0)
            inner[0].send("a")
            inner[0].send("b")
        }
    }

    @Test func aNewValueDisposesOfTheInnerSignalBefore() {
        expect(latest, sends: [.value("new")]) {
            outer.send(0)
            outer.send(1)
            #expect(inner[0].observers == 0)
            inner[0].send("old")
            inner[1].send("new")
        }
    }

    @Test func completionWaitsForTheInnerSignal() {
        expect(latest, sends: [.value("a"), .completed]) {
            outer.send(0)
            outer.complete()
            inner[0].send("a")
            inner[0].complete()
        }
    }

    @Test func completionWithoutAnInnerSignalIsPassedOn() {
        expect(latest, sends: [.completed]) { outer.complete() }
    }

    @Test func completionOfTheInnerSignalIsNothingWhileTheOuterOneGoesOn() {
        expect(latest, sends: [.value("a"), .completed]) {
            outer.send(0)
            inner[0].complete()
            outer.send(1)
            inner[1].send("a")
            inner[1].complete()
            outer.complete()
        }
    }

    @Test func aFailureOfTheInnerSignalDisposesOfTheOuterOne() {
        expect(latest, sends: [.failed(.first)]) {
            outer.send(0)
            inner[0].fail(.first)
            #expect(outer.observers == 0)
        }
    }

    @Test func aFailureOfTheOuterSignalDisposesOfTheInnerOne() {
        expect(latest, sends: [.failed(.second)]) {
            outer.send(0)
            outer.fail(.second)
            #expect(inner[0].observers == 0)
        }
    }

    @Test func innerSignalsThatEndAtOnceAreAllDelivered() {
        let doubled = Producer<Int, Mishap>.of(1, 2, 3).flatMapLatest { Producer<Int, Mishap>.of($0, $0 * 10) }
        expect(doubled, sends: [1, 10, 2, 20, 3, 30].map { .value($0) } + [.completed])
    }

    @Test func anOuterValueSentByAnInnerOneSupersedesIt() {
        let numbers = Subject<Int, Never>()
        var seen: [Int] = []
        let observation = numbers.flatMapLatest { Producer<Int, Never>.of($0, $0 + 1) }.observe { value in
            seen.append(value)
            if value == 1 { numbers.send(10) }
        }
        numbers.send(1)
        #expect(seen == [1, 2, 10, 11])
        observation.dispose()
    }
}
