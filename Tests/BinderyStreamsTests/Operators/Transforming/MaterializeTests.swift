import BinderyStreams
import BinderyTesting
import Testing

@Suite struct MaterializeTests {
    private let source = Source<Int, Mishap>()
    private let events: [String: Event<String, MarbleError>] = [
        "a": .value("a"), "e": .failed("error"), "c": .completed,
    ]

    @Test func aValueComesAsAnEvent() throws {
        try marbles { m in m.expect(m.hot("-a-").materialize()).toBe("-a-", values: events) }
    }

    @Test func aFailureComesAsAnEventThenCompletion() throws {
        try marbles { m in m.expect(m.hot("--#").materialize()).toBe("--(e|)", values: events) }
    }

    @Test func completionComesAsAnEventThenCompletion() throws {
        try marbles { m in m.expect(m.hot("--|").materialize()).toBe("--(c|)", values: events) }
    }

    @Test func anObserverThatEndsAtTheLastEventGetsNoCompletion() {
        var seen: [Event<Event<Int, Mishap>, Never>] = []
        let bag = DisposeBag()
        source.materialize().observeEvents { event in
            seen.append(event)
            bag.dispose()
        }
        .disposed(by: bag)
        source.complete()
        #expect(seen == [.value(.completed)])
    }
}
