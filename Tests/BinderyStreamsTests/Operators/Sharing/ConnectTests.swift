import BinderyStreams
import Testing

@Suite struct ConnectTests {
    private let source = Source<Int, Mishap>()

    private var swapped: some Signal<Int, Mishap> {
        source.connect { shared in merge(shared.take(1).map { -$0 }, shared.skip(1)) }
    }

    @Test func allUsesShareOneObservation() {
        expect(swapped, sends: [.value(-1), .value(2), .value(3), .completed]) {
            for value in 1...3 { source.send(value) }
            source.complete()
        }
        #expect(source.observations == 1)
    }

    @Test func aFailureReachesTheUses() {
        expect(swapped, sends: [.failed(.first)]) { source.fail(.first) }
    }

    @Test func theSignalIsReleasedWhenTheSelectedOneEnds() {
        let counts = observers(of: source, atEachEventOf: source.connect { $0.take(1) }) { source.send(1) }
        #expect(counts == [1, 0])
    }

    @Test func theSelectedOneMayGoOnAfterTheEnd() {
        let other = Source<String, Never>()
        let joined = source.connect { _ in other }
        expect(joined, sends: [.value("a")]) {
            source.complete()
            #expect(source.observers == 0)
            other.send("a")
        }
    }

    @Test func theSelectedOneIsObservedFirst() {
        let twice = Producer<Int, Mishap>.of(1, 2).connect { $0.map { $0 * 2 } }
        expect(twice, sends: [.value(2), .value(4), .completed])
    }

    @Test func ifTheSelectedOneEndsAtOnceTheSignalIsNotObserved() {
        expect(source.connect { _ in Producer<Int, Mishap>.just(1) }, sends: [.value(1), .completed])
        #expect(source.observations == 0)
    }
}
