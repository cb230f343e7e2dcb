internal import BinderySynchronization

/// The writes that a log has recorded, with the values before and after them.
///
/// - Isolation: Used on the actor of the properties.
final class TraceHistory {
    struct Write {
        let step: TraceStep
        /// What gave the property its value before.
        let previous: TraceStep?
        let node: Int
        let change: any TracedChange
    }

    /// The oldest first.
    private(set) var writes: [Write] = []
    private var written: Set<Int> = []
    /// The number of the last write that is in effect, while an earlier state is restored; nil if all are.
    private(set) var position: Int? {
        didSet { state.withLock { [position] in $0.isInPast = position != nil } }
    }

    /// What other threads may use.
    private struct Shared {
        var lastEnd = 0
        var isInPast = false
        /// What waits for the program to go on.
        var waiting: [@Sendable () -> Void] = []
    }

    private let capacity: Int
    /// What wrote to properties of types that cannot be restored.
    private var unrecorded: [(number: Int, name: String)] = []
    /// The properties that no longer exist, of those that were written.
    private var ended: [Int: (identity: NodeTrace.Identity, name: String, end: Int)] = [:]
    /// The properties that a restoration made in place of those that no longer exist.
    private var successors: [Int: Int] = [:]
    /// While a state is restored: the properties of it that no longer exist, the latest first.
    private var missing: [NodeTrace.Identity: [Int]] = [:]
    private var made: [(old: Int, trace: NodeTrace)] = []
    /// What was written to contents in answer to the restoration, or by a timer.
    private var disturbances: [(change: any TracedChange, trace: NodeTrace)] = []
    private var collectsDisturbances = false
    private let state = Mutex(Shared())
    /// The number of the latest step when the program last went on: a restoration before that has no effect any more.
    /// May be read on any thread.
    var lastEnd: Int { state.withLock { $0.lastEnd } }
    /// Whether a state was restored, and the program has not gone on since.
    private var hasRestored = false
    /// Whether an earlier state is restored. May be read on any thread.
    var isInPast: Bool { state.withLock { $0.isInPast } }

    init(capacity: Int) { self.capacity = capacity }

    deinit { runWaiting() }

    func add(_ write: Write) {
        forgetFuture()
        writes.append(write)
        written.insert(write.node)
        if writes.count > capacity + capacity / 4 + 1 { writes.removeFirst(writes.count - capacity) }
    }

    func addUnrecorded(_ number: Int, _ name: String) {
        forgetFuture()
        unrecorded.append((number, name))
        if unrecorded.count > 2000 { unrecorded.removeFirst(1000) }
    }

    /// The program goes on from the restored state.
    private func forgetFuture() {
        if !hasRestored { return }
        if let position {
            writes.removeAll { $0.step.number > position }
            unrecorded.removeAll { $0.number > position }
            self.position = nil
        }
        endRestoration()
    }

    private func endRestoration() {
        hasRestored = false
        state.withLock { $0.lastEnd = TraceStep.latestNumber }
        runWaiting()
    }

    /// Calls `work` when the program goes on from the restored state, or the present is restored. May be called on any
    /// thread.
    func whenProgramGoesOn(_ work: @escaping @Sendable () -> Void) { state.withLock { $0.waiting.append(work) } }

    private func runWaiting() {
        let waiting = state.withLock { state in
            defer { state.waiting = [] }
            return state.waiting
        }
        for work in waiting { work() }
    }

    func nodeDidEnd(_ trace: NodeTrace) {
        let number = trace.number
        if !written.contains(number) { return }
        // The first end counts: it may be made and ended again by restorations.
        if ended[number] == nil { ended[number] = (trace.identity, trace.name, TraceStep.latestNumber) }
        if ended.count > capacity {
            written = Set(writes.map(\.node))
            ended = ended.filter { written.contains($0.key) }
        }
    }

    /// A property was made while a state is restored.
    func nodeWasMade(_ trace: NodeTrace) {
        if missing.isEmpty { return }
        guard let old = missing[trace.identity]?.popLast() else { return }
        made.append((old, trace))
    }

    /// A node turns out to be part of another one. It takes the place of none: its writes are not recorded.
    func nodeIsPart(_ trace: NodeTrace) {
        guard let index = made.lastIndex(where: { $0.trace === trace }) else { return }
        missing[trace.identity, default: []].append(made.remove(at: index).old)
    }

    /// Returns whether the change is undone later. Otherwise it is to be undone at once.
    func addDisturbance(_ change: any TracedChange, of trace: NodeTrace) -> Bool {
        if collectsDisturbances { disturbances.append((change, trace)) }
        return collectsDisturbances
    }

    func clear() {
        (writes, written, unrecorded, ended, successors, position) = ([], [], [], [:], [:], nil)
        endRestoration()
    }

    // MARK: Restoring

    /// The states between which the writes lead. Adjacent writes that follow from one event lead to one state.
    var moments: [TraceLog.Moment] {
        var moments = [TraceLog.Moment(id: 0, event: nil, writes: 0)]
        for write in writes {
            let last = moments[moments.count - 1], event = write.step.origin
            if last.id != 0, last.event == event {
                moments[moments.count - 1] = TraceLog.Moment(
                    id: write.step.number, event: event, writes: last.writes + 1)
            } else {
                moments.append(TraceLog.Moment(id: write.step.number, event: event, writes: 1))
            }
        }
        return moments
    }

    /// Gives the properties the values that they had after the write `target`. Returns the names of those that it could
    /// not restore.
    func restore(_ target: Int, _ trace: (Int) -> NodeTrace?) -> [String] {
        let present = position ?? .max
        let last = writes.last { $0.step.number <= target }?.step.number ?? 0
        let back = writes.filter { $0.step.number > last && $0.step.number <= present }
        let forth = writes.filter { $0.step.number > present && $0.step.number <= last }
        // The moment lasts until the next write: what it led to was made after its own last write.
        let end = writes.first { $0.step.number > last }.map { $0.step.number - 1 } ?? .max
        prepareMissing(at: end, trace)
        defer { (missing, made) = ([:], []) }
        undoingDisturbances {
            transaction {
                for write in back.reversed() {
                    self.trace(of: write, trace)?.restore(write.change, .before, write.previous)
                }
                for write in forth { self.trace(of: write, trace)?.restore(write.change, .after, write.step) }
            }
            restoreMade(upTo: last)
        }
        let latest = writes.last?.step.number ?? 0
        position = last == latest ? nil : last
        hasRestored = true
        if position == nil { runWaiting() }
        // In the present, all have the values that they should have.
        if target == latest { return [] }
        let lost = missing.values.flatMap { $0 }.compactMap { ended[$0]?.name }.sorted()
        return names(of: unrecorded.filter { $0.number > target }.map(\.name) + lost)
    }

    private func prepareMissing(at moment: Int, _ trace: (Int) -> NodeTrace?) {
        for (number, record) in ended where number <= moment && record.end > moment {
            if trace(successor(of: number)) == nil { missing[record.identity, default: []].append(number) }
        }
        for identity in missing.keys { missing[identity]!.sort(by: >) }
    }

    /// Restores the properties that observers made while a state was restored, such as those of a screen that is shown
    /// again, in the order in which those of the same name were made before.
    private func restoreMade(upTo last: Int) {
        // Each round may make further ones.
        while !made.isEmpty {
            let round = made
            made = []
            transaction {
                for (old, trace) in round {
                    successors[old] = trace.number
                    for write in writes where write.node == old && write.step.number <= last {
                        trace.restore(write.change, .after, write.step)
                    }
                }
            }
        }
    }

    /// Runs `work`, and then undoes what it has written to contents and must not. Until then `work` sees its writes: it
    /// may depend on them, as a loop does that empties a list.
    func undoingDisturbances(_ work: () -> Void) {
        if collectsDisturbances { return work() }
        collectsDisturbances = true
        work()
        undoDisturbances()
        (disturbances, collectsDisturbances) = ([], false)
    }

    private func undoDisturbances() {
        // Observers that never agree with the state have the last word.
        for _ in 0..<100 where !disturbances.isEmpty {
            let round = disturbances
            disturbances = []
            transaction {
                for (change, trace) in round.reversed() { trace.restore(change, .before, trace.change) }
            }
        }
    }

    private func trace(of write: Write, _ trace: (Int) -> NodeTrace?) -> NodeTrace? {
        trace(successor(of: write.node))
    }

    private func successor(of node: Int) -> Int {
        var node = node
        while let next = successors[node] { node = next }
        return node
    }

    private func names(of names: [String]) -> [String] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }
    }
}

/// How the writes of a node are recorded, so that they can be undone.
package enum TracedRecording {
    case value
    case contents(any TracedContents)
    /// They are part of what another node records.
    case part
}

/// What a write changed.
package protocol TracedChange {
    /// Writes what was before or after the change, if it can.
    ///
    /// - Parameter contents: Those of the node, if it has any.
    func write(_ side: TracedSide, to node: UnsafeMutableRawPointer, _ contents: (any TracedContents)?)
}

package enum TracedSide {
    case before, after
}

/// The contents of a list, for instance, that are not the value of its node.
package protocol TracedContents: AnyObject {
    /// The change since the last call.
    func takeChange() -> TracedContentsChange
    /// The present contents, as text.
    var text: String { get }
    /// Whether ``text`` must not be asked for while the node is out of date.
    var isComputed: Bool { get }
}

extension TracedContents {
    package var isComputed: Bool { false }
}

package enum TracedContentsChange {
    case none
    /// - Parameter text: What has changed.
    case change(any TracedChange, text: String)
    /// The contents hold objects, which must not be kept.
    case unkept(text: String)

    var text: String {
        switch self {
        case .none: ""
        case .change(_, let text), .unkept(let text): text
        }
    }
}

struct ValueChange<Value>: TracedChange {
    let before, after: Value

    func write(_ side: TracedSide, to node: UnsafeMutableRawPointer, _ contents: (any TracedContents)?) {
        node.assumingMemoryBound(to: Node.self).write(side == .before ? before : after)
    }
}

/// Types whose values may be kept: they hold no object of the program, whose life they would prolong.
package enum PlainType {
    package static func contains<Value>(_ type: Value.Type) -> Bool {
        if type is AnyObject.Type { return false }
        if let type = type as? any WrappingType.Type { return type.wrapsPlainTypes }
        return type is any Equatable.Type || _isPOD(type)
    }
}

private protocol WrappingType {
    static var wrapsPlainTypes: Bool { get }
}

extension Optional: WrappingType {
    static var wrapsPlainTypes: Bool { PlainType.contains(Wrapped.self) }
}

extension Array: WrappingType {
    static var wrapsPlainTypes: Bool { PlainType.contains(Element.self) }
}

extension Set: WrappingType {
    static var wrapsPlainTypes: Bool { PlainType.contains(Element.self) }
}

extension Dictionary: WrappingType {
    static var wrapsPlainTypes: Bool { PlainType.contains(Value.self) }
}

extension Result: WrappingType {
    static var wrapsPlainTypes: Bool { PlainType.contains(Success.self) }
}
