import BinderyTestSupport
import Testing

@testable import BinderyGraph

private struct Leaf: Equatable {
    var number = 0
    var text = ""
}

private struct Branch: Equatable {
    var left = Leaf()
    var right = Leaf()
    var numbers = [0, 0, 0]
}

private struct Tree: Equatable {
    var one = Branch()
    var two = Branch()
}

/// P1 and P2 of parts, as properties of random programs. The oracle is a plain value and its key paths.
@Suite struct PartLawTests {
    private let numbers: [(part: (MutableProperty<Tree>) -> MutableProperty<Int>, path: WritableKeyPath<Tree, Int>)] = [
        ({ $0.one.left.number }, \.one.left.number), ({ $0[\.one.left].number }, \.one.left.number),
        ({ $0.one.right.number }, \.one.right.number), ({ $0.two.left.number }, \.two.left.number),
        ({ $0.two.numbers[1] }, \.two.numbers[1]), ({ $0[\.two.numbers[1]] }, \.two.numbers[1]),
        ({ $0.one.numbers[0] }, \.one.numbers[0]), ({ $0[\.self].two.right[\.number] }, \.two.right.number),
    ]

    @Test(arguments: 0..<4 as Range<UInt64>)
    func partsAgreeWithThePlainValue(_ part: UInt64) {
        for seed in part * 250..<(part + 1) * 250 {
            if let text = divergence(seed) {
                Issue.record("seed \(seed): \(text)")
                return
            }
        }
    }

    private final class Observed {
        var seen: [Int] = []
        var observation: (any Disposable)?
    }

    private func divergence(_ seed: UInt64) -> String? {
        var random = SplitMix(seed: seed)
        let tree = MutableProperty(Tree())
        var oracle = Tree()
        let paths = numbers.map(\.path)
        let parts = numbers.map { $0.part(tree) }
        let sum = Property { parts.reduce(0) { $0 * 7 &+ $1.value } }
        var observed: [Int: Observed] = [:]
        func expectedSum() -> Int { paths.reduce(0) { $0 * 7 &+ oracle[keyPath: $1] } }
        func act() -> String? {
            let index = random.below(parts.count)
            switch random.below(6) {
            case 0, 1, 2:
                let number = random.below(3)
                oracle[keyPath: paths[index]] = number
                // A part made for the occasion is as good as one that is kept.
                (random.below(2) == 0 ? parts[index] : numbers[index].part(tree)).value = number
            case 3:
                let number = random.below(3)
                oracle.one.left.number = number
                tree.value.one.left.number = number
            case 4:
                let branch = Branch(left: Leaf(number: random.below(3)), right: oracle.two.right)
                oracle.two = branch
                tree.two.value = branch
            default:
                if parts[index].value != oracle[keyPath: paths[index]] { return "part \(index) is wrong" }
                if sum.value != expectedSum() { return "the sum is wrong" }
            }
            return nil
        }
        for step in 0..<40 {
            if random.below(4) == 0 {
                let index = random.below(parts.count)
                if let observed = observed.removeValue(forKey: index) {
                    observed.observation?.dispose()
                } else {
                    let new = Observed()
                    new.observation = parts[index].observeChanges { new.seen.append($0) }
                    observed[index] = new
                }
            }
            let before = oracle
            var fault: String?
            if random.below(2) == 0 {
                transaction { for _ in 0..<random.below(5) { fault = fault ?? act() } }
            } else {
                fault = act()
            }
            if let fault { return "step \(step): \(fault)" }
            if tree.value != oracle { return "step \(step): the whole is wrong" }
            for (index, observed) in observed {
                let new = oracle[keyPath: paths[index]]
                let expected = before[keyPath: paths[index]] == new ? [] : [new]
                if observed.seen != expected { return "step \(step): \(index) saw \(observed.seen), not \(expected)" }
                observed.seen = []
            }
        }
        for observed in observed.values { observed.observation?.dispose() }
        return nil
    }
}
