public import BinderyGraph

/// State that is derived by an `async` closure: it loads, and loads anew when what it was derived from changes.
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
/// | first observed or read | the closure starts, on the present actor, before the read returns; `.loading(previous: nil)` |
/// | the closure returns `v` | `.value(v)`; at once, without `.loading`, if it never waits |
/// | it throws `e` | `.failure(e, previous: …)` |
/// | something changes that it read before its first suspension | the run is cancelled and its result never delivered; the next one starts; `.loading(previous: …)` |
/// | ``reload()`` | the same |
/// | nobody refers to the property or observes its state any more | the run is cancelled |
///
/// It is as lazy as every derived property: while nobody observes ``state``, a change or ``reload()`` starts nothing before the
/// next read. A run that is under way when the last observer leaves goes on, and its result is there for the next
/// one; if a dependency has changed meanwhile, only as what it had before.
///
/// What the closure reads after its first suspension is no dependency: read first, then wait. `untracked` reads without depending.
///
/// - Isolation: the closure runs on the actor on which the state is read or observed; on none, a diagnosis says so, and
///   the state stays `.loading`.
/// - Complexity: a task per run; holds the last value.
public final class AsyncProperty<Value, Failure: Error> {
    /// How far it has come.
    public let state: Property<AsyncState<Value, Failure>>
    /// The value, or, while loading and after a failure, the last one there was.
    public let latest: Property<Value?>
    /// Whether the closure runs.
    public let isLoading: Property<Bool>
    /// What the last run has thrown; `nil` while the next one runs.
    public let failure: Property<Failure?>

    private let reloads: MutableProperty<Int>

    /// - Parameters:
    ///   - isEqual: whether two values count as the same: then it is no change.
    ///   - work: runs as the table says. Let it capture properties, not `self`, and have no capture list: with one it leaves the
    ///     actor (swiftlang/swift#87097), and nothing that it reads is a dependency.
    public init(
        _ name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line,
        by isEqual: @escaping (Value, Value) -> Bool,
        _ work: nonisolated(nonsending) @escaping () async throws(Failure) -> Value
    ) {
        let reloads = MutableProperty(0)
        let loader = AsyncLoader(file: file, line: line, work)
        // Its computation starts a run, whose synchronous beginning is thereby tracked like any computation.
        let run = Property<AsyncRun<Value, Failure>>(name, file: file, line: line) {
            _ = reloads.value
            return loader.start()
        }
        self.reloads = reloads
        let state = Property(name, file: file, line: line, by: AsyncState<Value, Failure>.equality(by: isEqual)) {
            run.value.state.value
        }
        self.state = state
        latest = Property(name, file: file, line: line, by: Value?.equality(by: isEqual)) { state.value.latest }
        isLoading = state.map(name: name, file: file, line: line, \.isLoading)
        // Two failures always differ: each is news.
        let areNil: (Failure?, Failure?) -> Bool = { $0 == nil && $1 == nil }
        failure = Property(name, file: file, line: line, by: areNil) { state.value.failure }
    }

    /// A property whose every value is a change, since its type is not `Equatable`.
    public convenience init(
        _ name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line,
        _ work: nonisolated(nonsending) @escaping () async throws(Failure) -> Value
    ) {
        self.init(name, file: file, line: line, by: { _, _ in false }, work)
    }

    /// A property that changes when a value differs from the present one.
    public convenience init(
        _ name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line,
        _ work: nonisolated(nonsending) @escaping () async throws(Failure) -> Value
    ) where Value: Equatable {
        self.init(name, file: file, line: line, by: ==, work)
    }

    /// Cancels the run under way and starts the next one: now if the state is observed, otherwise when it is read.
    ///
    /// To wait for its end: `await books.isLoading.firstValue { !$0 }`.
    public func reload() { reloads.value += 1 }
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
