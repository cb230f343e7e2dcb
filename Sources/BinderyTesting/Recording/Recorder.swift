public import BinderyGraph
public import BinderyStreams

/// Records the events of a signal with their instants, until it is deallocated or disposed of. It does not wait: let
/// time pass, then check. Each expectation covers the events since the previous one, so that no event is missed. Values
/// are compared by `==`, and part by part for types without it.
///
/// ```swift
/// let found = Recorder(model.results, on: time)
/// texts.send("a")
/// try found.expectNothing()
/// time.advance(by: .seconds(1))
/// try found.expect("a")
/// texts.complete()
/// try found.expect(.completed)
/// ```
public final class Recorder<Value, Failure: Error> {
    public struct Entry {
        public let instant: Duration
        public let event: Event<Value, Failure>
    }

    /// Held by the observation, which therefore does not hold the recorder.
    private final class Log {
        var entries: [Entry] = []
    }

    private let log = Log()
    private let observation: any Disposable
    private let begun: Duration
    private var expected = 0

    /// - Parameter scheduler: The source of the instants; by default that of the surrounding `VirtualScheduler.run`.
    ///   Without a scheduler, all instants are zero.
    public init<S: Signal>(_ signal: S, on scheduler: (any Scheduler)? = nil)
    where S.Value == Value, S.Failure == Failure {
        let scheduler = scheduler ?? ExecutionContext.entered?.scheduler
        begun = scheduler?.now ?? .zero
        observation = signal.observeEvents { [log] event in
            log.entries.append(Entry(instant: scheduler?.now ?? .zero, event: event))
        }
    }

    /// Records the value of a property, then its changes.
    public convenience init(_ property: Property<Value>, on scheduler: (any Scheduler)? = nil) where Failure == Never {
        self.init(property.signal, on: scheduler)
    }

    deinit { observation.dispose() }

    /// All events so far, with their instants.
    public var entries: [Entry] { log.entries }

    public var events: [Event<Value, Failure>] { log.entries.map(\.event) }

    public var values: [Value] {
        log.entries.compactMap { if case .value(let value) = $0.event { value } else { nil } }
    }

    /// Ends the observation; the recorded events are kept.
    public func dispose() { observation.dispose() }

    /// Expects that exactly these values have arrived since the last expectation.
    public func expect(
        _ values: Value..., file: StaticString = #fileID, line: UInt = #line
    ) throws(ExpectationFailure) {
        try expect(values.map { .value($0) }, file, line)
    }

    /// Expects that exactly these events have arrived since the last expectation.
    public func expect(
        _ events: Event<Value, Failure>..., file: StaticString = #fileID, line: UInt = #line
    ) throws(ExpectationFailure) {
        try expect(events, file, line)
    }

    /// Expects that nothing has arrived since the last expectation.
    public func expectNothing(file: StaticString = #fileID, line: UInt = #line) throws(ExpectationFailure) {
        try expect([], file, line)
    }

    /// Expects that all events since the recorder was made are those of a diagram; see ``Marbles``.
    public func expect(
        diagram: String, values: [String: Value] = [:], failure: Failure? = nil, file: StaticString = #fileID,
        line: UInt = #line
    ) throws(ExpectationFailure) {
        var faults: [String] = []
        let wanted = Diagram(diagram).events(values: values, failure: failure) { faults.append($0) }.map(\.erased)
        let got = log.entries.map { Timed(instant: $0.instant - begun, event: $0.event).erased }
        expected = log.entries.count
        if !areEqual(wanted, got) { faults.append(difference(expected: wanted, got: got, values: values)) }
        if !faults.isEmpty { throw ExpectationFailure(file, line, faults.joined(separator: "\n")) }
    }

    private func expect(
        _ events: [Event<Value, Failure>], _ file: StaticString, _ line: UInt
    ) throws(ExpectationFailure) {
        let wanted = events.map { Timed(instant: .zero, event: $0).erased }
        let got = log.entries[expected...].map { Timed(instant: $0.instant, event: $0.event).erased }
        expected = log.entries.count
        if let text = difference(expected: wanted, since: got) { throw ExpectationFailure(file, line, text) }
    }
}
