extension Signal {
    /// Counts each observation as an activity of `counter` while it lasts.
    ///
    ///     source           -a-b|
    ///     trackActivity    -a-b|
    ///     counter.count    1---0
    ///
    /// | event | result |
    /// |---|---|
    /// | observed | an activity begins, then the signal is observed |
    /// | value | passed on |
    /// | failure, completion | the activity ends; then passed on |
    /// | disposed of | the signal is disposed of, then the activity ends |
    ///
    /// - Note: Several signals, and several observations of one signal, may share a counter.
    /// - Complexity: O(1) per value; a few allocations per observation.
    /// - Also known as: `trackActivity` (an example) in RxSwift.
    @inlinable
    public func trackActivity(_ counter: ActivityCounter) -> some Signal<Value, Failure> {
        Using(acquire: { counter.begin() }, release: { $0.dispose() }, make: { [self] _ in self })
    }
}

/// A counter of running activities; `isActive` drives a spinner, for example.
///
/// ```swift
/// let loading = ActivityCounter()
/// let results = texts.flatMapLatest { search($0).trackActivity(loading) }
/// ```
///
/// - Isolation: Belongs to the actor that created it; not `Sendable`.
public final class ActivityCounter {
    private let number: MutableProperty<Int>

    /// Whether any activity is running.
    public let isActive: Property<Bool>

    /// The number of running activities.
    public var count: Property<Int> { number }

    public init(name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line) {
        number = MutableProperty(0, name: name, file: file, line: line)
        isActive = number.map(file: file, line: line) { $0 > 0 }
    }

    /// Begins an activity. Disposing of the result ends it; releasing the result does not.
    public func begin() -> any Disposable {
        number.add(1)
        let activity = Scope()
        activity.onDispose { [number] in number.add(-1) }
        return activity
    }
}
