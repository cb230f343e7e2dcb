import BinderyStreams
import BinderyTesting
import Testing

@Suite struct ZipTests {
    private let a = Source<Int, Mishap>(), b = Source<String, Mishap>()

    @Test func valuesWaitForTheirPartners() throws {
        try marbles { m in
            let a = m.hot("           -1-2-3-----")
            let b = m.hot("           -------x-y-")
            m.expect(zip(a, b)).toBe("-------p-q-", values: ["p": ("1", "x"), "q": ("2", "y")])
        }
    }

    @Test func aFailureOfOneIsPassedOnAtOnce() throws {
        try marbles { m in
            let b = m.hot("------x")
            m.expect(zip(m.hot("-1-#"), b)).toBe("---#")
            m.expectSubscriptions(b).toBe("^--!")
        }
    }

    @Test func completionOfOneOfWhichNoneWaitsIsCompletion() throws {
        try marbles { m in
            let b = m.hot("---x-y---z")
            m.expect(zip(m.hot("-1-----|"), b)).toBe("---p---|", values: ["p": ("1", "x")])
            m.expectSubscriptions(b).toBe("^------!")
        }
    }

    @Test func completionOfOneOfWhichSomeWaitComesAfterThem() throws {
        try marbles { m in
            let b = m.hot("-----x-y---z")
            m.expect(zip(m.hot("-12|"), b)).toBe("-----p-(q|)", values: ["p": ("1", "x"), "q": ("2", "y")])
            m.expectSubscriptions(b).toBe("^------!")
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

    @Test func aCollectionOfSignalsZipsInItsOrder() throws {
        try marbles { m in
            let arrays = ["x": ["1", "2", "3"], "y": ["4", "4", "4"]]
            let a = m.hot("                -----1-4-|")
            let b = m.hot("                ---2-------4---|")
            let c = m.hot("                -3-----------4-|")
            m.expect(zip([a, b, c])).toBe("-----x-------(y|)", values: arrays)
            m.expectSubscriptions(b).toBe("^------------!")
            m.expect(zip([MarbleSignal<Int, MarbleError>]())).toBe("|")
        }
    }

    @Test func oneOfACollectionMayEndThemAll() throws {
        try marbles { m in
            let b = m.hot("-1----2")
            m.expect(zip([m.hot("---#"), b])).toBe("---#")
            m.expectSubscriptions(b).toBe("^--!")
        }
    }
}
