public import BinderyStreams

/// The expectation that `expect` of ``Marbles`` returns: state the events by `toBe`. It is checked at the next flush.
public struct Expectation<Value> {
    let check: Check
    let marbles: Marbles

    /// Expects the events of a diagram (see ``Marbles``), each at its frame; `#` means `error`. Without `values`, it
    /// expects the letters. Values are compared by `==`, and part by part for types without it, such as tuples.
    public func toBe(
        _ diagram: String, values: [String: Value] = [:], error: MarbleError = "error", file: StaticString = #fileID,
        line: UInt = #line
    ) {
        toBe(diagram, values: values, failure: error, file: file, line: line)
    }

    /// Expects the events of a diagram, in which `#` means `failure`.
    public func toBe(
        _ diagram: String, values: [String: Value] = [:], failure: any Error, file: StaticString = #fileID,
        line: UInt = #line
    ) {
        expect(diagram, values, failure, file, line)
    }

    /// Expects the signals of a diagram. Each letter is a cold signal with the events expected from that frame on.
    public func toBe<InnerFailure>(
        _ diagram: String, values: [String: MarbleSignal<Value.Value, InnerFailure>], error: MarbleError = "error",
        file: StaticString = #fileID, line: UInt = #line
    ) where Value: Signal {
        expect(diagram, values, error, file, line)
    }

    private func expect<Letter>(
        _ diagram: String, _ values: [String: Letter], _ failure: any Error, _ file: StaticString, _ line: UInt
    ) {
        let events = Diagram(diagram).events(values: values, failure: failure) {
            marbles.fail($0, file: file, line: line)
        }
        check.location = "\(file):\(line)"
        check.letters = values.mapValues(recorded)
        check.expected = events.map { timed in
            guard case .value(let value) = timed.event else { return timed.erased }
            return AnyTimed(instant: timed.instant, event: .value(recorded(value)))
        }
    }
}

private func recorded(_ value: Any) -> Any { (value as? any Recorded)?.recording ?? value }

final class Check {
    let actual: Recording
    var expected: [AnyTimed]?
    var letters: [String: Any] = [:]
    /// The position of `toBe` in the test, and until then that of `expect`.
    var location: String

    init(_ actual: Recording, location: String) {
        self.actual = actual
        self.location = location
    }

    /// The message of the failure; `nil` if the events are as expected.
    var message: String? {
        guard let expected else { return "no events are expected of the signal; add `toBe`." }
        if areEqual(actual.events, expected) { return nil }
        return difference(expected: expected, got: actual.events, values: letters)
    }
}

/// The expectation that `expectSubscriptions` of ``Marbles`` returns: state the observations by `toBe`.
public struct ObservationExpectation {
    let log: ObservationLog
    let marbles: Marbles

    /// Expects exactly these observations, in order: `"^---!"`, `"----^---"` for one that goes on, `"(^!)"` for one
    /// that ends in its first frame. An empty diagram means none.
    public func toBe(_ diagrams: String..., file: StaticString = #fileID, line: UInt = #line) {
        toBe(diagrams, file: file, line: line)
    }

    /// Expects exactly these observations, in order.
    public func toBe(_ diagrams: [String], file: StaticString = #fileID, line: UInt = #line) {
        let expected = diagrams.compactMap { diagram in
            Diagram(diagram).span { marbles.fail($0, file: file, line: line) }
        }
        marbles.atFlush { [log, marbles] in
            if log.spans == expected { return }
            marbles.fail(difference(expected: expected, got: log.spans), file: file, line: line)
        }
    }
}
