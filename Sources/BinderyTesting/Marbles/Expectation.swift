public import BinderyStreams

/// What `expect` of ``Marbles`` returns: say what the signal is to send. It is compared at the next flush.
public struct Expectation<Value> {
    let check: Check
    let marbles: Marbles

    /// Expects the events of a diagram, each at its frame.
    ///
    /// - Parameters:
    ///   - diagram: see ``Marbles``.
    ///   - values: for each letter its value; if there are none, the letters themselves. They are compared by `==`, and
    ///     part by part where there is none, as for tuples.
    ///   - error: what `#` stands for.
    public func toBe(
        _ diagram: String, values: [String: Value] = [:], error: MarbleError = "error", file: StaticString = #fileID,
        line: UInt = #line
    ) {
        toBe(diagram, values: values, failure: error, file: file, line: line)
    }

    /// Expects the events of a diagram, in which `#` stands for `failure`.
    public func toBe(
        _ diagram: String, values: [String: Value] = [:], failure: any Error, file: StaticString = #fileID,
        line: UInt = #line
    ) {
        expect(diagram, values, failure, file, line)
    }

    /// Expects the signals of a diagram: each letter stands for a cold one that sends, from that frame on, what the signal
    /// sent is to send.
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

/// A comparison that a flush makes.
final class Check {
    let actual: Recording
    var expected: [AnyTimed]?
    /// What the letters of the diagram stand for.
    var letters: [String: Any] = [:]
    /// Where `toBe` was said, and until then `expect`.
    var location: String

    init(_ actual: Recording, location: String) {
        self.actual = actual
        self.location = location
    }

    /// What is to be said if what was seen is not what was expected.
    var message: String? {
        guard let expected else { return "nothing is said of what the signal is to send; say it by `toBe`." }
        if areEqual(actual.events, expected) { return nil }
        return difference(expected: expected, got: actual.events, values: letters)
    }
}

/// What `expectSubscriptions` of ``Marbles`` returns: say when the signal is to be observed.
public struct ObservationExpectation {
    let log: ObservationLog
    let marbles: Marbles

    /// Expects these observations, in their order, and no others: `"^---!"`, `"----^---"` for one that goes on, `"(^!)"` for
    /// one that ends in its first frame. An empty diagram stands for none.
    public func toBe(_ diagrams: String..., file: StaticString = #fileID, line: UInt = #line) {
        toBe(diagrams, file: file, line: line)
    }

    /// Expects these observations, in their order, and no others.
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
