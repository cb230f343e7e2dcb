internal import BinderySynchronization
internal import CBinderyShims

/// Records what happens to the properties that are made in ``record(_:)``, and to the actions and controls on them.
///
/// ```swift
/// let log = TraceLog()
/// let cart = log.record { Cart() }
/// cart.price = 5
/// for event in log.events { print(event.time, event.kind, event.subject, event.detail) }
/// ```
///
/// | event | recorded |
/// |---|---|
/// | a property is written and changes | a `write`, with what led to it |
/// | a property is computed | a `computation`, or an `idle computation` if its value has not changed |
/// | an observer runs | an `observation` |
/// | a `transaction` ends that has written properties | a `transaction`, with its writes as causes |
/// | other modules | the kinds that extend ``TraceEvent/Kind`` |
/// | more than `capacity` events | the oldest are dropped; ``dropped`` counts them |
///
/// A live session under development has a log of its own, and the inspector reads it.
///
/// - Isolation: The events may be read on any thread; ``graph()`` belongs to the actor of the properties.
/// - Complexity: An event costs some microseconds: it has the text of a value, and a write walks up the stack. The log
///   holds `capacity` events, the values before and after the last `capacity / 10` writes, and no property.
public final class TraceLog: Sendable {
    /// The most events that the log holds.
    public let capacity: Int
    private let origin = ContinuousClock.now

    private struct State {
        /// A ring: the oldest event is at `first`.
        var events: [TraceEvent] = []
        var first = 0
        var dropped = 0
        /// The traces of the live nodes by number, as `Unmanaged<NodeTrace>`.
        var nodes: [Int: UnsafeMutableRawPointer] = [:]
        /// By the token of each.
        var listeners: [Int: @Sendable () -> Void] = [:]
        var latest: TraceStep?
        var diagnoses: [TraceEvent] = []

        /// - Parameter index: 0 for the oldest event.
        func event(at index: Int) -> TraceEvent { events[(first + index) % events.count] }

        /// The index of the first event with a higher number; `events.count` if there is none.
        func index(after number: Int) -> Int {
            var (low, high) = (0, events.count)
            while low < high {
                let middle = (low + high) / 2
                if event(at: middle).number > number { high = middle } else { low = middle + 1 }
            }
            return low
        }
    }

    // Unsafe to the compiler only: a trace is used on the actor of its node.
    private struct Guarded: @unchecked Sendable { var state = State() }
    /// Events are read on other threads. Nothing foreign is called while it is held.
    private let guarded = Mutex(Guarded())
    /// Not guarded: used on the actor of the properties.
    nonisolated(unsafe) let history: TraceHistory
    /// The screen that is being made. Not guarded either.
    nonisolated(unsafe) var screen: TracedScreen?

    public init(capacity: Int = 10_000) {
        self.capacity = max(capacity, 1)
        history = TraceHistory(capacity: max(self.capacity / 10, 1))
    }

    /// The recorded events, the oldest first.
    public var events: [TraceEvent] { events(after: 0) }

    /// The recorded events with a higher number, the oldest first.
    ///
    /// - Complexity: O(log n + returned events).
    public func events(after number: Int) -> [TraceEvent] {
        guarded.withLock { guarded in
            let state = guarded.state
            return (state.index(after: number)..<state.events.count).map { state.event(at: $0) }
        }
    }

    /// The recorded event with a number; nil if it was dropped, or belongs to another log.
    ///
    /// - Complexity: O(log n).
    public subscript(number: Int) -> TraceEvent? {
        guarded.withLock { guarded in
            let index = guarded.state.index(after: number - 1)
            if index == guarded.state.events.count { return nil }
            let event = guarded.state.event(at: index)
            return event.number == number ? event : nil
        }
    }

    /// The misuses that were reported, the oldest first: the latest 100, also if their events were dropped.
    public var diagnoses: [TraceEvent] { guarded.withLock { $0.state.diagnoses } }

    private static let mostDiagnoses = 100

    /// The number of events that were dropped, since the log was full.
    public var dropped: Int { guarded.withLock { $0.state.dropped } }

    /// Records what happens to the properties that `body` makes, from now on, and what `body` does.
    ///
    /// - Isolation: The properties made in all calls must belong to one actor.
    public func record<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        let ambient = ambient, outer = (ambient.pointee.tracing, ambient.pointee.trace_log)
        ambient.pointee.tracing = true
        ambient.pointee.trace_log = Unmanaged.passUnretained(self).toOpaque()
        defer { (ambient.pointee.tracing, ambient.pointee.trace_log) = outer }
        return try body()
    }

    /// Traces nothing that `body` makes on this thread: it only looks at what is traced.
    package static func pausing<Result>(_ body: () -> Result) -> Result {
        let ambient = ambient
        let outer = (ambient.pointee.tracing, ambient.pointee.trace_log, ambient.pointee.cause)
        (ambient.pointee.tracing, ambient.pointee.trace_log, ambient.pointee.cause) = (false, nil, nil)
        defer { (ambient.pointee.tracing, ambient.pointee.trace_log, ambient.pointee.cause) = outer }
        return body()
    }

    /// The log that records here and now, if any.
    package static var current: TraceLog? {
        ambient.pointee.trace_log.map { Unmanaged<TraceLog>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Calls `listener` after each event, on the thread of the event, until ``stopListening(_:)`` with the result.
    package func listen(_ listener: @escaping @Sendable () -> Void) -> Int {
        let token = TraceStep.nextNumber()
        guarded.withLock { $0.state.listeners[token] = listener }
        return token
    }

    package func stopListening(_ token: Int) { guarded.withLock { $0.state.listeners[token] = nil } }

    /// The time since the log was made.
    package var now: Duration { ContinuousClock.now - origin }

    /// The step that was recorded last.
    package var latest: TraceStep? { guarded.withLock { $0.state.latest } }

    /// The numbers of the recorded writes after an event.
    func writes(after number: Int) -> [Int] { events(after: number).filter { $0.kind == .write }.map(\.number) }

    /// Records that the transaction at a place in the source has ended, unless it has written nothing.
    func recordTransaction(at place: String, since start: Duration, _ writes: [Int]) {
        if writes.isEmpty { return }
        let present = now
        append(
            TraceEvent(
                number: TraceStep.nextNumber(), kind: .transaction, subject: place, node: nil, time: present,
                duration: present - start, causes: writes, site: nil,
                text: .text(writes.count == 1 ? "1 write" : "\(writes.count) writes")))
    }

    /// - Parameter step: The step that the event tells of; nil for one that nothing follows from.
    func append(_ event: TraceEvent, of step: TraceStep? = nil) {
        let (listeners, replaced) = guarded.withLock { guarded in
            let replaced = guarded.state.latest
            guarded.state.latest = step ?? replaced
            if event.kind == .diagnosis {
                if guarded.state.diagnoses.count == Self.mostDiagnoses { guarded.state.diagnoses.removeFirst() }
                guarded.state.diagnoses.append(event)
            }
            if guarded.state.events.count < capacity {
                guarded.state.events.append(event)
            } else {
                guarded.state.events[guarded.state.first] = event
                guarded.state.first = (guarded.state.first + 1) % capacity
                guarded.state.dropped += 1
            }
            return (guarded.state.listeners, replaced)
        }
        withExtendedLifetime(replaced) {}
        if listeners.isEmpty { return }
        // The log does not record what they send.
        Self.pausing { for listener in listeners.values { listener() } }
    }

    /// Shows dots in place of the values of a property in the events that are recorded.
    ///
    /// - Complexity: O(events).
    func conceal(_ node: Int) {
        guarded.withLock { guarded in
            for index in guarded.state.events.indices where guarded.state.events[index].node == node {
                guarded.state.events[index].text = .text(NodeTrace.concealed)
            }
        }
    }

    // MARK: Nodes

    func add(_ trace: NodeTrace) {
        guarded.withLock { $0.state.nodes[trace.number] = Unmanaged.passUnretained(trace).toOpaque() }
        history.nodeWasMade(trace)
    }

    func remove(_ trace: NodeTrace) {
        guarded.withLock { _ = $0.state.nodes.removeValue(forKey: trace.number) }
        history.nodeDidEnd(trace)
    }

    /// The traces of the live nodes, in the order in which these were made.
    var traces: [NodeTrace] {
        let found = guarded.withLock { Guarded(state: State(nodes: $0.state.nodes)) }
        return found.state.nodes.sorted { $0.key < $1.key }
            .map { Unmanaged<NodeTrace>.fromOpaque($0.value).takeUnretainedValue() }
    }

    func trace(_ number: Int) -> NodeTrace? {
        let found = guarded.withLock { guarded in
            Guarded(state: State(nodes: guarded.state.nodes[number].map { [number: $0] } ?? [:]))
        }
        return found.state.nodes.values.first.map { Unmanaged<NodeTrace>.fromOpaque($0).takeUnretainedValue() }
    }
}
