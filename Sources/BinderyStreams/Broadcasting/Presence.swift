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
        let entry = PresenceEntry(value) { [weak self] number, value, sender in
            self?.change(from: sender) { state in
                guard let number else { return value.map { state.enter($0) } }
                return (number, state.set(value, of: number))
            }
        }
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

    /// Returns the number of the changed entry; nil if nothing has changed.
    private func change(
        from sender: TraceStep?, _ body: (inout PresenceState<Value>) -> (UInt64, Message)?
    ) -> UInt64? {
        let (change, send) = state.withLock { state in
            let change = body(&state.presence)
            if change != nil { show(state.presence, isObserved: shared.isObserved, from: sender) }
            return (change, state.send)
        }
        if let change { send?(change.1) }
        return change?.0
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
    private func show(_ presence: PresenceState<Value>, isObserved: Bool, from sender: TraceStep? = nil) {
        if isObserved { shared.show(presence.values, from: sender) }
    }
}

/// A value that is present, until this object is released.
///
/// - Isolation: `Sendable`; used on any thread.
public final class PresenceEntry<Value: Sendable & Equatable>: Sendable {
    private let shown: ShownValue<Value>

    init(_ value: Value, _ set: @escaping ShownValue<Value>.Setter) {
        shown = ShownValue(set)
        shown.become(value, isNew: true)
    }

    deinit { leave() }

    /// Shows another value in place of the present one. Does nothing after the entry has left, or if they are equal.
    public func update(_ value: Value) { shown.become(value) }

    var isPresent: Bool { shown.isPresent }

    /// Removes the value. Further calls do nothing.
    public func leave() { shown.become(nil) }
}

/// The value of an entry. It outlives the entry while a restored state holds back what the entry has become.
final class ShownValue<Value: Sendable & Equatable>: Sendable {
    /// Enters a value if it has no number yet. Returns its number.
    typealias Setter = @Sendable (_ number: UInt64?, _ value: Value?, _ sender: TraceStep?) -> UInt64?

    private struct State {
        /// Nil before it is entered, and after it has left.
        var value: Value?
        /// What others see.
        var shown: Value?
        var number: UInt64?
        var isWithheld = false
    }

    private let state = Mutex(State())
    private let set: Setter

    init(_ set: @escaping Setter) { self.set = set }

    var isPresent: Bool { state.withLock { $0.value != nil } }

    func become(_ value: Value?, isNew: Bool = false) {
        state.withLock { become(value, isNew: isNew, &$0) }
    }

    private func become(_ value: Value?, isNew: Bool, _ state: inout State) {
        if state.value == value || (state.value == nil && !isNew) { return }
        state.value = value
        if TraceStep.isWithheld(.send, of: "\(Value.self)", until: state.isWithheld ? nil : showLater) {
            state.isWithheld = true
        } else {
            show(&state)
        }
    }

    private var showLater: @Sendable () -> Void { { self.show() } }

    private func show() {
        state.withLock { state in
            state.isWithheld = false
            show(&state)
        }
    }

    private func show(_ state: inout State) {
        if state.shown == state.value { return }
        state.shown = state.value
        state.number = set(state.number, state.value, TraceStep.event(.send, of: "\(Value.self)"))
    }
}
