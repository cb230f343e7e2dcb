import BinderyTestSupport

@testable import BinderyGraph

/// A random program over a world: writes, nested transactions, and observers, some of which write, observe and dispose
/// in their handlers. It depends only on its seed and on the values that the world returns.
final class Program {
    private var random: SplitMix
    private let world: any World
    private let plan: Plan
    private var observers = 0
    private var budget = 0
    /// The observable behaviour of the world: each call of a handler and each read, in order.
    private(set) var log: [String] = []

    init(seed: UInt64, plan: Plan, world: any World) {
        random = SplitMix(seed: seed)
        self.plan = plan
        self.world = world
    }

    func run(steps: Int) {
        for step in 0..<steps {
            budget = 12
            log.append("step \(step)")
            act(depth: 0)
        }
    }

    private func act(depth: Int) {
        switch random.below(8) {
        case 0, 1, 2: write()
        case 3:
            guard depth < 3 else { return }
            log.append("transaction")
            world.transaction { for _ in 0...random.below(4) { act(depth: depth + 1) } }
            log.append("end")
        case 4: observe()
        case 5:
            if observers > 0 {
                let id = random.below(observers)
                log.append("dispose of \(id)")
                world.dispose(id)
            }
        default:
            let node = random.below(plan.nodes.count)
            log.append("\(node) is \(world.read(node))")
        }
    }

    private func write() {
        let (source, value) = (random.below(plan.sources), random.below(5))
        log.append("write \(source) \(value)")
        world.write(source, value)
    }

    private func observe() {
        let (id, node, acts) = (observers, random.below(plan.nodes.count), random.below(3) == 0)
        observers += 1
        log.append("observe \(node) as \(id)")
        world.observe(node, id: id) { [unowned self] value in
            log.append("\(id) sees \(value)")
            guard acts, budget > 0 else { return }
            budget -= 1
            act(depth: 1)
            log.append("\(id) is done")
        }
    }
}
