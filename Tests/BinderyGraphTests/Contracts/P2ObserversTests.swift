import BinderyGraph
import Testing

/// Contract P2: observers run at most once per transaction, only on a change, in the order in which they were added.
@Suite struct P2ObserversTests {
    @Test func anObserverRunsOncePerTransaction() {
        let a = MutableProperty(1), b = MutableProperty(1)
        let sum = Property { a.value + b.value }
        var seen: [Int] = []
        let observation = sum.observeChanges { seen.append($0) }
        transaction {
            a.value = 2
            b.value = 2
            a.value = 3
        }
        #expect(seen == [5])
        observation.dispose()
    }

    @Test func anObserverDoesNotRunWhenTheValueReturnsToTheOldOne() {
        let a = MutableProperty(1)
        var seen: [Int] = []
        let observation = a.observeChanges { seen.append($0) }
        transaction {
            a.value = 2
            a.value = 1
        }
        #expect(seen == [])
        observation.dispose()
    }

    @Test func anObserverDoesNotRunWhenADerivedValueReturnsAfterItWasRead() {
        let a = MutableProperty(1)
        let doubled = a.map { $0 * 2 }
        var seen: [Int] = []
        let observation = doubled.observeChanges { seen.append($0) }
        transaction {
            a.value = 2
            #expect(doubled.value == 4)
            a.value = 1
            #expect(doubled.value == 2)
        }
        #expect(seen == [])
        observation.dispose()
    }

    @Test func observersOfDifferentPropertiesRunInTheOrderInWhichTheyWereAdded() {
        let a = MutableProperty(1), b = MutableProperty(1)
        var order: [String] = []
        let bag = DisposeBag()
        b.observeChanges { _ in order.append("first") }.disposed(by: bag)
        a.map { $0 * 2 }.observeChanges { _ in order.append("second") }.disposed(by: bag)
        a.observeChanges { _ in order.append("third") }.disposed(by: bag)
        b.map { $0 * 2 }.observeChanges { _ in order.append("fourth") }.disposed(by: bag)
        transaction {
            a.value = 2
            b.value = 2
        }
        #expect(order == ["first", "second", "third", "fourth"])
    }

    @Test func aThousandObserversRunInTheOrderInWhichTheyWereAdded() {
        let a = MutableProperty(0)
        let bag = DisposeBag()
        var order: [Int] = []
        for index in 0..<1_000 {
            let source = index % 3 == 0 ? a : a.map { $0 + index }
            source.observeChanges { _ in order.append(index) }.disposed(by: bag)
        }
        a.value = 1
        #expect(order == Array(0..<1_000))
    }

    @Test func theOrderIsThatOfAddingEvenIfASourceIsReachedLater() {
        let a = MutableProperty(1), isOn = MutableProperty(false)
        let late = Property { isOn.value ? a.value : 0 }
        var order: [String] = []
        let bag = DisposeBag()
        late.observeChanges { _ in order.append("first") }.disposed(by: bag)
        a.observeChanges { _ in order.append("second") }.disposed(by: bag)
        isOn.value = true
        order = []
        a.value = 2
        #expect(order == ["first", "second"])
    }
}
