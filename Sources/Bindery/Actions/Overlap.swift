internal import BinderyGraph
internal import BinderyStreams

/// Which executions of an action run, which wait, and what becomes of a call: the policy, without any effect.
struct Overlap<Execution: Disposable> {
    enum Decision {
        case wait
        case start(superseding: [Execution])
    }

    /// How many are unfinished.
    private(set) var count = 0
    private let policy: OverlapPolicy
    private var running: [Execution] = []
    private var waiting = Queue<Execution>()

    init(_ policy: OverlapPolicy) { self.policy = policy }

    /// Those that run, then those that wait, each in the order of the calls.
    var unfinished: [Execution] { running + waiting.all.filter { !$0.isDisposed } }

    /// A call that the action, enabled, accepts: under `.reject` there is no other then.
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

    /// One that runs or waits has ended. One that waited is left in its place, to be passed over.
    mutating func ended(_ execution: Execution) {
        count -= 1
        if let index = running.firstIndex(where: { $0 === execution }) { running.remove(at: index) }
    }

    /// Takes the next one whose turn has come.
    mutating func next() -> Execution? {
        if !running.isEmpty { return nil }
        while let execution = waiting.popFirst() {
            if execution.isDisposed { continue }
            running = [execution]
            return execution
        }
        return nil
    }
}
