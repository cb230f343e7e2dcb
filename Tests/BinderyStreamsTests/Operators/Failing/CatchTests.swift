import BinderyStreams
import Testing

@Suite struct CatchTests {
    private let source = Source<Int, Mishap>(), replacement = Source<Int, Never>()

    @Test func valuesAndCompletionArePassedOn() {
        expect(source.catch { _ in replacement }, sends: [.value(1), .completed]) {
            source.send(1)
            source.complete()
        }
        #expect(replacement.observations == 0)
    }

    @Test func aFailureIsReplacedByTheEventsOfTheGivenSignal() {
        expect(source.catch { _ in replacement }, sends: [.value(2), .completed]) {
            source.fail(.first)
            replacement.send(2)
            replacement.complete()
        }
    }

    @Test func upstreamHasBeenDisposedOfWhenTheReplacementIsChosen() {
        let recovered = source.catch { [source] failure in
            #expect(source.observers == 0)
            return Producer<Int, Never>.just(failure == .first ? 1 : 2)
        }
        expect(recovered, sends: [.value(2), .completed]) { source.fail(.second) }
    }

    @Test func theReplacementMayFailInItsTurn() {
        let other = source.catch { _ in Producer<Int, Mishap>.fail(.second) }
        expect(other, sends: [.failed(.second)]) { source.fail(.first) }
    }

    @Test func disposalDisposesOfTheReplacement() {
        _ = events(of: source.catch { _ in replacement }) {
            source.fail(.first)
            #expect(replacement.observers == 1)
        }
        #expect(replacement.observers == 0)
    }
}
