import Bindery
import BinderyTestSupport
import Testing

/// Random programs over recorded sources against an oracle that keeps all states. A failure names its seed.
@Suite struct UndoLawTests {
    /// Not `Equatable`: every write is a change.
    private struct Box { var number = 0 }

    private final class World {
        var random: SplitMix
        let numbers = [MutableProperty(0), MutableProperty(0)]
        let box = MutableProperty(Box())
        let lists = [
            MutableListProperty<Int>(id: { $0 % 1_000 }, by: ==), MutableListProperty<Int>(id: { $0 }, by: ==),
        ]
        let history = UndoHistory(limit: 1_000)
        private var count = 0

        init(seed: UInt64) {
            random = SplitMix(seed: seed)
            for number in numbers { history.record(number) }
            history.record(box)
            for list in lists { history.record(list) }
        }

        var state: [[Int]] { [numbers.map(\.value), [box.value.number]] + lists.map(\.value) }

        func write() {
            count += 1
            let list = lists[random.below(2)]
            let size = list.count.value
            switch random.below(8) {
            case 0, 1: numbers[random.below(2)].value = random.below(3)
            case 2: box.value.number = count
            case 3: list.insert(count, at: random.below(size + 1))
            case 4 where size > 0: list.remove(at: random.below(size))
            case 5 where size > 0: list.move(from: random.below(size), to: random.below(size))
            case 6 where size > 0: list[random.below(size)] = count
            case 7: list.value = list.value.shuffled(using: &random)
            default: break
            }
        }
    }

    @Test(arguments: 0..<4 as Range<UInt64>)
    func undoingAndRepeatingLeadsToTheSameStates(_ part: UInt64) {
        for seed in part * 150..<(part + 1) * 150 {
            if let text = divergence(seed) {
                Issue.record("seed \(seed): \(text)")
                return
            }
        }
    }

    private func divergence(_ seed: UInt64) -> String? {
        let world = World(seed: seed)
        var states = [world.state], position = 0
        var seen: Set<[[Int]]> = []
        let observations: [any Disposable] =
            world.numbers.map { $0.observeChanges { _ in seen.insert(world.state) } }
            + world.lists.map { $0.observeDeltas { _ in seen.insert(world.state) } }
        defer { for observation in observations { observation.dispose() } }
        for step in 0..<60 {
            seen = []
            let action = world.random.below(5)
            switch action {
            case 0 where position > 0:
                position -= 1
                world.history.undo()
            case 1 where position < states.count - 1:
                position += 1
                world.history.redo()
            default:
                transaction { for _ in 0..<1 + world.random.below(3) { world.write() } }
                if world.state != states[position] {
                    states = states[...position] + [world.state]
                    position += 1
                }
            }
            if world.state != states[position] { return "step \(step): \(world.state), not \(states[position])" }
            if !seen.isSubset(of: [states[position]]) { return "step \(step): observers saw \(seen)" }
            let canUndo = world.history.canUndo.value, canRedo = world.history.canRedo.value
            if canUndo != (position > 0) || canRedo != (position < states.count - 1) {
                return "step \(step): can undo \(canUndo), redo \(canRedo) at \(position) of \(states.count)"
            }
        }
        return nil
    }
}
