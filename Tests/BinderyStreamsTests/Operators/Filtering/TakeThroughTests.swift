import BinderyStreams
import BinderyTesting
import Testing

@Suite struct TakeThroughTests {
    private let source = Source<Int, Mishap>()

    @Test func valuesArePassedOnUpToTheLastAndThatOne() throws {
        try marbles { m in m.expect(m.hot("-a-b-c-|").take(through: { $0 == "b" })).toBe("-a-(b|)") }
    }

    @Test func upstreamIsDisposedOfBeforeCompletion() {
        #expect(observers(of: source, atEachEventOf: source.take(through: { _ in true })) { source.send(1) } == [1, 0])
    }

    @Test(arguments: ["-a-#", "-a-|"]) func aFailureAndCompletionArePassedOn(source: String) throws {
        try marbles { m in m.expect(m.hot(source).take(through: { _ in false })).toBe(source) }
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
