internal import BinderyGraph
internal import BinderyStreams

/// The overlap policy of an action, without side effects: which executions run, which wait, and what a new call does.
struct Overlap<Execution: Disposable>: ~Copyable {
    enum Decision {
        case wait
        case start(superseding: [Execution])

        var isWait: Bool { if case .wait = self { true } else { false } }
    }

    private(set) var count = 0
    private let policy: OverlapPolicy
    private var running: [Execution] = []
    private var waiting = Queue<Execution>()
    /// How many of those that wait have been cancelled.
    private var cancelledCount = 0

    init(_ policy: OverlapPolicy) { self.policy = policy }

    /// The running executions, then the waiting ones, each in call order.
    var unfinished: [Execution] { running + waiting.all.filter { !$0.isDisposed } }

    /// Accepts a call. The action is enabled, so under `.reject` there is no other execution.
    mutating func called(_ execution: Execution) -> Decision {
        let others = running
        count += 1
        if policy == .queue, count > 1 {
            waiting.append(execution)
            return .wait
        }
        running.append(execution)
        return .start(superseding: policy == .latest ? others : [])
    }

    /// Removes an execution that has ended. A waiting one remains until half of the queue has been cancelled.
    ///
    /// - Returns: those that leave the queue. The caller releases them afterwards: the deinit of an input may call the
    ///   action.
    mutating func ended(_ execution: Execution) -> [Execution] {
        count -= 1
        if let index = running.firstIndex(where: { $0 === execution }) {
            running.remove(at: index)
            return []
        }
        cancelledCount += 1
        if cancelledCount <= 16 || cancelledCount <= waiting.count / 2 { return [] }
        var all = waiting.takeAll()
        var cancelled: [Execution] = []
        while let each = all.popFirst() {
            if each === execution || each.isDisposed { cancelled.append(each) } else { waiting.append(each) }
        }
        cancelledCount = 0
        return cancelled
    }

    /// Takes the next waiting execution, if none runs, and those before it that were cancelled. The caller releases
    /// these afterwards.
    mutating func next() -> (execution: Execution?, cancelled: [Execution]) {
        var cancelled: [Execution] = []
        if !running.isEmpty { return (nil, cancelled) }
        while let execution = waiting.popFirst() {
            if !execution.isDisposed {
                running = [execution]
                return (execution, cancelled)
            }
            cancelled.append(execution)
            cancelledCount -= 1
        }
        return (nil, cancelled)
    }
}
