import BinderyStreams
import Testing

@Suite struct ConcatMapTests {
    private let outer = Source<Int, Mishap>()
    private let inner = [Source<String, Mishap>(), Source<String, Mishap>()]

    private var mapped: some Signal<String, Mishap> { outer.concatMap { inner[$0] } }

    @Test func theSignalsRunOneAfterTheOther() {
        expect(mapped, sends: [.value("a"), .value("b")]) {
            outer.send(0)
            outer.send(1)
            #expect(inner[1].observers == 0)
            inner[1].send("early")
            inner[0].send("a")
            inner[0].complete()
            inner[1].send("b")
        }
    }

    @Test func aSignalIsMadeWhenItsTurnComes() {
        var made: [Int] = []
        let signals = outer.concatMap { [inner] index in
            made.append(index)
            return inner[index]
        }
        _ = events(of: signals) {
            outer.send(0)
            outer.send(1)
            #expect(made == [0])
            inner[0].complete()
            #expect(made == [0, 1])
        }
    }

    @Test func completionWaitsForTheLastSignal() {
        expect(mapped, sends: [.value("b"), .completed]) {
            outer.send(0)
            outer.send(1)
            outer.complete()
            inner[0].complete()
            inner[1].send("b")
            inner[1].complete()
        }
        expect(Producer<Int, Mishap>.empty().concatMap { inner[$0] }, sends: [.completed])
    }

    @Test func aFailureOfEitherIsPassedOnAndDropsWhatWaits() {
        expect(mapped, sends: [.failed(.first)]) {
            outer.send(0)
            outer.send(1)
            inner[0].fail(.first)
            #expect(outer.observers == 0)
            #expect(inner[1].observations == 0)
        }
        expect(mapped, sends: [.failed(.second)]) {
            outer.send(1)
            outer.fail(.second)
            #expect(inner[1].observers == 0)
        }
    }

    @Test func orderIsKeptWhateverEndsAtOnce() {
        let numbers = Producer<Int, Mishap>.of(1, 2, 3).concatMap { Producer<Int, Mishap>.of($0, $0 * 10) }
        expect(numbers, sends: [1, 10, 2, 20, 3, 30].map { .value($0) } + [.completed])
    }

    @Test func aHundredThousandThatWaitedNeedNoStack() {
        let sum = onSmallStack {
            let start = Subject<Int, Never>()
            var sum = 0
            let signals = Producer<Int, Never>.range(0..<100_001).concatMap { number in
                number == 0 ? start.eraseToAnySignal() : Producer<Int, Never>.just(1).eraseToAnySignal()
            }
            let observation = signals.observe { sum += $0 }
            start.complete()
            observation.dispose()
            return sum
        }
        #expect(sum == 100_000)
    }
}
