import BinderyStreams
import Testing

@Suite struct CombineLatestTests {
    private let a = Source<Int, Mishap>(), b = Source<String, Mishap>()

    private var combined: some Signal<String, Mishap> { combineLatest(a, b).map { "\($0)\($1)" } }

    @Test func theLatestOfAllAreSentOnceEachHasSent() {
        expect(combined, sends: [.value("2x"), .value("3x"), .value("3y")]) {
            a.send(1)
            a.send(2)
            b.send("x")
            a.send(3)
            b.send("y")
        }
    }

    @Test func aFailureOfOneIsPassedOnAndTheOthersAreDisposedOf() {
        expect(combined, sends: [.failed(.first)]) {
            a.fail(.first)
            #expect(b.observers == 0)
        }
    }

    @Test func onlyTheLastCompletionIsPassedOn() {
        expect(combined, sends: [.value("1x"), .value("1y"), .completed]) {
            a.send(1)
            a.complete()
            b.send("x")
            b.send("y")
            b.complete()
        }
    }

    @Test func evenIfOneHasSentNothing() {
        expect(combined, sends: []) { a.complete() }
        let c = Source<Int, Mishap>(), d = Source<Int, Mishap>()
        expect(combineLatest(c, d).map { $0 + $1 }, sends: [.completed]) {
            c.complete()
            d.send(1)
            #expect(d.observers == 1)
            d.complete()
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

    @Test func nilIsAValueLikeAnyOther() {
        let optional = Source<Int?, Mishap>()
        expect(combineLatest(optional, b).map { "\($0 as Any) \($1)" }, sends: [.value("nil x")]) {
            optional.send(nil)
            b.send("x")
        }
    }

    @Test func eachObserverHasItsOwnState() {
        let combined = combined
        expect(combined, sends: []) { a.send(1) }
        expect(combined, sends: []) { b.send("x") }
    }

    @Test func fiveAndSixSignalsCombine() {
        let one = Producer<Int, Mishap>.just(1)
        let five = combineLatest(one, one, one, one, one).map { [$0, $1, $2, $3, $4] }
        expect(five, sends: [.value([1, 1, 1, 1, 1]), .completed])
        let six = combineLatest(one, one, one, one, one, one).map { [$0, $1, $2, $3, $4, $5] }
        expect(six, sends: [.value([1, 1, 1, 1, 1, 1]), .completed])
    }

    @Test func aCollectionOfSignalsCombinesInItsOrder() {
        let sources = (0..<3).map { _ in Source<Int, Mishap>() }
        expect(combineLatest(sources), sends: [.value([1, 2, 3]), .value([1, 5, 3]), .completed]) {
            for position in [2, 1, 0] { sources[position].send(position + 1) }
            sources[1].send(5)
            for source in sources { source.complete() }
        }
        expect(combineLatest([Source<Int, Mishap>]()), sends: [.completed])
    }

    @Test func aFailureOfOneOfACollectionEndsThemAll() {
        let sources = (0..<2).map { _ in Source<Int, Mishap>() }
        expect(combineLatest(sources), sends: [.completed]) {
            sources[0].complete()
            #expect(sources[1].observers == 1)
            sources[1].complete()
        }
        let others = (0..<2).map { _ in Source<Int, Mishap>() }
        expect(combineLatest(others), sends: [.failed(.first)]) {
            others[0].fail(.first)
            #expect(others[1].observers == 0)
        }
    }
}
