import Bindery
import BinderyTestSupport
import BinderyTesting
import Testing

/// Contracts A1 to A4 for random programs under every policy, against an oracle: calls, failures, cancellations,
/// conditions and the owner's end. A failure names its seed.
@Suite struct ActionLawTests {
    @Test(arguments: OverlapPolicy.allCases)
    func randomProgramsDoWhatTheOracleSays(_ policy: OverlapPolicy) {
        for seed in 0..<1_000 {
            let program = ActionProgram(seed: UInt64(seed))
            let (actual, expected) = (program.run(policy), ActionOracle(policy).run(program))
            if actual != expected {
                Issue.record("seed \(seed): \(program.steps)\n\(actual)\ninstead of\n\(expected)")
                return
            }
        }
    }

    /// Proves that the law detects errors: the oracle of another policy disagrees.
    @Test func aWrongOracleIsNoticed() {
        for policy in OverlapPolicy.allCases {
            for other in OverlapPolicy.allCases where other != policy {
                #expect(
                    (UInt64(0)..<50).contains { seed in
                        let program = ActionProgram(seed: seed)
                        return program.run(policy) != ActionOracle(other).run(program)
                    })
            }
        }
    }
}

/// A call with `duration` milliseconds of work; 0 does not suspend. After its value, `next` is called.
final class Call {
    let id: Int
    let duration: Int
    let fails: Bool
    let next: Call?

    init(_ id: Int, duration: Int, fails: Bool, next: Call? = nil) {
        self.id = id
        self.duration = duration
        self.fails = fails
        self.next = next
    }
}

extension Call: CustomStringConvertible {
    var description: String {
        "\(id) for \(duration)\(fails ? " failing" : "")\(next.map { ", then \($0)" } ?? "")"
    }
}

/// The observations of a program: events in order, with their times, and the ids of cancelled work.
struct ActionTrace: Equatable {
    var log: [String] = []
    var cancelled: Set<Int> = []
}

struct ActionProgram {
    enum Step {
        case call(Call)
        case cancel(Int)
        case cancelAll
        case enable(Bool)
        case advance(Int)
        case release
    }

    let steps: [Step]

    init(seed: UInt64) {
        var random = SplitMix(seed: seed)
        var id = 0
        steps = (0..<8 + random.below(24)).map { _ in
            switch random.below(20) {
            case 0..<8:
                id += 2
                let next = Call(id + 1, duration: 1 + random.below(3), fails: false)
                return .call(
                    Call(
                        id, duration: random.below(5), fails: random.below(4) == 0,
                        next: random.below(4) == 0 ? next : nil))
            case 8, 9: return .cancel(random.below(id + 2))
            case 10: return .cancelAll
            case 11: return .enable(random.below(3) > 0)
            case 12: return random.below(4) == 0 ? .release : .advance(1)
            default: return .advance(random.below(4))
            }
        }
    }

    func run(_ policy: OverlapPolicy) -> ActionTrace {
        let time = VirtualScheduler()
        var trace = ActionTrace()
        func note(_ text: String) { trace.log.append("\(time.now.milliseconds): \(text)") }

        struct Refusal: Error { let id: Int }
        var handles: [Int: any Disposable] = [:]
        time.run {
            let isAllowed = MutableProperty(true), bag = DisposeBag()
            var action: Action<Call, Call, Refusal>? = Action(enabledIf: isAllowed, policy: policy) {
                call async throws(Refusal) -> Call in
                note("start \(call.id)")
                if call.duration > 0 {
                    do {
                        try await time.sleep(for: .milliseconds(call.duration))
                    } catch {
                        trace.cancelled.insert(call.id)
                    }
                }
                if call.fails { throw Refusal(id: call.id) }
                return call
            }
            func call(_ call: Call) {
                let handle = action?.execute(call)
                if handle?.isDisposed == false { handles[call.id] = handle }
            }
            action?.executionCount.observeChanges { note("executing \($0)") }.disposed(by: bag)
            action?.isExecuting.observeChanges { note("executing \($0)") }.disposed(by: bag)
            action?.values
                .observe {
                    note("value \($0.id), latest \(action?.latest.value?.id ?? 0)")
                    if let next = $0.next { call(next) }
                }
                .disposed(by: bag)
            action?.failures
                .observe { note("failure \($0.id), latest \(action?.failure.value?.id ?? 0)") }
                .disposed(by: bag)
            for step in steps {
                switch step {
                case .call(let it): call(it)
                case .cancel(let id): handles[id]?.dispose()
                case .cancelAll: action?.cancel()
                case .enable(let isEnabled): isAllowed.value = isEnabled
                case .advance(let milliseconds): time.advance(by: .milliseconds(milliseconds))
                case .release: action = nil
                }
                note("enabled \(action?.isEnabled.value ?? false), \(action?.executionCount.value ?? 0)")
            }
            action = nil
            time.advance(by: .seconds(1))
        }
        return trace
    }
}

/// The specification of an action, in terms of lists.
final class ActionOracle {
    private let policy: OverlapPolicy
    private var trace = ActionTrace()
    private var now = 0
    private var isAllowed = true
    private var isReleased = false
    private var running: [(call: Call, until: Int)] = []
    private var waiting: [Call] = []
    private var known = 0
    private var isDelivering = false

    init(_ policy: OverlapPolicy) { self.policy = policy }

    private var unfinished: Int { running.count + waiting.count }
    private var isEnabled: Bool { !isReleased && isAllowed && (policy != .reject || unfinished == 0) }

    func run(_ program: ActionProgram) -> ActionTrace {
        for step in program.steps {
            switch step {
            case .call(let it): call(it)
            case .cancel(let id): cancel(id)
            case .cancelAll: cancelAll()
            case .enable(let isEnabled): isAllowed = isEnabled
            case .advance(let duration): advance(to: now + duration)
            case .release: release()
            }
            note("enabled \(isEnabled), \(unfinished)")
        }
        release()
        return trace
    }

    private func note(_ text: String) { trace.log.append("\(now): \(text)") }

    /// Notes what observers of the two properties receive. During a delivery they receive it afterwards.
    private func tellCount() {
        if isDelivering || known == unfinished { return }
        let wasExecuting = known > 0
        known = unfinished
        note("executing \(known)")
        if wasExecuting != (known > 0) { note("executing \(known > 0)") }
    }

    private func call(_ call: Call) {
        if !isEnabled { return }
        if policy == .queue, unfinished > 0 {
            waiting.append(call)
            return tellCount()
        }
        if policy == .latest {
            for superseded in running { trace.cancelled.insert(superseded.call.id) }
            running = []
        }
        begin(call)
    }

    private func begin(_ call: Call) {
        running.append((call, now + call.duration))
        tellCount()
        note("start \(call.id)")
        if call.duration == 0 { finish(call) }
    }

    private func finish(_ call: Call) {
        running.removeAll { $0.call === call }
        tellCount()
        note(call.fails ? "failure \(call.id), latest \(call.id)" : "value \(call.id), latest \(call.id)")
        if !call.fails, let next = call.next {
            isDelivering = true
            self.call(next)
            isDelivering = false
            tellCount()
        }
        drain()
    }

    private func drain() {
        if policy == .queue, running.isEmpty, !waiting.isEmpty { begin(waiting.removeFirst()) }
    }

    private func cancel(_ id: Int) {
        if running.contains(where: { $0.call.id == id }) { trace.cancelled.insert(id) }
        running.removeAll { $0.call.id == id }
        waiting.removeAll { $0.id == id }
        tellCount()
        drain()
    }

    private func cancelAll() {
        for execution in running { trace.cancelled.insert(execution.call.id) }
        running = []
        waiting = []
        tellCount()
    }

    private func advance(to instant: Int) {
        // Executions that end at the same instant end in the order in which they began.
        while let next = running.enumerated().min(by: { ($0.element.until, $0.offset) < ($1.element.until, $1.offset) }
        ),
            next.element.until <= instant
        {
            now = next.element.until
            finish(next.element.call)
        }
        now = instant
    }

    private func release() {
        if isReleased { return }
        isReleased = true
        cancelAll()
    }
}

extension Duration {
    fileprivate var milliseconds: Int { Int(self / .milliseconds(1)) }
}
