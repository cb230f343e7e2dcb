/// Runs `body` and expects that nothing it tracked outlives it.
///
/// ```swift
/// try trackingLifetimes { lifetimes in
///     let model = lifetimes.track(SearchModel())
///     …
/// }
/// ```
///
/// - Throws: An ``ExpectationFailure`` that names what is still alive; what `body` throws.
public func trackingLifetimes(
    file: StaticString = #fileID, line: UInt = #line, _ body: (LifetimeTracker) throws -> Void
) throws {
    let lifetimes = LifetimeTracker()
    try body(lifetimes)
    try lifetimes.expectNothingLives(file: file, line: line)
}

/// Tracks objects, and observations of marble signals, that must not outlive a test, without keeping them alive.
public final class LifetimeTracker {
    private var tracked: [() -> [String]] = []

    public init() {}

    /// Tracks an object and returns it. If it leaks, it is named by `name` in addition to its type.
    @discardableResult
    public func track<Object: AnyObject>(
        _ object: Object, as name: String? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> Object {
        let name = name.map { "“\($0)”, " } ?? ""
        tracked.append { [weak object] in
            object == nil ? [] : ["\(name)\(Object.self), tracked at \(file):\(line)"]
        }
        return object
    }

    /// Tracks the observations of a marble signal.
    public func trackObservations<Value, Failure>(of signal: MarbleSignal<Value, Failure>) {
        tracked.append { [log = signal.log, name = signal.name] in
            log.spans.filter { $0.disposed == nil }.map {
                "an observation of \(name), begun in frame \(Timeline.frame($0.observed))"
            }
        }
    }

    /// What is still alive, one line each, in the order in which it was tracked.
    public var living: [String] { tracked.flatMap { $0() } }

    /// Expects that nothing tracked is still alive.
    public func expectNothingLives(
        file: StaticString = #fileID, line: UInt = #line
    ) throws(ExpectationFailure) {
        if let fault { throw ExpectationFailure(file, line, fault) }
    }

    var fault: String? {
        let living = living
        if living.isEmpty { return nil }
        return "of what was tracked, this still lives:" + living.map { "\n  \($0)" }.joined()
    }
}
