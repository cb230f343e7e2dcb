import BinderyStreams
import Testing

@Suite struct ContainsTests {
    private let source = Source<Int, Mishap>()

    @Test func aMatchDisposesOfUpstreamAndAnswersTrue() {
        expect(source.contains(2), sends: [.value(true), .completed]) {
            for value in 1...2 { source.send(value) }
        }
        expect(source.contains(where: { $0 > 2 }), sends: [.value(true), .completed]) {
            for value in 1...4 { source.send(value) }
        }
        #expect(observers(of: source, atEachEventOf: source.contains(1)) { source.send(1) } == [0, 0])
    }

    @Test func completionBeforeThatAnswersFalse() {
        expect(Producer<Int, Mishap>.just(1).contains(2), sends: [.value(false), .completed])
        expect(Producer<Int, Mishap>.empty().contains(2), sends: [.value(false), .completed])
    }

    @Test func aFailureIsPassedOn() {
        expect(source.contains(2), sends: [.failed(.first)]) { source.fail(.first) }
    }

    @Test func anEndlessSourceIsStopped() {
        expect(Producer<Int, Never>.from(0...).contains(3), sends: [.value(true), .completed])
    }

    @Test func aMatchThatComesInsideTheAnswerIsDropped() {
        let wire = Wire<Int, Never>()
        var seen: [Event<Bool, Never>] = []
        _ = wire.contains(1).observeEvents { [unowned wire] event in
            seen.append(event)
            if event == .value(true) { wire.send(1) }
        }
        wire.send(1)
        #expect(seen == [.value(true), .completed])
    }
}
