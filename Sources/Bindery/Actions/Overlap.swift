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
    mutating func ended(_ execution: Execution) {
        count -= 1
        if let index = running.firstIndex(where: { $0 === execution }) {
            running.remove(at: index)
            return
        }
        cancelledCount += 1
        if cancelledCount > 16, cancelledCount > waiting.count / 2 { dropCancelled() }
    }

    private mutating func dropCancelled() {
        var all = waiting.takeAll()
        while let execution = all.popFirst() {
            if !execution.isDisposed { waiting.append(execution) }
        }
        cancelledCount = 0
    }

    /// Takes the next waiting execution, if none runs.
    mutating func next() -> Execution? {
        if !running.isEmpty { return nil }
        while let execution = waiting.popFirst() {
            if execution.isDisposed {
                cancelledCount -= 1
                continue
            }
            running = [execution]
            return execution
        }
        return nil
    }
}
