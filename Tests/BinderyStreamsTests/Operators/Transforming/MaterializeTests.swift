import BinderyStreams
import Testing

@Suite struct MaterializeTests {
    private let source = Source<Int, Mishap>()

    @Test func aValueComesAsAnEvent() {
        expect(source.materialize(), sends: [.value(.value(1))]) { source.send(1) }
    }

    @Test func aFailureComesAsAnEventThenCompletion() {
        expect(source.materialize(), sends: [.value(.failed(.first)), .completed]) { source.fail(.first) }
    }

    @Test func completionComesAsAnEventThenCompletion() {
        expect(source.materialize(), sends: [.value(.completed), .completed]) { source.complete() }
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
