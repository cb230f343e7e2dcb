import BinderyGraph
import BinderyTestSupport
import Testing

/// Contract P7: during propagation, an observer may release or add observers and write properties.
@Suite struct P7ReentrancyTests {
    private final class Slot {
        var disposable: (any Disposable)?
        var property: Property<Int>?
    }

    @Test func anObserverMayDisposeOfItself() {
        let a = MutableProperty(0), slot = Slot()
        var seen: [Int] = [], others: [Int] = []
        slot.disposable = a.observeChanges { value in
            slot.disposable?.dispose()
            seen.append(value)
        }
        let other = a.observeChanges { others.append($0) }
        a.value = 1
        a.value = 2
        #expect(seen == [1])
        #expect(others == [1, 2])
        other.dispose()
    }

    @Test func anObserverMayDisposeOfALaterOneWhichThenDoesNotRun() {
        let a = MutableProperty(0), slot = Slot()
        var seen: [String] = []
        let first = a.observeChanges { _ in
            seen.append("first")
            slot.disposable?.dispose()
        }
        slot.disposable = a.map { $0 + 1 }.observeChanges { _ in seen.append("second") }
        a.value = 1
        #expect(seen == ["first"])
        first.dispose()
    }

    @Test func anObserverMayDisposeOfAnEarlierOne() {
        let a = MutableProperty(0), slot = Slot()
        var seen: [String] = []
        slot.disposable = a.observeChanges { _ in seen.append("first") }
        let second = a.observeChanges { _ in
            seen.append("second")
            slot.disposable?.dispose()
        }
        a.value = 1
        a.value = 2
        #expect(seen == ["first", "second", "second"])
        second.dispose()
    }

    @Test func anObserverMayDisposeOfAllOthers() {
        let a = MutableProperty(0), bag = DisposeBag(), lifetime = Lifetime()
        var runs = 0
        let first = a.observeChanges { _ in bag.dispose() }
        for _ in 0..<100 {
            let token = lifetime.token()
            a.map { $0 + 1 }.observeChanges { _ in withExtendedLifetime(token) { runs += 1 } }.disposed(by: bag)
        }
        a.value = 1
        #expect(runs == 0)
        #expect(lifetime.alive == 0)
        first.dispose()
    }

    @Test func anObserverMayAddObserversWhichSeeThePresentValueOnce() {
        let a = MutableProperty(0), bag = DisposeBag()
        var seen: [Int] = []
        a.observeChanges { value in
            if value == 1 { a.observe { seen.append($0) }.disposed(by: bag) }
        }
        .disposed(by: bag)
        a.value = 1
        #expect(seen == [1])
        a.value = 2
        #expect(seen == [1, 2])
        bag.dispose()
    }

    @Test func anObserverMayReleaseTheLastReferenceToWhatItObserves() {
        let a = MutableProperty(0), slot = Slot(), lifetime = Lifetime()
        var seen: [Int] = []
        do {
            let token = lifetime.token()
            slot.property = a.map { value in withExtendedLifetime(token) { value } }
        }
        slot.disposable = slot.property!.observeChanges { value in
            slot.property = nil
            slot.disposable?.dispose()
            slot.disposable = nil
            seen.append(value)
        }
        a.value = 1
        a.value = 2
        #expect(seen == [1])
        #expect(lifetime.alive == 0)
    }

    @Test func anObserverMayReleaseTheSourceItObserves() {
        final class Box { var source: MutableProperty<Int>? = MutableProperty(0) }
        let box = Box()
        var seen: [Int] = []
        let bag = DisposeBag()
        box.source!.observeChanges { value in
            box.source = nil
            seen.append(value)
        }
        .disposed(by: bag)
        box.source!.observeChanges { seen.append(-$0) }.disposed(by: bag)
        box.source!.value = 1
        #expect(seen.first == 1)
        #expect(box.source == nil)
    }

    @Test func aComputationMayReleaseProperties() {
        let a = MutableProperty(0), slot = Slot()
        slot.property = a.map { $0 + 1 }
        let held = slot.property!.map { $0 }
        let sum = Property {
            let value = a.value
            if value == 1 { slot.property = nil }
            return value
        }
        let observation = sum.observe { _ in }
        _ = held.value
        a.value = 1
        #expect(sum.value == 1)
        #expect(held.value == 2)
        observation.dispose()
    }

    @Test func aWriteInAnObserverIsSeenByReadsAtOnceAndByObserversAfterwards() {
        let a = MutableProperty(0), b = MutableProperty(0), bag = DisposeBag()
        var log: [String] = []
        a.observeChanges { value in
            b.value = value * 10
            log.append("a \(value), b is \(b.value)")
        }
        .disposed(by: bag)
        a.observeChanges { log.append("a again \($0)") }.disposed(by: bag)
        b.observeChanges { log.append("b \($0)") }.disposed(by: bag)
        a.value = 1
        #expect(log == ["a 1, b is 10", "a again 1", "b 10"])
    }

    @Test func anObserverThatWritesWhatItObservesSeesTheValuesInOrder() {
        let a = MutableProperty(0)
        var seen: [Int] = []
        let observation = a.observeChanges { value in
            if value < 3 { a.value = value + 1 }
            seen.append(value)
        }
        a.value = 1
        #expect(seen == [1, 2, 3])
        observation.dispose()
    }

    @Test func anObserverThatWritesInItsFirstCallSeesTheValuesInOrder() {
        let a = MutableProperty(0)
        var seen: [Int] = []
        let observation = a.observe { value in
            if value < 3 { a.value = value + 1 }
            seen.append(value)
        }
        #expect(seen == [0, 1, 2, 3])
        observation.dispose()
    }

    @Test func everyObserverSeesTheLastValueHoweverManyWriteIt() {
        let a = MutableProperty(0), bag = DisposeBag()
        var last = [0, 0, 0]
        for index in 0..<3 {
            a.observeChanges { value in
                last[index] = value
                if value < 10 { a.value = value + 1 }
            }
            .disposed(by: bag)
        }
        a.value = 1
        #expect(last == [10, 10, 10])
    }

    @Test func whatIsFreedDuringPropagationMayUseTheGraph() {
        final class Owner {
            let counter: MutableProperty<Int>
            init(_ counter: MutableProperty<Int>) { self.counter = counter }
            deinit { counter.value += 1 }
        }
        let a = MutableProperty(0), counter = MutableProperty(0), slot = Slot()
        var counts: [Int] = []
        let counting = counter.observeChanges { counts.append($0) }
        do {
            let owner = Owner(counter)
            slot.disposable = a.map { value in withExtendedLifetime(owner) { value } }.observeChanges { _ in
                slot.disposable?.dispose()
            }
        }
        a.value = 1
        #expect(counter.value == 1)
        #expect(counts == [1])
        counting.dispose()
    }

    @Test func aDroppedValueThatReadsFindsAllConsistent() {
        final class Model {
            let number: Int
            var end: () -> Void = {}
            init(_ number: Int) { self.number = number }
            deinit { end() }
        }
        let current = MutableProperty(Model(1))
        let doubled = current.map { $0.number * 2 }
        let observation = doubled.observe { _ in }
        var seen: [Int] = []
        current.value.end = { seen.append(doubled.value) }
        current.value = Model(2)
        #expect(seen == [4])
        observation.dispose()
    }

    @Test func aDroppedValueThatEndsItsObservationIsDroppedAfterTheHandler() {
        final class Model {
            var end: () -> Void = {}
            deinit { end() }
        }
        let current = MutableProperty(Model()), bag = DisposeBag()
        var callsAfterDisposal = 0
        current.value.end = { bag.dispose() }
        current.observeChanges { _ in if bag.isDisposed { callsAfterDisposal += 1 } }.disposed(by: bag)
        current.value = Model()
        #expect(callsAfterDisposal == 0)
        #expect(bag.isDisposed)
    }
}
