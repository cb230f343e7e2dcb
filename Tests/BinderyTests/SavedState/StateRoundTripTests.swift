import BinderyTestSupport
import Testing

@testable import Bindery

/// The law of saved state: restored values equal the saved ones, whatever they are.
@Suite struct StateRoundTripTests {
    @Test(arguments: 0..<4)
    func everyValueComesBack(_ part: UInt64) {
        for seed in part * 100..<(part + 1) * 100 {
            var random = RandomValues(seed: seed)
            let model = Assortment()
            for _ in 0..<random.below(40) { model.change(&random) }
            let state = SavedState(of: model)
            let snapshot = state.snapshot.value
            #expect(state.makeSnapshot() == snapshot, "seed \(seed)")
            let restored = Assortment()
            let texts = diagnoses { SavedState(of: restored).restore(snapshot) }
            let isSame = restored.description == model.description && texts.isEmpty
            #expect(isSame, "seed \(seed): \(model) became \(restored); \(texts)")
            let isSameState = SavedState(of: restored).snapshot.value == snapshot
            #expect(isSameState, "seed \(seed)")
        }
    }

    @Test func theLawNoticesAValueThatIsLost() {
        var random = RandomValues(seed: 1)
        let model = Assortment()
        for _ in 0..<40 { model.change(&random) }
        let fields = SavedState(of: model).snapshot.value.fields.filter { $0.key != "shape" }
        let restored = Assortment()
        SavedState(of: restored).restore(StateSnapshot(fields: fields))
        #expect(restored.description != model.description)
    }
}

final class Assortment: Restorable, CustomStringConvertible {
    enum Shape: Codable, Equatable {
        case none, circle(Double), box(width: UInt64, label: String?)
    }

    struct Tree: Codable, Equatable, CustomStringConvertible {
        var name = ""
        var inner: [Tree] = []
        var byNumber: [Int: Bool?] = [:]

        var description: String { "\(name) \(inner) \(byNumber.sorted { $0.key < $1.key })" }
    }

    @Reactive(.saved) var text = ""
    @Reactive(.saved) var small: Int8? = nil
    @Reactive(.saved) var large = Int.max
    @Reactive(.saved) var unsigned = UInt64.max
    @Reactive(.saved) var huge = Int128.min
    @Reactive(.saved) var number = 0.1
    @Reactive(.saved) var float = Float.pi
    @Reactive(.saved) var lists: [[String?]] = []
    @Reactive(.saved) var numbers: [Int] = []
    @Reactive(.saved) var shape = Shape.none
    @Reactive(.saved) var tree = Tree()

    init() {}

    var description: String {
        """
        \(text.unicodeScalars.map(\.value)) \(String(describing: small)) \(large) \(unsigned) \(huge) \(number) \(float) \(lists) \
        \(numbers) \(shape) \(tree)
        """
    }

    func change(_ random: inout RandomValues) {
        switch random.below(11) {
        case 0: text = random.text()
        case 1: small = random.below(3) == 0 ? nil : Int8(truncatingIfNeeded: random.next())
        case 2: large = Int(truncatingIfNeeded: random.next())
        case 3: unsigned = random.next()
        case 4: huge = Int128(truncatingIfNeeded: random.next()) << Int128(random.below(64))
        case 5: number = random.number()
        case 6: float = Float(random.number())
        case 7: lists.append((0..<random.below(3)).map { _ in random.below(4) == 0 ? nil : random.text() })
        case 8: numbers.append(Int(truncatingIfNeeded: random.next()))
        case 9: shape = random.below(2) == 0 ? .circle(random.number()) : .box(width: random.next(), label: nil)
        default: tree = random.tree(depth: 3)
        }
    }
}

struct RandomValues {
    private var random: SplitMix

    init(seed: UInt64) { random = SplitMix(seed: seed) }

    mutating func next() -> UInt64 { random.next() }

    mutating func below(_ bound: Int) -> Int { random.below(bound) }

    mutating func text() -> String {
        let parts = ["", "a", "nan", "-inf", "12", "é", "e\u{301}", "中文", "👩‍👩‍👧", "\"\\/\n\0\u{2028}", "null", "{}"]
        return (0..<below(4)).map { _ in parts[below(parts.count)] }.joined()
    }

    mutating func number() -> Double {
        switch below(8) {
        case 0: Double.nan
        case 1: [.infinity, -.infinity][below(2)]
        case 2: [.leastNonzeroMagnitude, .greatestFiniteMagnitude, 0x1p63, -0x1p63, 1e18, 0x1p53 + 2][below(6)]
        case 3: Double(below(2_000) - 1_000)
        default: Double(bitPattern: next())
        }
    }

    mutating func tree(depth: Int) -> Assortment.Tree {
        var tree = Assortment.Tree(name: text())
        if depth > 0 { tree.inner = (0..<below(3)).map { _ in self.tree(depth: depth - 1) } }
        for _ in 0..<below(4) {
            tree.byNumber.updateValue([true, false, nil][below(3)], forKey: Int(truncatingIfNeeded: next()))
        }
        return tree
    }
}
