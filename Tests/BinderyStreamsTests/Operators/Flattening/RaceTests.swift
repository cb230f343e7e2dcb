import BinderyStreams
import Testing

@Suite struct RaceTests {
    private let a = Source<Int, Mishap>(), b = Source<Int, Mishap>(), c = Source<Int, Mishap>()

    @Test func theFirstToSendIsPassedOnAndTheOtherDisposedOf() {
        expect(a.race(with: b), sends: [.value(1), .value(2), .completed]) {
            b.send(1)
            #expect(a.observers == 0)
            a.send(9)
            b.send(2)
            b.complete()
        }
    }

    @Test func aFailureWinsToo() {
        expect(a.race(with: b), sends: [.failed(.first)]) {
            a.fail(.first)
            #expect(b.observers == 0)
        }
    }

    @Test func aCompletionWinsToo() {
        expect(a.race(with: b), sends: [.completed]) {
            b.complete()
            #expect(a.observers == 0)
        }
    }

    @Test func oneThatSendsAtOnceLeavesTheNextUnobserved() {
        let atOnce = Producer<Int, Mishap> { $0.send(1) }
        expect(atOnce.race(with: b), sends: [.value(1), .completed])
        #expect(b.observations == 0)
    }

    @Test func severalRace() {
        expect(race(a, b, c), sends: [.value(3)]) {
            c.send(3)
            #expect(a.observers == 0)
            #expect(b.observers == 0)
            a.send(1)
        }
    }

    @Test func ofNoneItCompletesAtOnce() {
        expect(race([Source<Int, Mishap>]()), sends: [.completed])
    }

    @Test func disposalDisposesOfAll() {
        _ = events(of: race([a, b]))
        #expect(a.observers == 0)
        #expect(b.observers == 0)
    }
}
