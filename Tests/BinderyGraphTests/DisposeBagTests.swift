import BinderyGraph
import BinderySynchronization
import BinderyTestSupport
import Testing

private final class Probe: Disposable {
    private let onDispose: () -> Void
    private(set) var isDisposed = false

    init(_ onDispose: @escaping () -> Void = {}) { self.onDispose = onDispose }

    func dispose() {
        if isDisposed { return }
        isDisposed = true
        onDispose()
    }
}

@Suite struct DisposeBagTests {
    @Test func aFreedBagDisposesOfItsContents() {
        let probe = Probe()
        do {
            let bag = DisposeBag()
            probe.disposed(by: bag)
            #expect(!probe.isDisposed)
        }
        #expect(probe.isDisposed)
    }

    @Test func theLastAddedIsDisposedOfFirst() {
        var order: [Int] = []
        let bag = DisposeBag()
        for number in 1...3 { bag.add(Probe { order.append(number) }) }
        bag.dispose()
        #expect(order == [3, 2, 1])
        #expect(bag.isDisposed)
    }

    @Test func whatIsAddedAfterDisposalIsReportedWithBothPlaces() {
        let messages = Mutex<[String]>([])
        let made: UInt = #line + 1
        let bag = DisposeBag("rows")
        bag.dispose()
        Diagnostics.$handler.withValue(.init { diagnosis in messages.withLock { $0.append(diagnosis.message) } }) {
            Probe().disposed(by: bag)
            let ended = Probe()
            ended.dispose()
            bag.add(ended)
        }
        #expect(
            messages.withLock { $0 } == [
                """
                something was added at BinderyGraphTests/DisposeBagTests.swift:\(made + 3) to the bag 'rows' made at \
                BinderyGraphTests/DisposeBagTests.swift:\(made), which has been disposed of: it is disposed of at once and delivers \
                nothing more. Add it earlier, or to a bag that lives.
                """
            ])
    }

    @Test func whatIsAddedAfterDisposalIsDisposedOfAtOnce() {
        let bag = DisposeBag(), probe = Probe()
        bag.dispose()
        Diagnostics.$handler.withValue(.init { _ in }) { bag.add(probe) }
        #expect(probe.isDisposed)
    }

    @Test func disposingTwiceIsHarmless() {
        var count = 0
        let bag = DisposeBag()
        bag.add(Probe { count += 1 })
        bag.dispose()
        bag.dispose()
        #expect(count == 1)
    }

    @Test func whatHasEndedIsDroppedAsTheBagGrows() {
        let bag = DisposeBag(), lifetime = Lifetime()
        for _ in 0..<1_000 {
            let token = lifetime.token()
            let probe = Probe { withExtendedLifetime(token) {} }
            bag.add(probe)
            probe.dispose()
        }
        #expect(lifetime.alive <= 32)
    }

    @Test func whatIsAddedDuringDisposalIsDisposedOfToo() {
        let bag = DisposeBag(), late = Probe()
        bag.add(Probe { bag.add(late) })
        Diagnostics.$handler.withValue(.init { _ in }) { bag.dispose() }
        #expect(late.isDisposed)
    }

    @Test func somethingFreedByTheSweepMayUseTheBag() {
        final class Owner {
            let bag: DisposeBag
            let late: Probe
            init(_ bag: DisposeBag, _ late: Probe) { (self.bag, self.late) = (bag, late) }
            deinit { bag.add(late) }
        }
        let bag = DisposeBag(), late = Probe()
        for _ in 0..<16 {
            let owner = Owner(bag, late)
            let ended = Probe { withExtendedLifetime(owner) {} }
            bag.add(ended)
            ended.dispose()
        }
        bag.add(Probe())
        bag.dispose()
        #expect(late.isDisposed)
    }

    @Test func observationsEndWithTheBag() {
        let a = MutableProperty(1)
        var seen: [Int] = []
        do {
            let bag = DisposeBag()
            a.observe { seen.append($0) }.disposed(by: bag)
            a.value = 2
        }
        a.value = 3
        #expect(seen == [1, 2])
    }
}
