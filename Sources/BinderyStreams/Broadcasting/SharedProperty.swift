internal import BinderySynchronization

/// State that actors share: one value, and a ``BinderyGraph/Property`` on each actor that follows it.
///
///     withValue            --+1-+1-+1--
///     value                0-1--2--3---
///     property, idle       0--1--2--3--
///     property, busy ^--^  0---------3-    comes to rest with the latest
///
/// ```swift
/// let visitors = SharedProperty(0)                 // one for the process
///
/// visitors.withValue { $0 += 1 }                   // from anywhere
/// Text(visitors.property().map { "\($0) here" })   // in each session
/// ```
///
/// | event | result |
/// |---|---|
/// | `withValue` | reads and writes atomically: a concurrent write is never lost |
/// | its closure throws | no change |
/// | the new value equals the old one | no change |
/// | a change | `value` has it immediately; each property gets it in a later job of its actor, in one transaction |
/// | several changes while an actor is busy | its property takes the latest; there is never a backlog |
/// | `property()` after changes | has the current value |
/// | a property or the shared property is freed | the other keeps its value |
///
/// - Note: it has no setter: `value += 1` would read, then write, and lose a write in between.
/// - Isolation: `Sendable`, as its value is. A property of it stays on its actor and keeps that actor alive.
/// - Complexity: a change is O(properties), under one lock, with a hop per idle property. Each holds one pending value.
/// - Also known as: `MutableStateFlow` in Kotlin, `@Shared` in swift-sharing, `tokio::sync::watch` in Rust.
public final class SharedProperty<Value: Sendable>: Sendable {
    private struct State {
        var value: Value
        var subscribers = Subscribers<Value>()
    }

    // Used on different threads. The lock gives the changes the same order in all mailboxes.
    private let state: Mutex<State>
    private let isEqual: @Sendable (Value, Value) -> Bool

    /// Creates state of a type that is not `Equatable`: every write is a change.
    public convenience init(_ value: Value) { self.init(value) { _, _ in false } }

    /// Creates state that changes when a write differs from the current value.
    public convenience init(_ value: Value) where Value: Equatable { self.init(value, by: ==) }

    /// Creates state that changes when a write is not `isEqual` to the current value.
    public init(_ value: Value, by isEqual: @escaping @Sendable (Value, Value) -> Bool) {
        state = Mutex(State(value: value))
        self.isEqual = isEqual
    }

    /// The current value. Another thread may change it at any time.
    public var value: Value { state.withLock { $0.value } }

    /// Whether it has a property, or wakes something.
    var isObserved: Bool { state.withLock { !$0.subscribers.isEmpty } }

    /// Reads and writes the value atomically. `body` runs under the lock: keep it short; it must not use this property.
    public func withValue<Result, Failure: Error>(
        _ body: (inout Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        try change(
            from: TraceStep.event(.send, of: "\(Value.self)"), isWithheld: TraceStep.isRestoring, body)
    }

    /// Shows a value also while a state is restored: what others do goes on.
    func show(_ value: Value, from sender: TraceStep?) {
        change(from: sender, isWithheld: false) { $0 = value }
    }

    /// - Parameter isWithheld: Whether `body` changes a copy only, since it follows from a restored state.
    private func change<Result, Failure: Error>(
        from sender: @autoclosure () -> TraceStep?, isWithheld: Bool,
        _ body: (inout Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        // The value that is not kept is released after the lock: its deinit may re-enter.
        var replaced: Value?
        var postings = Subscribers<Value>.Postings()
        defer {
            postings.finish()
            withExtendedLifetime(replaced) {}
        }
        return try state.withLock { state throws(Failure) in
            var value = state.value
            defer { replaced = value }
            let result = try body(&value)
            if !isEqual(state.value, value) {
                if isWithheld, TraceStep.isWithheld(.send, of: "\(Value.self)") { return result }
                postings = state.subscribers.put(value, from: sender())
                swap(&state.value, &value)
            }
            return result
        }
    }

    /// Returns a property that follows the value while it lives, on `isolation` or the actor of
    /// ``ExecutionContext/current``. Without an actor, a diagnosis is reported and the property never changes.
    public func property(
        file: StaticString = #fileID, line: UInt = #line, isolation: isolated (any Actor)? = #isolation
    ) -> Property<Value> {
        guard let actor = isolation ?? ExecutionContext.current?.actor else {
            Diagnostics.reportMissingActor("the shared property", file: file, line: line)
            return .constant(value)
        }
        // Under one lock, so that no change is missed in between.
        let (value, number, mailbox) = state.withLock { state in
            let (number, mailbox) = state.subscribers.add(.latest)
            return (state.value, number, mailbox)
        }
        let property = MutableProperty(value, by: isEqual, file: file, line: line)
        let receiver = Mailbox<Value>.Receiver { [weak property] in property?.value = $0 }
        mailbox.deliver(to: receiver, on: actor)
        let scope = Scope()
        scope.onDispose { [weak self] in
            self?.state.withLock { $0.subscribers.remove(number) }
            mailbox.end(receiver)
        }
        ExecutionContext.currentTies?.add(self, until: scope) { mailbox.hasUndelivered }
        property.bag.keep(scope)
        return property
    }
}

extension SharedProperty: WakingSource {
    package func add(_ waker: any Waker) { state.withLock { $0.subscribers.add(waker, keepsValues: false) } }

    package func remove(_ waker: any Waker) { state.withLock { $0.subscribers.remove(waker) } }
}
