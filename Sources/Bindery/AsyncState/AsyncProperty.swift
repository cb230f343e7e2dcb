public import BinderyGraph

/// State that an `async` closure derives. The closure runs again when its dependencies change.
///
/// ```swift
/// let books = AsyncProperty { () async throws(SearchFailure) in
///     let query = query.value                 // read before the first `await`: a dependency
///     return try await library.search(query)
/// }
/// books.state.observe { … }                   // .loading(previous: nil), .value([…]), …
/// ```
///
/// | event | ``state`` |
/// |---|---|
/// | first observed or read | the closure starts on the actor before the read returns: `.loading(previous: nil)` |
/// | the closure returns `v` | `.value(v)`; immediately, without `.loading`, if it never suspends |
/// | the closure throws `e` | `.failure(e, previous: …)` |
/// | a property read before its first suspension changes | cancelled, started again: `.loading(previous: …)` |
/// | ``reload()`` | the same |
/// | the property is no longer referenced and its state not observed | the run is cancelled |
///
/// The property is lazy: while ``state`` has no observer, a change or ``reload()`` starts a run only at the next read.
/// A run continues when the last observer leaves, and the next one receives its result. If a dependency has changed
/// meanwhile, that result is only the previous value, and a new run starts. Reads after the first suspension, or in
/// `untracked`, are not dependencies.
///
/// - Systems: Before iOS 26 and macOS 26 the closure starts as the next job of the actor, and its reads are not
///   dependencies. A context with a task executor starts it immediately there, too. To follow a property on all
///   systems, name it: `AsyncProperty(following: query) { text in … }`.
/// - Isolation: The closure runs on the actor on which the state is read or observed. Without one, a diagnosis is
///   reported and the state remains `.loading`.
/// - Complexity: A task per run; holds the last value.
public final class AsyncProperty<Value, Failure: Error> {
    /// The state of the current run.
    public let state: Property<AsyncState<Value, Failure>>
    /// The value; while loading and after a failure, the previous one.
    public let latest: Property<Value?>
    /// Whether the closure runs.
    public let isLoading: Property<Bool>
    /// The failure of the last run; `nil` while the next one runs.
    public let failure: Property<Failure?>

    private let reloads: MutableProperty<Int>

    /// - Parameter start: Starts a run. The properties that it reads are the dependencies.
    init(
        name: StaticString?, file: StaticString, line: UInt, by isEqual: @escaping (Value, Value) -> Bool,
        start: @escaping (AsyncLoader<Value, Failure>) -> AsyncRun<Value, Failure>
    ) {
        let reloads = MutableProperty(0)
        let loader = AsyncLoader<Value, Failure>(file: file, line: line)
        // The computation starts the run, so that the reads before its first suspension are tracked.
        let run = Property<AsyncRun<Value, Failure>>(name, file: file, line: line) {
            _ = reloads.value
            return start(loader)
        }
        self.reloads = reloads
        let state = Property(name, file: file, line: line, by: AsyncState<Value, Failure>.equality(by: isEqual)) {
            run.value.state.value
        }
        self.state = state
        latest = Property(name, file: file, line: line, by: Value?.equality(by: isEqual)) { state.value.latest }
        isLoading = state.map(name: name, file: file, line: line, \.isLoading)
        // Two failures are never equal, so each one is a change.
        let areNil: (Failure?, Failure?) -> Bool = { $0 == nil && $1 == nil }
        failure = Property(name, file: file, line: line, by: areNil) { state.value.failure }
    }

    /// - Parameter isEqual: Whether two values are equal, and therefore not a change.
    /// - Parameter work: Capture properties, not `self`, and write no capture list: a closure with one leaves the actor
    ///   (swiftlang/swift#87097), and its reads are not dependencies.
    public convenience init(
        _ name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line,
        by isEqual: @escaping (Value, Value) -> Bool,
        _ work: nonisolated(nonsending) @escaping () async throws(Failure) -> Value
    ) {
        self.init(name: name, file: file, line: line, by: isEqual) { $0.start(work) }
    }

    /// Creates a property for which every value is a change, because its type is not `Equatable`.
    public convenience init(
        _ name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line,
        _ work: nonisolated(nonsending) @escaping () async throws(Failure) -> Value
    ) {
        self.init(name, file: file, line: line, by: { _, _ in false }, work)
    }

    /// Creates a property that changes when a value differs from the previous one.
    public convenience init(
        _ name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line,
        _ work: nonisolated(nonsending) @escaping () async throws(Failure) -> Value
    ) where Value: Equatable {
        self.init(name, file: file, line: line, by: ==, work)
    }

    /// Cancels the current run and starts the next: immediately if the state is observed, otherwise at the next read.
    /// To wait for its end: `await books.isLoading.firstValue { !$0 }`.
    public func reload() { reloads.add(1) }
}

extension AsyncState {
    fileprivate static func equality(by isEqual: @escaping (Value, Value) -> Bool) -> (Self, Self) -> Bool {
        let isSame = Value?.equality(by: isEqual)
        return { one, other in
            switch (one, other) {
            case (.loading(let one), .loading(let other)): isSame(one, other)
            case (.value(let one), .value(let other)): isEqual(one, other)
            default: false
            }
        }
    }
}

extension Optional {
    fileprivate static func equality(by isEqual: @escaping (Wrapped, Wrapped) -> Bool) -> (Self, Self) -> Bool {
        { one, other in
            switch (one, other) {
            case (nil, nil): true
            case (let one?, let other?): isEqual(one, other)
            default: false
            }
        }
    }
}
