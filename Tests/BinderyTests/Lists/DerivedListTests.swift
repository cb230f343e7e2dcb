import BinderyTestSupport
import Testing

@testable import Bindery

@Suite struct DerivedListTests {
    private let goods = MutableListProperty<Good>((0..<10).map { Good($0, price: $0) })

    @Test func nothingIsAskedBeforeTheFirstRead() {
        var asked = 0
        let dear = goods.filter { _ in
            asked += 1
            return true
        }
        goods.append(Good(10, price: 0))
        #expect(asked == 0)
        _ = dear.value
        _ = dear.value
        #expect(asked == 11)
    }

    @Test func anObservedListAsksOnlyAboutWhatComes() {
        var asked = 0
        let dear = goods.filter { _ in
            asked += 1
            return true
        }
        // An indirect observation.
        let observation = dear.sorted(on: \.id).map { $0.id }.count.observe { _ in }
        asked = 0
        goods.append(Good(10, price: 0))
        goods.remove(at: 3)
        goods.move(from: 0, to: 5)
        #expect(asked == 1 && dear.count.value == 10)
        observation.dispose()
    }

    @Test func anUnobservedListKeepsNoLogAndComputesWhenItIsRead() {
        var asked = 0
        let dear = goods.filter { _ in
            asked += 1
            return true
        }
        _ = dear.value
        for number in 0..<100 { goods.append(Good(number, price: 0)) }
        #expect(goods.untyped.store.logCount == 0)
        #expect(dear.count.value == 110 && asked == 120)
        let observation = dear.observeDeltas { _ in }
        transaction {
            goods.removeAll()
            #expect(goods.untyped.store.logCount == 110)
        }
        #expect(goods.untyped.store.logCount == 0)
        observation.dispose()
        goods.append(Good(1, price: 0))
        #expect(goods.untyped.store.logCount == 0)
    }

    @Test func theLogIsKeptUntilTheLastReaderHasReadOrEnded() {
        var counts = [0, 0, 0]
        var observations = (0..<3).map { index in goods.observeDeltas { counts[index] += $0.steps.count } }
        goods.append(Good(10, price: 0))
        #expect(goods.untyped.store.logCount == 0)
        observations.remove(at: 0).dispose()
        transaction {
            goods.append(Good(11, price: 0))
            goods.append(Good(12, price: 0))
            #expect(goods.untyped.store.logCount == 2)
        }
        #expect(counts == [1, 3, 3] && goods.untyped.store.logCount == 0)
        transaction {
            goods.remove(at: 0)
            observations.removeLast().dispose()
        }
        #expect(counts == [1, 4, 3] && goods.untyped.store.logCount == 0)
        observations[0].dispose()
    }

    @Test func aSumMayLeaveTheRangeOfItsTypeInATransaction() {
        let numbers = MutableListProperty([Int.max])
        let sum = numbers.sum { $0 }
        let observation = sum.observe { _ in }
        transaction {
            numbers.append(1)
            numbers.remove(at: 0)
        }
        #expect(sum.value == 1)
        let small = MutableListProperty<Int8>([])
        let smallSum = small.sum { $0 }
        var random = SplitMix(seed: 7)
        for _ in 0..<1000 {
            transaction {
                small.append(Int8.random(in: .min ... .max, using: &random))
                if small.count.value > 3 { small.remove(at: Int.random(in: 0..<4, using: &random)) }
                // The oracle has room.
                let rest = small.value.reduce(0) { $0 + Int($1) }
                if let last = Int8(exactly: -rest) { small.append(last) } else { small.removeAll() }
            }
            #expect(smallSum.value == 0)
        }
        observation.dispose()
    }

    /// An observation that ends before its delivery leaves a derived list that nothing observes, and whose
    /// sources have changed since it was computed.
    @Test func aListIsReadAfterTheLastObservationWasDisposedOfInATransaction() {
        let (a, b) = (MutableListProperty([1, 2, 3]), MutableListProperty([7]))
        let all = a.concatenated(with: b)
        let observation = all.observeDeltas { _ in Issue.record("delivered") }
        transaction {
            a.append(9)
            observation.dispose()
            a.removeAll()
            #expect(all.value == [7])
        }
        #expect(all.value == [7])

        let lists = [a, b]
        let outer = MutableListProperty([0, 1])
        let flat = outer.flatMap { lists[$0] }
        let second = flat.observeDeltas { _ in Issue.record("delivered") }
        transaction {
            b.append(8)
            second.dispose()
            b.removeAll()
            outer.remove(at: 0)
            #expect(flat.value == [])
        }
        #expect(flat.value == [])
    }

    @Test func groupsAreReadAfterTheObservationOfOneWasDisposedOfInATransaction() {
        let groups = goods.grouped { $0.id % 2 }
        let even = groups.value[0].elements
        let observation = even.observeDeltas { _ in Issue.record("delivered") }
        transaction {
            goods.append(Good(10, price: 0))
            observation.dispose()
            goods.remove(at: 0)
            #expect(groups.value.map { $0.elements.value.map(\.id) } == [[1, 3, 5, 7, 9], [2, 4, 6, 8, 10]])
        }
        #expect(even.value.map(\.id) == [2, 4, 6, 8, 10])
    }

    @Test func aHandlerMayDisposeOfItselfAndReadTheListThatItChanges() {
        let (a, b) = (MutableListProperty([1, 2, 3]), MutableListProperty([7]))
        let all = a.concatenated(with: b)
        var observation: (any Disposable)?
        observation = all.observeDeltas { _ in
            observation?.dispose()
            a.removeAll()
            #expect(all.value == [7])
        }
        a.append(9)
        #expect(all.value == [7])
    }

    @Test func aChangeOfAnElementsPropertyAsksAboutThatOneAlone() {
        var asked: [Int] = []
        let cheap = goods.filter { good in
            asked.append(good.id)
            return good.price.value < 5
        }
        let checker = DeltaChecker(cheap)
        asked = []
        goods[7].price.value = 0
        #expect(asked == [7] && cheap.value.map(\.id) == [0, 1, 2, 3, 4, 7])
        // Also inside a transaction.
        transaction {
            goods[0].price.value = 9
            #expect(cheap.value.map(\.id) == [1, 2, 3, 4, 7])
        }
        let removed = goods.remove(at: 1)
        removed.price.value = 9
        #expect(asked == [7, 0] && checker.isRight)
    }

    @Test func aResultStaysTheSameObjectWhileItIsObserved() {
        final class Model {
            let good: Good
            init(_ good: Good) { self.good = good }
        }
        let models = goods.map { Model($0) }
        let observation = models.observeDeltas { _ in }
        let before = models.value
        goods.remove(at: 0)
        goods.move(from: 0, to: 8)
        #expect(models.value.allSatisfy { model in before.contains { $0 === model } })
        observation.dispose()
    }

    @Test func aRuleMayWriteAndReadWhatItDependsOn() {
        let count = MutableProperty(0)
        let odd = goods.filter { good in
            if untracked({ count.value }) < 3 { count.value += 1 }
            return (good.id + count.value) % 2 == 0
        }
        let checker = DeltaChecker(odd)
        #expect(checker.isRight && count.value == 3)
        #expect(odd.value.map(\.id) == [1, 3, 5, 7, 9])
        goods[0].price.value = 5
        #expect(checker.isRight)
    }

    @Test func aRuleMayWriteTheSource() {
        let numbers = MutableListProperty([1, 2, 3])
        let doubled = numbers.map { number in
            if number == 2, untracked({ numbers.value.count }) == 3 { numbers.append(8) }
            return number * 2
        }
        let checker = DeltaChecker(doubled)
        #expect(doubled.value == [2, 4, 6, 16] && checker.isRight)
    }

    @Test func aListThatDependsOnItselfIsReportedAndGoesOn() {
        let limit = MutableProperty(false)
        var itself: ListProperty<Good>?
        let list = goods.filter { good in limit.value ? good.id < itself!.count.value : true }
        itself = list
        let observation = list.observeDeltas { _ in }
        let texts = diagnoses(of: { limit.value = true })
        #expect(texts.contains { $0.contains("depends on itself") })
        limit.value = false
        #expect(list.count.value == 10)
        observation.dispose()
        itself = nil
    }

    @Test func anOrderThatIsNoneIsSomeOrder() {
        let list = goods.sorted { _, _ in true }
        let checker = DeltaChecker(list)
        for number in 0..<50 { goods.insert(Good(number, price: 0), at: number % 7) }
        #expect(checker.isRight && Set(list.value.map(\.id)) == Set(goods.value.map(\.id)))
    }

    @Test func everythingIsReleased() {
        weak var good: Good?
        weak var list: ListProperty<Good>?
        weak var group: ListGroup<Int, Good>?
        do {
            let source = MutableListProperty((0..<1_000).map { Good($0, price: $0 % 7) })
            let derived = source.filter { $0.price.value < 5 }.sorted(on: \.price.value).distinct(on: \.id)
            let groups = derived.prefix(500).grouped { $0.price.value }
            let observation = groups.observeDeltas { _ in }
            let inner = groups.value[0].elements.observeDeltas { _ in }
            source[0].price.value = 4
            let held = groups.value[0]
            (good, list, group) = (source[3], derived, held)
            #expect(held === groups.value[0])
            observation.dispose()
            inner.dispose()
        }
        #expect(good == nil && list == nil && group == nil)
    }

    @Test func removedElementsAreReleasedWhileTheListsLive() {
        var goods: [Good]? = (0..<10_000).map { Good($0, price: $0 % 7) }
        let source = MutableListProperty(goods!)
        let rows = source.filter { $0.price.value < 6 }.sorted(on: \.price.value).map { $0 }
        let sections = rows.grouped { $0.price.value }
        var observations = [sections.observeDeltas { _ in }]
        observations += sections.value.map { $0.elements.observeDeltas { _ in } }
        _ = (rows.value, source.value)
        let references = goods!.map { Weak(good: $0) }
        goods = nil
        source.removeAll()
        #expect(references.filter { $0.good != nil }.count == 0)
        for observation in observations { observation.dispose() }
    }

    private struct Weak {
        weak var good: Good?
    }

    @Test func aLongChainNeedsNoStack() {
        let elements = onSmallStack {
            let source = MutableListProperty([1, 2, 3])
            var list: ListProperty<Int> = source
            for _ in 0..<10_000 { list = list.map { $0 } }
            let observation = list.observeDeltas { _ in }
            source.append(4)
            defer { observation.dispose() }
            return list.value
        }
        #expect(elements == [1, 2, 3, 4])
    }

    @Test func aSumOfFloatingPointNumbersForgetsWhatHasGone() {
        let numbers = MutableListProperty([0.1, 0.2, 0.3])
        let sum = numbers.sum { $0 }
        let observation = sum.observe { _ in }
        #expect(sum.value == 0.6)
        numbers.append(1e300)
        numbers.append(.infinity)
        #expect(sum.value == .infinity)
        numbers.append(.nan)
        #expect(sum.value.isNaN)
        numbers.removeSubrange(3..<6)
        #expect(sum.value == 0.6)
        numbers.value = [1e100, 1, -1e100, 0.5, -1.5]
        #expect(sum.value == 0)
        observation.dispose()
    }

    @Test func questionsToAllElementsFollow() {
        let isDear = goods.contains { $0.price.value > 50 }, areAll = goods.allSatisfy { $0.price.value < 50 }
        #expect(!isDear.value && areAll.value)
        goods[3].price.value = 60
        #expect(isDear.value && !areAll.value)
        #expect(goods.map { $0.price.value }.max().value == 60)
    }
}
