import BinderyStreams
import Testing

@Suite struct EnumeratedTests {
    private let source = Source<String, Mishap>()

    @Test func eachValueComesWithItsPosition() {
        expect(source.enumerated().map { "\($0.offset)\($0.element)" }, sends: [.value("0a"), .value("1b")]) {
            source.send("a")
            source.send("b")
        }
    }

    @Test func aFailureAndCompletionArePassedOn() {
        expect(source.enumerated().map { $0.offset }, sends: [.failed(.first)]) { source.fail(.first) }
        expect(Producer<Int, Mishap>.empty().enumerated().map { $0.offset }, sends: [.completed])
    }

    @Test func eachObserverCountsFromZero() {
        let offsets = Producer<String, Never>.of("a", "b").enumerated().map { $0.offset }
        expect(offsets, sends: [.value(0), .value(1), .completed])
        expect(offsets, sends: [.value(0), .value(1), .completed])
    }

    @Test func aValueThatComesInsideADeliveryHasTheNextPosition() {
        let wire = Wire<String, Never>()
        var seen: [String] = []
        let observation = wire.enumerated().observe { [unowned wire] offset, element in
            seen.append("\(offset)\(element)")
            if element == "a" { wire.send("b") }
        }
        wire.send("a")
        wire.send("c")
        #expect(seen == ["0a", "1b", "2c"])
        observation.dispose()
    }
}
