import BinderyStreams
import Testing

@Suite struct CatchTests {
    private let source = Source<Int, Mishap>(), replacement = Source<Int, Never>()

    @Test func valuesAndCompletionArePassedOn() {
        #expect(
            events(of: source.catch { _ in replacement }) {
                source.send(1)
                source.complete()
            } == [.value(1), .completed])
        #expect(replacement.observations == 0)
    }

    @Test func aFailureIsReplacedByTheEventsOfTheGivenSignal() {
        #expect(
            events(of: source.catch { _ in replacement }) {
                source.fail(.first)
                replacement.send(2)
                replacement.complete()
            } == [.value(2), .completed])
    }

    @Test func upstreamHasBeenDisposedOfWhenTheReplacementIsChosen() {
        let recovered = source.catch { [source] failure in
            #expect(source.observers == 0)
            return Producer<Int, Never>.just(failure == .first ? 1 : 2)
        }
        #expect(events(of: recovered) { source.fail(.second) } == [.value(2), .completed])
    }

    @Test func theReplacementMayFailInItsTurn() {
        let other = source.catch { _ in Producer<Int, Mishap>.fail(.second) }
        #expect(events(of: other) { source.fail(.first) } == [.failed(.second)])
    }

    @Test func disposalDisposesOfTheReplacement() {
        _ = events(of: source.catch { _ in replacement }) {
            source.fail(.first)
            #expect(replacement.observers == 1)
        }
        #expect(replacement.observers == 0)
    }
}
