import BinderyStreams
import BinderyTestSupport
import Testing

@Suite struct DisposeBagTests {
    private let source = Source<Int, Never>()

    @Test func observationsEndWithTheBag() {
        do {
            let bag = DisposeBag()
            source.observe { _ in }.disposed(by: bag)
            #expect(source.observers == 1)
        }
        #expect(source.observers == 0)
    }

    @Test func anObserverMayFreeTheBagThatHoldsIt() {
        final class Owner { var bag: DisposeBag? = DisposeBag() }
        let owner = Owner()
        var seen: [Int] = []
        source.observe { value in
            owner.bag = nil
            seen.append(value)
        }
        .disposed(by: owner.bag!)
        source.send(1)
        source.send(2)
        #expect(seen == [1])
    }

    @Test func aThousandObservationsThatHaveEndedAreDropped() {
        let bag = DisposeBag(), lifetime = Lifetime()
        for _ in 0..<1_000 {
            let token = lifetime.token()
            let scope = Scope()
            scope.onDispose { withExtendedLifetime(token) {} }
            scope.disposed(by: bag)
            scope.dispose()
        }
        #expect(lifetime.alive == 0)
        bag.dispose()
    }
}
