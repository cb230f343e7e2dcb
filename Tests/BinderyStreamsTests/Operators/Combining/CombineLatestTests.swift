import BinderyStreams
import BinderyTesting
import Testing

@Suite struct CombineLatestTests {
    private let a = Source<Int, Mishap>(), b = Source<String, Mishap>()

    @Test func theLatestOfAllAreSentOnceEachHasSent() throws {
        try marbles { m in
            let pairs = ["p": ("2", "x"), "q": ("3", "x"), "r": ("3", "y")]
            let a = m.hot("                     -1-2---3---")
            let b = m.hot("                     -----x---y-")
            m.expect(combineLatest(a, b)).toBe("-----p-q-r-", values: pairs)
        }
    }

    @Test func aFailureOfOneIsPassedOnAndTheOthersAreDisposedOf() throws {
        try marbles { m in
            let b = m.hot("------x")
            m.expect(combineLatest(m.hot("---#"), b)).toBe("---#")
            m.expectSubscriptions(b).toBe("^--!")
        }
    }

    @Test func onlyTheLastCompletionIsPassedOn() throws {
        try marbles { m in
            let a = m.hot("                     -1-|")
            let b = m.hot("                     -----x-y-|")
            m.expect(combineLatest(a, b)).toBe("-----p-q-|", values: ["p": ("1", "x"), "q": ("1", "y")])
        }
    }

    @Test func evenIfOneHasSentNothing() throws {
        try marbles { m in
            m.expect(combineLatest(m.hot("-|"), m.hot("--"))).toBe("--")
            let other = m.hot("---a-|")
            m.expect(combineLatest(m.hot("-|"), other)).toBe("-----|")
            m.expectSubscriptions(other).toBe("^----!")
        }
    }

    @Test func threeAndFourSignalsCombine() {
        let one = Producer<Int, Mishap>.just(1)
        expect(combineLatest(one, one, a).map { $0 + $1 + $2 }, sends: [.value(7)]) { a.send(5) }
        expect(combineLatest(one, one, one, a).map { $0 + $1 + $2 + $3 }, sends: [.value(8)]) { a.send(5) }
    }

    @Test func anyNumberOfErasedSignalsCombine() {
        let one = Producer<Int, Mishap>.just(1).eraseToAnySignal()
        let all = combineLatest(one, one, one, one, b.eraseToAnySignal()).map { "\($0)\($1)\($2)\($3)\($4)" }
        expect(all, sends: [.value("1111x")]) { b.send("x") }
    }

    @Test func nilIsAValueLikeAnyOther() throws {
        try marbles { m in
            let optional = m.hot("-n-", values: ["n": Int?.none])
            m.expect(combineLatest(optional, m.hot("--x"))).toBe("--p", values: ["p": (nil, "x")])
        }
    }

    @Test func eachObserverHasItsOwnState() throws {
        try marbles { m in
            let combined = combineLatest(m.hot("-1----"), m.hot("----x-"))
            m.expect(combined, unsubscribedAt: "^--!").toBe("------")
            m.expect(combined, unsubscribedAt: "---^").toBe("------")
        }
    }

    @Test func fiveAndSixSignalsCombine() {
        let one = Producer<Int, Mishap>.just(1)
        let five = combineLatest(one, one, one, one, one).map { [$0, $1, $2, $3, $4] }
        expect(five, sends: [.value([1, 1, 1, 1, 1]), .completed])
        let six = combineLatest(one, one, one, one, one, one).map { [$0, $1, $2, $3, $4, $5] }
        expect(six, sends: [.value([1, 1, 1, 1, 1, 1]), .completed])
    }

    @Test func aCollectionOfSignalsCombinesInItsOrder() throws {
        try marbles { m in
            let arrays = ["x": ["1", "2", "3"], "y": ["1", "5", "3"]]
            let a = m.hot("                          -----1---|")
            let b = m.hot("                          ---2---5---|")
            let c = m.hot("                          -3-----------|")
            m.expect(combineLatest([a, b, c])).toBe("-----x-y-----|", values: arrays)
            m.expect(combineLatest([MarbleSignal<Int, MarbleError>]())).toBe("|")
        }
    }

    @Test func aFailureOfOneOfACollectionEndsThemAll() throws {
        try marbles { m in
            let completing = m.hot("---|"), failing = m.hot("---#"), other = m.hot("-----|")
            m.expect(combineLatest([completing, other])).toBe("-----|")
            m.expect(combineLatest([failing, other])).toBe("---#")
            m.expectSubscriptions(other).toBe("^----!", "^--!")
        }
    }
}
