import BinderyStreams
import Testing

@Suite struct JustTests {
    @Test func justSendsItsValueAndCompletes() {
        #expect(events(of: Producer<Int, Mishap>.just(1)) == [.value(1), .completed])
    }

    @Test func eachObserverGetsIt() {
        let just = Producer<Int, Mishap>.just(1)
        #expect(events(of: just) == events(of: just))
    }

    @Test func emptyCompletesAtOnce() {
        #expect(events(of: Producer<Int, Mishap>.empty()) == [.completed])
    }

    @Test func failFailsAtOnce() {
        #expect(events(of: Producer<Int, Mishap>.fail(.first)) == [.failed(.first)])
    }

    @Test func neverSendsNothing() {
        #expect(events(of: Producer<Int, Mishap>.never()) == [])
    }

    @Test func disposalAtTheValueLeavesTheCompletionOut() {
        let scope = Scope()
        var events = 0
        scope.onDispose { events += 1 }
        let stop = Subject<Void, Never>()
        _ = Producer<Int, Never>.just(1).do(onValue: { _ in stop.send() }, onCompletion: { events += 10 })
            .take(until: stop).observe { _ in events += 100 }
        #expect(events == 0, "the stop comes before the value reaches the observer")
    }
}
