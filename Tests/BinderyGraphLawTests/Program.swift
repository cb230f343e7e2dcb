import BinderyTestSupport

@testable import BinderyGraph

/// A random program over a world: writes, nested transactions, and observers, some of which write, observe and dispose
/// in their handlers. It depends only on its seed and on the values that the world returns.
final class Program {
    enum Kind {
        case mixed
        /// Few values, and observers most of which write what they observe over several rounds: the values change and
        /// return, within a transaction and between two turns of the observers.
        case overtaking

        fileprivate var actions: [Action] {
            switch self {
            case .mixed: [.write, .write, .write, .transaction, .observe, .dispose, .read, .read]
            case .overtaking:
                Array(repeating: .write, count: 4) + Array(repeating: .transaction, count: 4)
                    + [.observe, .dispose, .read, .read]
            }
        }
    }

    fileprivate enum Action { case write, transaction, observe, dispose, read }

    private let kind: Kind
    private let actions: [Action]
    private var random: SplitMix
    private let world: any World
    private let plan: Plan
    private var observers = 0
    private var budget = 0
    /// The observable behaviour of the world: each call of a handler and each read, in order.
    private(set) var log: [String] = []

    init(_ kind: Kind, seed: UInt64, plan: Plan, world: any World) {
        self.kind = kind
        actions = kind.actions
        random = SplitMix(seed: seed)
        self.plan = plan
        self.world = world
    }

    /// What the engine and the oracle logged before and after they diverged; nil if they agree.
    static func divergence(_ kind: Kind, seed: UInt64, nodes: Int, steps: Int) -> String? {
        var random = SplitMix(seed: seed)
        let plan = Plan(&random, nodes: 1 + random.below(nodes))
        let actual = Program(kind, seed: seed, plan: plan, world: EngineWorld(plan))
        let expected = Program(kind, seed: seed, plan: plan, world: OracleWorld(plan))
        actual.run(steps: steps)
        expected.run(steps: steps)
        if actual.log == expected.log { return nil }
        let index = zip(actual.log, expected.log).prefix { $0 == $1 }.count
        let before = actual.log[max(0, index - 12)..<index].joined(separator: ", ")
        return """
            after \(before): \(actual.log.dropFirst(index).first ?? "nothing") instead of \
            \(expected.log.dropFirst(index).first ?? "nothing")
            """
    }

    private func run(steps: Int) {
        if kind == .overtaking { for _ in 0..<(1 + random.below(4)) { observe() } }
        for step in 0..<steps {
            budget = kind == .overtaking ? 24 : 12
            log.append("step \(step)")
            act(depth: 0)
        }
    }

    private func act(depth: Int) {
        switch actions[random.below(actions.count)] {
        case .write: write()
        case .transaction:
            guard depth < 3 else { return write() }
            log.append("transaction")
            world.transaction { for _ in 0...random.below(4) { act(depth: depth + 1) } }
            log.append("end")
        case .observe: observe()
        case .dispose:
            if observers > 0 {
                let id = random.below(observers)
                log.append("dispose of \(id)")
                world.dispose(id)
            }
        case .read:
            let node = random.below(plan.nodes.count)
            log.append("\(node) is \(world.read(node))")
        }
    }

    private func write() {
        let (source, value) = (random.below(plan.sources), random.below(kind == .overtaking ? 3 : 5))
        log.append("write \(source) \(value)")
        world.write(source, value)
    }

    private func observe() {
        let (id, node) = (observers, random.below(plan.nodes.count))
        let acts = kind == .overtaking ? random.below(4) != 0 : random.below(3) == 0
        observers += 1
        log.append("observe \(node) as \(id)")
        world.observe(node, id: id) { [unowned self] value in
            log.append("\(id) sees \(value)")
            guard acts, budget > 0 else { return }
            budget -= 1
            for _ in 0...(kind == .overtaking ? random.below(3) : 0) { act(depth: 1) }
            log.append("\(id) is done")
        }
    }
}
