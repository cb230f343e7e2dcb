internal import BinderySynchronization

/// Who is present: values that come, change and go, of all actors and all processes.
///
/// ```swift
/// let visitors = Presence<Visit>()                       // one for the process
/// if let worker { visitors.connect(to: worker, as: "visitors") }
///
/// let entry = visitors.enter(Visit(user, at: .start))    // in each session
/// entry.update(Visit(user, at: .cart))
/// Text(visitors.property().map { "\($0.count) here" })
/// ```
///
/// | event | result |
/// |---|---|
/// | `enter(_:)` | the value is present until its entry is released, or ``PresenceEntry/leave()`` is called |
/// | an entry gets another value | replaces the previous one, at its place |
/// | the values change | each property gets them in a later job of its actor |
/// | a process ends, or is not heard of for seven seconds | its values go |
/// | it is heard of again, after a partition of the network | its values come back |
/// | messages between processes are lost, repeated or late | all processes come to the same values again |
///
/// All processes that hear of each other have the values in the same order: by process, and by when they were entered.
///
/// - Isolation: `Sendable`, as its values are.
/// - Complexity: a change costs O(1), while it is observed O(n log n) for n values, and one message to the other
///   processes. Each process sends a message of 17 bytes every two seconds.
/// - Also known as: `Phoenix.Presence` in Elixir.
public final class Presence<Value: Sendable & Equatable>: Sendable {
    private typealias Message = PresenceState<Value>.Message

    private struct State {
        var presence: PresenceState<Value>
        var send: (@Sendable (PresenceState<Value>.Message) -> Void)?
        var ticking: Task<Void, Never>?
    }

    private let state = Mutex(State(presence: PresenceState(own: .random(in: 1 ... .max))))
    private let shared = SharedProperty<[Value]>([])
    /// How often a connected process tells the others that it is there.
    private let interval: Duration
    /// How long a process may be silent before its values go.
    private let timeout: Duration

    public convenience init() { self.init(interval: .seconds(2), timeout: .seconds(7)) }

    init(interval: Duration, timeout: Duration) {
        self.interval = interval
        self.timeout = timeout
    }

    deinit {
        let (task, send, own) = state.withLock { ($0.ticking, $0.send, $0.presence.own) }
        task?.cancel()
        send?(.left(own))
    }

    /// The values that are present. Another thread may change them at any time.
    public var values: [Value] { state.withLock { $0.presence.values } }

    /// Makes a value present as long as its entry is retained.
    public func enter(_ value: Value) -> PresenceEntry<Value> {
        if let kept = ExecutionContext.currentTies?.takeEntry(of: self) as? PresenceEntry<Value>,
            kept.isPresent
        {
            kept.update(value)
            return kept
        }
        let number = change { $0.enter(value) }
        let entry = PresenceEntry(value) { [weak self] value in self?.change { (number, $0.set(value, of: number)) } }
        ExecutionContext.currentTies?.add(entry, of: self)
        return entry
    }

    /// Returns a property that follows the values while it lives, on `isolation` or the actor of
    /// ``ExecutionContext/current``, as ``SharedProperty/property(file:line:isolation:)`` does.
    public func property(
        file: StaticString = #fileID, line: UInt = #line, isolation: isolated (any Actor)? = #isolation
    ) -> Property<[Value]> {
        // Before, since without an observer nothing is computed, and after, since it may change in between.
        state.withLock { show($0.presence, isObserved: true) }
        defer { state.withLock { show($0.presence, isObserved: true) } }
        return shared.property(file: file, line: line, isolation: isolation)
    }

    // MARK: Other processes

    /// Shares the values with the presences that are connected to the same topic in other processes.
    ///
    /// Module BinderyFoundation has `connect(to:as:)` for values that are `Codable`.
    ///
    /// - Parameters:
    ///   - topic: at most 200 bytes of UTF-8. One presence of each process is connected to it: the last one. A
    ///     broadcast may have the same topic.
    ///   - decode: returns nil for bytes that it cannot read. A diagnosis is then reported, and the message dropped.
    public func connect(
        to bus: some MessageBus, as topic: String, encode: @escaping @Sendable (Value) -> [UInt8],
        decode: @escaping @Sendable ([UInt8]) -> Value?
    ) {
        precondition(topic.utf8.count <= 200, "Bindery: the topic of a presence has at most 200 bytes.")
        // Apart from the broadcasts of the program.
        let sharedTopic = "presence \(topic)"
        bus.subscribe(to: sharedTopic) { [weak self] bytes in
            guard let message = Message(bytes, decode) else {
                return Diagnostics.report(
                    .messageBus,
                    """
                    a message of the topic \(topic) cannot be read as the presence of \(Value.self), and was dropped. Let \
                    a new version of the program use a new topic when it changes the type.
                    """)
            }
            self?.receive(message)
        }
        let send: @Sendable (Message) -> Void = { bus.publish($0.bytes(encode), to: sharedTopic) }
        let interval = interval
        let ticking = Task { [weak self] in
            while !Task.isCancelled {
                guard let message = self?.tick() else { return }
                send(message)
                do { try await Task.sleep(for: interval) } catch { return }
            }
        }
        let before = state.withLock { state in
            defer { (state.send, state.ticking) = (send, ticking) }
            return state.ticking
        }
        before?.cancel()
    }

    @discardableResult
    private func change(_ body: (inout PresenceState<Value>) -> (UInt64, Message)) -> UInt64 {
        let (entry, message, send) = state.withLock { state in
            let (entry, message) = body(&state.presence)
            show(state.presence, isObserved: shared.isObserved)
            return (entry, message, state.send)
        }
        send?(message)
        return entry
    }

    private func receive(_ message: Message) {
        let (answer, send) = state.withLock { state in
            let answer = state.presence.receive(message, at: .now)
            show(state.presence, isObserved: shared.isObserved)
            return (answer, state.send)
        }
        if let answer { send?(answer) }
    }

    private func tick() -> Message {
        state.withLock { state in
            let message = state.presence.tick(at: .now, forgetting: timeout)
            show(state.presence, isObserved: shared.isObserved)
            return message
        }
    }

    /// Under the lock, so that the last change is shown last. An equal array is not a change.
    private func show(_ presence: PresenceState<Value>, isObserved: Bool) {
        if isObserved { shared.withValue { $0 = presence.values } }
    }
}

/// A value that is present, until this object is released.
///
/// - Isolation: `Sendable`; used on any thread.
public final class PresenceEntry<Value: Sendable & Equatable>: Sendable {
    /// Nil after it has left.
    private let present: Mutex<Value?>
    private let set: @Sendable (Value?) -> Void

    init(_ value: Value, _ set: @escaping @Sendable (Value?) -> Void) {
        present = Mutex(value)
        self.set = set
    }

    deinit { leave() }

    /// Shows another value in place of the present one. Does nothing after the entry has left, or if they are equal.
    public func update(_ value: Value) {
        present.withLock { present in
            guard let before = present, before != value else { return }
            present = value
            set(value)
        }
    }

    var isPresent: Bool { present.withLock { $0 != nil } }

    /// Removes the value. Further calls do nothing.
    public func leave() {
        present.withLock { present in
            if present != nil { set(nil) }
            present = nil
        }
    }
}
