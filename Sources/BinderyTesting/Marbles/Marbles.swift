public import BinderyGraph
public import BinderyStreams

/// Runs a test of marble diagrams in virtual time. `body` describes signals and expectations; then time passes until
/// nothing is scheduled, and the expectations are checked. Operators in `body` use the scheduler of the test.
///
/// ```swift
/// try marbles { m in
///     let texts = m.hot("-a--bc--d---|")
///     m.expect(texts.debounce(for: m.time("--|"))).toBe("---a---c--d-|")
///     m.expectSubscriptions(texts).toBe("^-----------!")
/// }
/// ```
///
/// - Parameter limit: How much time passes at most. A periodic signal, which never ends, is reported.
/// - Throws: An ``ExpectationFailure`` with all differences; what `body` throws.
public func marbles(
    limit: Duration = .seconds(600), file: StaticString = #fileID, line: UInt = #line,
    _ body: (Marbles) throws -> Void
) throws {
    let marbles = Marbles(limit: limit, location: "\(file):\(line)")
    try marbles.scheduler.run { () throws in
        defer { marbles.finish() }
        try body(marbles)
        marbles.flush()
    }
    if let fault = marbles.lifetimes.fault { marbles.fail(fault, file: file, line: line) }
    if !marbles.faults.isEmpty { throw ExpectationFailure(description: marbles.faults.joined(separator: "\n\n")) }
}

/// A test of ``marbles(limit:file:line:_:)``. The diagrams are those of RxJS 7's `TestScheduler.run`:
///
/// | in a diagram | means |
/// |---|---|
/// | `-` | a frame passes: a millisecond |
/// | `a`, `1`, any other character | a value; a frame passes |
/// | <code>&#124;</code>, `#` | completion, failure; a frame passes |
/// | `(ab)` | both in the frame of the `(`. Each of the four characters lets a frame pass |
/// | `10ms `, `1.5s `, `2m ` | that much time passes. Set apart by spaces |
/// | a space | nothing; for alignment |
/// | `^` of a hot signal | zero: events to its left were sent before the test |
/// | `^`, `!` of an observation | the frame in which it begins and ends |
public final class Marbles {
    /// The virtual time of the test.
    public let scheduler = VirtualScheduler()
    @usableFromInline static let letters: [String: String] = [:]
    let bag = DisposeBag()
    /// Objects tracked here must be deallocated at the end of the test, after its observations are disposed of.
    public let lifetimes = LifetimeTracker()
    private(set) var faults: [String] = []
    private let limit: Duration
    private let location: String
    private var starts: [() -> Void] = []
    private var checks: [() -> Void] = []

    fileprivate init(limit: Duration, location: String) {
        self.limit = limit
        self.location = location
    }

    /// Makes a signal that sends from zero on, observed or not. Without `values` it sends the letters.
    public func hot<Value>(
        _ diagram: String, values: [String: Value] = Marbles.letters, error: MarbleError = "error",
        file: StaticString = #fileID, line: UInt = #line
    ) -> MarbleSignal<Value, MarbleError> {
        signal(diagram, values, error, isHot: true, file, line)
    }

    /// Makes a hot signal whose `#` means `failure`.
    public func hot<Value, Failure: Error>(
        _ diagram: String, values: [String: Value] = Marbles.letters, failure: Failure,
        file: StaticString = #fileID, line: UInt = #line
    ) -> MarbleSignal<Value, Failure> {
        signal(diagram, values, failure, isHot: true, file, line)
    }

    /// Makes a hot signal that cannot fail: `failure: Never.self`.
    public func hot<Value>(
        _ diagram: String, values: [String: Value] = Marbles.letters, failure: Never.Type,
        file: StaticString = #fileID, line: UInt = #line
    ) -> MarbleSignal<Value, Never> {
        signal(diagram, values, nil, isHot: true, file, line)
    }

    /// Makes a signal that sends to each observer from its observation on. Without `values` it sends the letters.
    public func cold<Value>(
        _ diagram: String, values: [String: Value] = Marbles.letters, error: MarbleError = "error",
        file: StaticString = #fileID, line: UInt = #line
    ) -> MarbleSignal<Value, MarbleError> {
        signal(diagram, values, error, isHot: false, file, line)
    }

    /// Makes a cold signal whose `#` means `failure`.
    public func cold<Value, Failure: Error>(
        _ diagram: String, values: [String: Value] = Marbles.letters, failure: Failure,
        file: StaticString = #fileID, line: UInt = #line
    ) -> MarbleSignal<Value, Failure> {
        signal(diagram, values, failure, isHot: false, file, line)
    }

    /// Makes a cold signal that cannot fail: `failure: Never.self`.
    public func cold<Value>(
        _ diagram: String, values: [String: Value] = Marbles.letters, failure: Never.Type,
        file: StaticString = #fileID, line: UInt = #line
    ) -> MarbleSignal<Value, Never> {
        signal(diagram, values, nil, isHot: false, file, line)
    }

    private func signal<Value, Failure: Error>(
        _ diagram: String, _ values: [String: Value], _ failure: Failure?, isHot: Bool, _ file: StaticString,
        _ line: UInt
    ) -> MarbleSignal<Value, Failure> {
        let diagram = Diagram(diagram)
        let events = diagram.events(values: values, failure: failure) { fail($0, file: file, line: line) }
        if !isHot, diagram.marks.contains(where: { $0.character == "^" }) {
            fail("“^” in the diagram “\(diagram.text)” of a cold signal", file: file, line: line)
        }
        let signal = MarbleSignal<Value, Failure>(
            events, isHot: isHot, name: "“\(diagram.text)” of \(file):\(line)", scheduler: scheduler)
        if isHot { starts.append { signal.begin() } }
        return signal
    }

    /// Returns the time from the beginning of a diagram to its `|`: `time("---|")` is three milliseconds.
    public func time(_ diagram: String, file: StaticString = #fileID, line: UInt = #line) -> Duration {
        if let end = Diagram(diagram).marks.first(where: { $0.character == "|" }) { return end.instant }
        fail("no “|” in the diagram “\(diagram)” of a time", file: file, line: line)
        return .zero
    }

    /// Runs `action` at each letter of a diagram, with the letter.
    public func perform(
        _ diagram: String, file: StaticString = #fileID, line: UInt = #line, _ action: @escaping (String) -> Void
    ) {
        perform(diagram, values: [:], file: file, line: line, action)
    }

    /// Runs `action` at each letter of a diagram, with its value. What the closure captures is released afterwards.
    public func perform<Value>(
        _ diagram: String, values: [String: Value], file: StaticString = #fileID, line: UInt = #line,
        _ action: @escaping (Value) -> Void
    ) {
        let events = Diagram(diagram).events(values: values, failure: MarbleError?.none) {
            fail($0, file: file, line: line)
        }
        for timed in events {
            guard case .value(let value) = timed.event else { continue }
            _ = scheduler.schedule(after: timed.instant) { action(value) }
        }
    }

    /// Observes `signal` from zero on; state its events by `toBe`. Signals among its values are observed as well.
    ///
    /// - Parameter unsubscribedAt: When the observation is disposed of, `"----!"`. It may begin later: `"--^---!"`.
    public func expect<S: Signal>(
        _ signal: S, unsubscribedAt: String = "", file: StaticString = #fileID, line: UInt = #line
    ) -> Expectation<S.Value> {
        let recording = Recording()
        let span = Diagram(unsubscribedAt).span { fail($0, file: file, line: line) }
        let observation = DisposeBag()
        bag.add(observation)
        _ = scheduler.schedule(after: span?.observed ?? .zero) { [scheduler, bag] in
            observation.add(recording.record(signal, from: .zero, on: scheduler, in: bag))
        }
        if let disposed = span?.disposed { _ = scheduler.schedule(after: disposed) { observation.dispose() } }
        let check = Check(recording, location: "\(file):\(line)")
        atFlush { [self] in
            if let message = check.message { fail(message, at: check.location) }
        }
        return Expectation(check: check, marbles: self)
    }

    /// Observes a property: its value at zero, then its changes. The property lives until they are checked, with what
    /// feeds it, also if the test has no other reference to it.
    public func expect<Value>(
        _ property: Property<Value>, unsubscribedAt: String = "", file: StaticString = #fileID, line: UInt = #line
    ) -> Expectation<Value> {
        atFlush { withExtendedLifetime(property) {} }
        return expect(property.signal, unsubscribedAt: unsubscribedAt, file: file, line: line)
    }

    /// Expects when a signal is observed.
    public func expectSubscriptions<Value, Failure>(_ signal: MarbleSignal<Value, Failure>) -> ObservationExpectation {
        ObservationExpectation(log: signal.log, marbles: self)
    }

    /// Lets time pass until nothing is scheduled, and checks the expectations. The end of the test does so as well.
    public func flush() {
        let starts = starts
        self.starts = []
        for start in starts { start() }
        scheduler.advanceToEnd(limit: limit)
        if !scheduler.isIdle {
            let advice = "Dispose of it (`unsubscribedAt:`), or let more time pass (`marbles(limit:)`)."
            fail("something is still scheduled after \(limit), periodic perhaps. \(advice)", at: location)
        }
        let checks = checks
        self.checks = []
        for check in checks { check() }
    }

    fileprivate func finish() {
        checks = []
        starts = []
        bag.dispose()
    }

    func atFlush(_ check: @escaping () -> Void) { checks.append(check) }

    func fail(_ message: String, file: StaticString, line: UInt) { fail(message, at: "\(file):\(line)") }

    private func fail(_ message: String, at location: String) { faults.append("\(location): \(message)") }
}
