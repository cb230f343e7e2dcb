import BinderyStreams
import BinderyTesting
import Testing

@Suite struct ExpandTests {
    private let source = Source<Int, Mishap>(), time = VirtualScheduler()

    @Test func eachValueIsPassedOnAndTreatedLikewise() {
        let doubled = Producer<Int, Mishap>.just(1).expand { value in
            Producer<Int, Mishap>.just(value * 2).take(value < 16 ? 1 : 0)
        }
        expect(doubled, sends: [.value(1), .value(2), .value(4), .value(8), .value(16), .completed])
    }

    @Test func innerSignalsRunConcurrently() {
        let later = source.expand { [time] value in
            Producer<Int, Mishap>.timer(after: .seconds(1), on: time).map { _ in value + 10 }
        }
        expect(later, sends: [.value(1), .value(2), .value(11), .value(12)]) {
            source.send(1)
            source.send(2)
            time.advance(by: .seconds(1))
        }
    }

    @Test func withALimitValuesWaitForTheirTurn() {
        let inners = [1: Source<Int, Mishap>(), 2: Source<Int, Mishap>()]
        let expanded = source.expand(maxConcurrent: 1) { value in
            inners[value]?.eraseToAnySignal() ?? Producer<Int, Mishap>.empty().eraseToAnySignal()
        }
        expect(expanded, sends: [.value(1), .value(2), .value(3), .completed]) {
            source.send(1)
            source.send(2)
            inners[1]!.send(3)
            #expect(inners[2]!.observations == 0)
            source.complete()
            inners[1]!.complete()
            inners[2]!.complete()
        }
    }

    @Test func itCompletesWithTheLastOfThem() {
        let inner = Source<Int, Mishap>()
        let expanded = source.expand { $0 == 1 ? inner.eraseToAnySignal() : AnySignal(Producer<Int, Mishap>.empty()) }
        expect(expanded, sends: [.value(1), .value(2), .completed]) {
            source.send(1)
            source.complete()
            inner.send(2)
            inner.complete()
        }
    }

    @Test func aFailureOfAnyIsPassedOnAndTheOthersAreDisposedOf() {
        let inner = Source<Int, Mishap>()
        expect(source.expand { _ in inner }, sends: [.value(1), .failed(.second)]) {
            source.send(1)
            inner.fail(.second)
            #expect(source.observers == 0)
        }
    }

    @Test func whatIsSentAtOnceIsTreatedInTheOrderOfSending() {
        let tree = Producer<Int, Never>.just(1).expand { value in
            Producer<Int, Never>.of(value * 10, value * 10 + 1).take(value < 10 ? 2 : 0)
        }
        expect(tree, sends: [.value(1), .value(10), .value(11), .completed])
        let deeper = Producer<Int, Never>.just(1).expand { value in
            Producer<Int, Never>.of(value * 2, value * 2 + 1).take(value < 4 ? 2 : 0)
        }
        expect(deeper, sends: (1...7).map { .value($0) } + [.completed])
    }

    @Test func disposalFromInsideAValueEndsIt() {
        expect(
            Producer<Int, Never>.just(1).expand { Producer<Int, Never>.just($0 + 1) }.take(3),
            sends: [.value(1), .value(2), .value(3), .completed])
    }

    @Test func aDepthOfAHundredThousandNeedsNoStack() {
        let last = onSmallStack {
            var last = 0
            let deep = Producer<Int, Never>.just(1).expand { Producer<Int, Never>.just($0 + 1) }.take(100_000)
            _ = deep.observe { last = $0 }
            return last
        }
        #expect(last == 100_000)
    }
}
