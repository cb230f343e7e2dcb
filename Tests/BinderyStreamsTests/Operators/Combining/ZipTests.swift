import BinderyStreams
import Testing

@Suite struct ZipTests {
    private let a = Source<Int, Mishap>(), b = Source<String, Mishap>()

    private var zipped: some Signal<String, Mishap> { zip(a, b).map { "\($0)\($1)" } }

    @Test func valuesWaitForTheirPartners() {
        expect(zipped, sends: [.value("1x"), .value("2y")]) {
            a.send(1)
            a.send(2)
            a.send(3)
            b.send("x")
            b.send("y")
        }
    }

    @Test func aFailureOfOneIsPassedOnAtOnce() {
        expect(zipped, sends: [.failed(.first)]) {
            a.send(1)
            a.fail(.first)
            #expect(b.observers == 0)
        }
    }

    @Test func completionOfOneOfWhichNoneWaitsIsCompletion() {
        expect(zipped, sends: [.value("1x"), .completed]) {
            a.send(1)
            b.send("x")
            b.send("y")
            a.complete()
            #expect(b.observers == 0)
        }
    }

    @Test func completionOfOneOfWhichSomeWaitComesAfterThem() {
        expect(zipped, sends: [.value("1x"), .value("2y"), .completed]) {
            a.send(1)
            a.send(2)
            a.complete()
            b.send("x")
            b.send("y")
            #expect(b.observers == 0)
        }
    }

    @Test func signalsThatSendAtOnceAreZipped() {
        let numbers = Producer<Int, Mishap>.of(1, 2), texts = Producer<String, Mishap>.of("x", "y", "z")
        expect(zip(numbers, texts).map { "\($0)\($1)" }, sends: [.value("1x"), .value("2y"), .completed])
    }

    @Test func threeFourAndAnyNumberOfSignalsZip() {
        let one = Producer<Int, Mishap>.of(1, 2)
        expect(zip(one, one, a).map { $0 + $1 + $2 }, sends: [.value(7)]) { a.send(5) }
        expect(zip(one, one, one, a).map { $0 + $1 + $2 + $3 }, sends: [.value(8)]) { a.send(5) }
        let erased = one.eraseToAnySignal()
        let all = zip(erased, erased, erased, erased, b.eraseToAnySignal()).map { "\($0)\($1)\($2)\($3)\($4)" }
        expect(all, sends: [.value("1111x")]) { b.send("x") }
    }

    @Test func manyValuesMayWait() {
        var sum = 0
        let observation = zip(a, a).observe(onValue: { sum += $0 * $1 }, onFailure: { _ in })
        a.send(2)
        #expect(sum == 4)
        observation.dispose()
        let late = Source<Int, Never>()
        var pairs = 0
        _ = zip(Producer<Int, Never>.range(0..<1_000), late).observe { pairs += $0 == $1 ? 1 : 0 }
        for number in 0..<1_000 { late.send(number) }
        #expect(pairs == 1_000)
        #expect(late.observers == 0)
    }

    @Test func fiveAndSixSignalsZip() {
        let one = Producer<Int, Mishap>.just(1)
        let five = zip(one, one, one, one, one).map { [$0, $1, $2, $3, $4] }
        expect(five, sends: [.value([1, 1, 1, 1, 1]), .completed])
        let six = zip(one, one, one, one, one, one).map { [$0, $1, $2, $3, $4, $5] }
        expect(six, sends: [.value([1, 1, 1, 1, 1, 1]), .completed])
    }

    @Test func aCollectionOfSignalsZipsInItsOrder() {
        let sources = (0..<3).map { _ in Source<Int, Mishap>() }
        expect(zip(sources), sends: [.value([1, 2, 3]), .value([4, 4, 4]), .completed]) {
            for position in [2, 1, 0] { sources[position].send(position + 1) }
            sources[0].send(4)
            sources[0].complete()
            for source in sources.dropFirst() { source.send(4) }
            #expect(sources[1].observers == 0)
        }
        expect(zip([Source<Int, Mishap>]()), sends: [.completed])
    }

    @Test func oneOfACollectionMayEndThemAll() {
        let sources = (0..<2).map { _ in Source<Int, Mishap>() }
        expect(zip(sources), sends: [.failed(.first)]) {
            sources[1].send(1)
            sources[0].fail(.first)
            #expect(sources[1].observers == 0)
        }
    }
}
