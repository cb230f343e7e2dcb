import BinderyStreams
import Testing

@Suite struct DematerializeTests {
    private let source = Source<Event<Int, Mishap>, Never>()

    @Test func aValueAsAnEventIsAValue() {
        expect(source.dematerialize(), sends: [.value(1)]) { source.send(.value(1)) }
    }

    @Test func aFailureAsAnEventIsAFailureAndDisposesOfUpstream() {
        expect(source.dematerialize(), sends: [.failed(.first)]) {
            source.send(.failed(.first))
            source.send(.value(1))
        }
        #expect(observers(of: source, atEachEventOf: source.dematerialize()) { source.send(.failed(.first)) } == [0])
    }

    @Test func completionAsAnEventIsCompletionAndDisposesOfUpstream() {
        expect(source.dematerialize(), sends: [.completed]) {
            source.send(.completed)
            source.send(.value(1))
        }
        #expect(observers(of: source, atEachEventOf: source.dematerialize()) { source.send(.completed) } == [0])
    }

    @Test func completionIsPassedOn() {
        expect(source.dematerialize(), sends: [.completed]) { source.complete() }
    }

    @Test func itUndoesMaterialize() {
        let numbers = Source<Int, Mishap>()
        expect(numbers.materialize().dematerialize(), sends: [.value(1), .failed(.second)]) {
            numbers.send(1)
            numbers.fail(.second)
        }
    }
}
