import Bindery
import Testing

@Suite struct FlatMapTests {
    private let lists = MutableListProperty<MutableListProperty<Int>>(
        [MutableListProperty([1, 2]), MutableListProperty(), MutableListProperty([3])], id: ObjectIdentifier.init)

    @Test func itIsOneListAfterTheOther() {
        let all = lists.flatMap { $0 }
        #expect(all.value == [1, 2, 3])
        lists[1].append(9)
        #expect(all.value == [1, 2, 9, 3])
    }

    @Test func listsThatComeMoveAndGoTakeTheirElementsAlong() {
        let checker = DeltaChecker(lists.flatMap { $0 })
        lists.insert(MutableListProperty([7, 8]), at: 1)
        #expect(checker.elements == [1, 2, 7, 8, 3])
        lists.move(from: 0, to: 3)
        #expect(checker.elements == [7, 8, 3, 1, 2])
        lists.move(from: 3, to: 1)
        #expect(checker.elements == [7, 8, 1, 2, 3])
        lists.remove(at: 0)
        #expect(checker.elements == [1, 2, 3])
        lists.value = []
        #expect(checker.elements.isEmpty)
    }

    @Test func whatGoesFromOneListToAnotherOneIsOneDelta() {
        let goods = MutableListProperty([Good(1, price: 0), Good(2, price: 1), Good(3, price: 0)], id: \.id)
        let sections = goods.grouped { $0.price.value }
        let checker = DeltaChecker(sections.flatMap { $0.elements }.map { $0.id })
        #expect(checker.elements == [1, 3, 2])
        goods[0].price.value = 1
        #expect(checker.elements == [1, 2, 3])
        #expect(checker.deltas.count == 1)
    }

    @Test func aListIsAskedForOnceForEachElement() {
        var asked = 0
        let all = lists.flatMap { list in
            asked += 1
            return list
        }
        let observation = all.observeDeltas { _ in }
        lists[0].append(5)
        lists.move(from: 0, to: 2)
        #expect(asked == 3)
        observation.dispose()
    }

    @Test func aRemovedListIsNoLongerFollowed() {
        let all = lists.flatMap { $0 }
        let checker = DeltaChecker(all)
        let gone = lists.remove(at: 0)
        gone.append(4)
        #expect(checker.deltas.count == 1 && checker.isRight)
    }
}
