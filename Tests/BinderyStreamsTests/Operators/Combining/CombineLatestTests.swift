import BinderyStreams
import Testing

@Suite struct CombineLatestTests {
    private let a = Source<Int, Mishap>(), b = Source<String, Mishap>()

    private var combined: some Signal<String, Mishap> { combineLatest(a, b).map { "\($0)\($1)" } }

    @Test func theLatestOfAllAreSentOnceEachHasSent() {
        #expect(
            events(of: combined) {
                a.send(1)
                a.send(2)
                b.send("x")
                a.send(3)
                b.send("y")
            } == [.value("2x"), .value("3x"), .value("3y")])
    }

    @Test func aFailureOfOneIsPassedOnAndTheOthersAreDisposedOf() {
        #expect(
            events(of: combined) {
                a.fail(.first)
                #expect(b.observers == 0)
            } == [.failed(.first)])
    }

    @Test func completionOfOneThatHasSentNothingIsCompletion() {
        #expect(
            events(of: combined) {
                a.complete()
                #expect(b.observers == 0)
            } == [.completed])
    }

    @Test func otherwiseOnlyTheLastCompletionIsPassedOn() {
        #expect(
            events(of: combined) {
                a.send(1)
                a.complete()
                b.send("x")
                b.send("y")
                b.complete()
            } == [.value("1x"), .value("1y"), .completed])
    }

    @Test func threeAndFourSignalsCombine() {
        let one = Producer<Int, Mishap>.just(1)
        #expect(events(of: combineLatest(one, one, a).map { $0 + $1 + $2 }) { a.send(5) } == [.value(7)])
        #expect(events(of: combineLatest(one, one, one, a).map { $0 + $1 + $2 + $3 }) { a.send(5) } == [.value(8)])
    }

    @Test func anyNumberOfErasedSignalsCombine() {
        let one = Producer<Int, Mishap>.just(1).eraseToAnySignal()
        let all = combineLatest(one, one, one, one, b.eraseToAnySignal()).map { "\($0)\($1)\($2)\($3)\($4)" }
        #expect(events(of: all) { b.send("x") } == [.value("1111x")])
    }

    @Test func nilIsAValueLikeAnyOther() {
        let optional = Source<Int?, Mishap>()
        #expect(
            events(of: combineLatest(optional, b).map { "\($0 as Any) \($1)" }) {
                optional.send(nil)
                b.send("x")
            } == [.value("nil x")])
    }

    @Test func eachObserverHasItsOwnState() {
        let combined = combined
        #expect(events(of: combined) { a.send(1) } == [])
        #expect(events(of: combined) { b.send("x") } == [])
    }
}
