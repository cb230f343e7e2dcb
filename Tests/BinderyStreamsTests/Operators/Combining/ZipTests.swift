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
}
