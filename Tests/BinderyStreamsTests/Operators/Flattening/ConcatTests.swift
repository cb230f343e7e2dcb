import BinderyStreams
import Testing

@Suite struct ConcatTests {
    private let a = Source<Int, Mishap>(), b = Source<Int, Mishap>()

    @Test func theSecondBeginsWhenTheFirstHasCompleted() {
        expect(a.concat(with: b), sends: [.value(1), .value(2), .completed]) {
            a.send(1)
            b.send(9)
            a.complete()
            #expect(a.observers == 0)
            b.send(2)
            b.complete()
        }
    }

    @Test func aFailureOfTheFirstIsPassedOnAndTheSecondNotObserved() {
        expect(a.concat(with: b), sends: [.failed(.first)]) { a.fail(.first) }
        #expect(b.observations == 0)
    }

    @Test func aFailureOfTheSecondIsPassedOn() {
        expect(a.concat(with: b), sends: [.failed(.second)]) {
            a.complete()
            b.fail(.second)
        }
    }

    @Test func theFirstIsReleasedBeforeTheSecondBegins() {
        let second = Producer<Int, Mishap> { [a] emitter in
            #expect(a.observers == 0)
            emitter.complete()
        }
        expect(a.concat(with: second), sends: [.completed]) { a.complete() }
    }

    // MARK: Several

    @Test func severalRunOneAfterTheOther() {
        expect(concat(a, b), sends: [.value(1), .value(2), .completed]) {
            a.send(1)
            a.complete()
            #expect(a.observers == 0)
            b.send(2)
            b.complete()
        }
    }

    @Test func aFailureOfOneLeavesTheRestUnobserved() {
        expect(concat([a, b]), sends: [.failed(.first)]) { a.fail(.first) }
        #expect(b.observations == 0)
    }

    @Test func noneAtAllCompletesAtOnce() {
        expect(concat([Source<Int, Mishap>]()), sends: [.completed])
    }

    @Test func disposalInsideAValueLeavesTheRestUnobserved() {
        let stop = Subject<Void, Never>()
        var seen: [Int] = []
        let signals = (1...3).map { Producer<Int, Never>.just($0).eraseToAnySignal() }
        _ = concat(signals).take(until: stop).observe { value in
            seen.append(value)
            if value == 2 { stop.send() }
        }
        #expect(seen == [1, 2])
    }

    @Test func aHundredThousandThatEndAtOnceNeedNoStack() {
        let outcome = onSmallStack {
            var sum = 0, hasCompleted = false
            let one = Producer<Int, Never>.just(1).eraseToAnySignal()
            _ = concat(Array(repeating: one, count: 100_000))
                .observe(onValue: { sum += $0 }, onCompletion: { hasCompleted = true })
            return hasCompleted ? sum : 0
        }
        #expect(outcome == 100_000)
    }
}
