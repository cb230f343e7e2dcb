import BinderyStreams
import Testing

@Suite struct JustTests {
    @Test func justSendsItsValueAndCompletes() {
        expect(Producer<Int, Mishap>.just(1), sends: [.value(1), .completed])
    }

    @Test func eachObserverGetsIt() {
        let just = Producer<Int, Mishap>.just(1)
        #expect(events(of: just) == events(of: just))
    }

    @Test func emptyCompletesAtOnce() {
        expect(Producer<Int, Mishap>.empty(), sends: [.completed])
    }

    @Test func failFailsAtOnce() {
        expect(Producer<Int, Mishap>.fail(.first), sends: [.failed(.first)])
    }

    @Test func neverSendsNothing() {
        expect(Producer<Int, Mishap>.never(), sends: [])
    }

    @Test func disposalAtTheValueLeavesTheCompletionOut() {
        let stop = Subject<Void, Never>()
        var completions = 0
        _ = Producer<Int, Never>.just(1)
            .do(onValue: { _ in stop.send() }, onCompletion: { completions += 1 })
            .take(until: stop).observe { _ in }
        #expect(completions == 0)
    }
}
