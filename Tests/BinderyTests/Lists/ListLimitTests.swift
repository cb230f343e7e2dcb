import Bindery
import BinderyTestSupport
import BinderyTesting
import Testing

@Suite struct ListLimitTests {
    private let time = VirtualScheduler()
    private let list = MutableListProperty([1, 2, 3])

    @Test func anElementExpires() {
        list.expire(after: .seconds(10), on: time)
        time.advance(by: .seconds(5))
        list.insert(4, at: 0)
        time.advance(by: .seconds(5))
        #expect(list.value == [4])
        time.advance(by: .seconds(5))
        #expect(list.value == [])
    }

    @Test func eachElementHasItsOwnTime() {
        let durations: [Int: Duration] = [1: .seconds(3), 2: .seconds(1)]
        list.expire(on: time) { durations[$0] }
        time.advance(by: .seconds(1))
        #expect(list.value == [1, 3])
        list.move(from: 0, to: 1)
        time.advance(by: .seconds(2))
        #expect(list.value == [3])
        time.advance(by: .seconds(1_000))
        #expect(list.value == [3], "it stays until it is removed")
    }

    @Test func elementsThatExpireTogetherAreRemovedInOneTransaction() {
        list.expire(after: .seconds(1), on: time)
        let checker = DeltaChecker(list)
        time.advance(by: .seconds(1))
        #expect(checker.deltas.count == 1 && list.value == [])
    }

    @Test func aReplacedElementBeginsAgain() {
        let pairs = MutableListProperty([(id: 1, text: "a"), (id: 2, text: "b")], id: { $0.id })
        pairs.expire(after: .seconds(2), on: time)
        time.advance(by: .seconds(1))
        pairs[0].text = "c"
        time.advance(by: .seconds(1))
        #expect(pairs.value.map(\.text) == ["c"])
        time.advance(by: .seconds(1))
        #expect(pairs.count.value == 0)
    }

    @Test func nothingExpiresAfterDisposal() {
        let expiry = list.expire(after: .seconds(1), on: time)
        expiry.dispose()
        time.advance(by: .seconds(2))
        #expect(list.value == [1, 2, 3] && expiry.isDisposed)
    }

    @Test func aListWithALimitIsFreed() {
        weak var weakly: MutableListProperty<Int>?
        do {
            let list = MutableListProperty([1])
            weakly = list
            list.expire(after: .seconds(1), on: time)
            list.limitSize(to: 5)
        }
        #expect(weakly == nil)
        time.advance(by: .seconds(2))
    }

    @Test func withoutATimeNothingExpires() {
        let texts = diagnoses { list.expire(after: .seconds(1), file: "Here", line: 1) }
        #expect(texts.count == 1 && texts[0].contains("expire") && texts[0].contains("Here:1"), "\(texts)")
    }

    @Test func theOldestAreRemoved() {
        list.limitSize(to: 3)
        let checker = DeltaChecker(list)
        list.insert(4, at: 0)
        #expect(list.value == [4, 2, 3])
        list.move(from: 1, to: 2)
        list.append(contentsOf: [5, 6])
        #expect(list.value == [4, 5, 6] && checker.isRight)
        list.remove(at: 0)
        list.append(7)
        #expect(list.value == [5, 6, 7])
    }

    @Test func aListThatIsTooLongIsShortenedAtOnce() {
        let limit = list.limitSize(to: 1)
        #expect(list.value == [3])
        limit.dispose()
        list.append(4)
        #expect(list.value == [3, 4])
    }

    /// Random changes and times against a plain array of pairs.
    @Test func expiryAndSizeAgreeWithAnArray() {
        for seed in 0..<200 as Range<UInt64> {
            var random = SplitMix(seed: seed)
            let time = VirtualScheduler()
            let list = MutableListProperty<Int>()
            list.expire(on: time) { $0 % 3 == 0 ? nil : .seconds($0 % 7 + 1) }
            list.limitSize(to: 6)
            var plain: [(id: Int, age: Int, deadline: Int?)] = []
            var now = 0
            for step in 1..<60 {
                switch random.below(5) {
                case 0, 1:
                    let index = random.below(plain.count + 1)
                    plain.insert((step, step, step % 3 == 0 ? nil : now + step % 7 + 1), at: index)
                    list.insert(step, at: index)
                case 2 where !plain.isEmpty:
                    let index = random.below(plain.count)
                    plain.remove(at: index)
                    list.remove(at: index)
                case 3 where !plain.isEmpty:
                    let (from, to) = (random.below(plain.count), random.below(plain.count))
                    plain.insert(plain.remove(at: from), at: to)
                    list.move(from: from, to: to)
                default:
                    now += 1
                    time.advance(by: .seconds(1))
                    plain.removeAll { $0.deadline.map { $0 <= now } ?? false }
                }
                while plain.count > 6 { plain.remove(at: plain.indices.min { plain[$0].age < plain[$1].age }!) }
                let (actual, expected) = (list.value, plain.map(\.id))
                #expect(actual == expected, "seed \(seed), step \(step)")
                if actual != expected { return }
            }
        }
    }
}
