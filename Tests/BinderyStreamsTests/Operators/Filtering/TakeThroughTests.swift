import BinderyStreams
import Testing

@Suite struct TakeThroughTests {
    private let source = Source<Int, Mishap>()

    @Test func valuesArePassedOnUpToTheLastAndThatOne() {
        expect(source.take(through: { $0 == 2 }), sends: [.value(1), .value(2), .completed]) {
            for value in 1...3 { source.send(value) }
        }
    }

    @Test func upstreamIsDisposedOfBeforeCompletion() {
        #expect(observers(of: source, atEachEventOf: source.take(through: { _ in true })) { source.send(1) } == [1, 0])
    }

    @Test func aFailureAndCompletionArePassedOn() {
        expect(source.take(through: { _ in false }), sends: [.failed(.first)]) { source.fail(.first) }
        expect(Producer<Int, Mishap>.just(1).take(through: { _ in false }), sends: [.value(1), .completed])
    }

    @Test func aValueThatComesInsideTheDeliveryOfTheLastIsDropped() {
        let wire = Wire<Int, Never>()
        var seen: [Event<Int, Never>] = []
        _ = wire.take(through: { $0 == 2 }).observeEvents { [unowned wire] event in
            seen.append(event)
            if event == .value(2) { wire.send(3) }
        }
        wire.send(1)
        wire.send(2)
        #expect(seen == [.value(1), .value(2), .completed])
    }
}
