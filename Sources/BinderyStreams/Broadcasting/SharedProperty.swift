internal import Synchronization

/// State that actors share: one value, and on each actor a ``BinderyGraph/Property`` that follows it.
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
/// | `withValue` | reads and writes as one: no write of another thread comes between, so none is lost |
/// | its closure throws | nothing has changed |
/// | the new value is equal to the one before | no change |
/// | a change | `value` has it at once; each property in a job of its actor that follows, as one transaction |
/// | several changes while an actor is busy | its property goes to the latest; no backlog grows |
/// | `property()` late | has the present value |
/// | a property is freed, or the shared one | the other goes on with what it has |
///
/// There is no setter: `value += 1` would read, then write, and lose what came between.
///
/// - Isolation: `Sendable`, and so is the value. A property of it stays on its actor, and keeps that alive until it is freed.
/// - Complexity: a change is O(properties), with one lock that is held for as long; a hop for each that is idle. Each holds at most one value.
/// - Also known as: `MutableStateFlow` in Kotlin, `@Shared` in swift-sharing, `tokio::sync::watch` in Rust.
public final class SharedProperty<Value: Sendable>: Sendable {
    private struct State {
        var value: Value
        var subscribers = Subscribers<Value>()
    }

    // Threads truly meet here; this mutex guards the one state, so that a change and its order among the mailboxes are one.
    private let state: Mutex<State>
    private let isEqual: @Sendable (Value, Value) -> Bool

    /// State whose every write is a change, since its type is not `Equatable`.
    public convenience init(_ value: Value) { self.init(value) { _, _ in false } }

    /// State that changes when what is written differs from what is there.
    public convenience init(_ value: Value) where Value: Equatable { self.init(value, by: ==) }

    /// State that changes when what is written is not `isEqual` to what is there.
    public init(_ value: Value, by isEqual: @escaping @Sendable (Value, Value) -> Bool) {
        state = Mutex(State(value: value))
        self.isEqual = isEqual
    }

    /// The value now. The next moment it may be another.
    public var value: Value { state.withLock { $0.value } }

    /// Reads and writes the value as one.
    ///
    /// - Parameter body: keep it short, since other threads wait for it; it must not come back to this property.
    /// - Returns: what `body` returns.
    public func withValue<Result, Failure: Error>(
        _ body: (inout Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        // What is replaced is released after the lock: its deinit may come back.
        var replaced: Value?
        var postings: [Mailbox<Value>.Posting] = []
        defer {
            for posting in postings { posting.finish() }
            withExtendedLifetime(replaced) {}
        }
        return try state.withLock { state throws(Failure) in
            var value = state.value
            let result = try body(&value)
            replaced = state.value
            if !isEqual(state.value, value) {
                state.value = value
                postings = state.subscribers.put(value)
            }
            return result
        }
    }

    /// A property that has the value, and follows it for as long as it lives.
    ///
    /// - Parameter isolation: the actor of the property; where there is none, that of ``ExecutionContext/current``.
    ///   Without one a diagnosis says so, and the property stays as it is.
    public func property(
        file: StaticString = #fileID, line: UInt = #line, isolation: isolated (any Actor)? = #isolation
    ) -> Property<Value> {
        guard let actor = isolation ?? ExecutionContext.current?.actor else {
            Diagnostics.reportMissingActor("the shared property", file: file, line: line)
            return .constant(value)
        }
        // As one, so that no change falls between the two.
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
        property.bag.keep(scope)
        return property
    }
}
