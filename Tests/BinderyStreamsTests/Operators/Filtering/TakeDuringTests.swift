import BinderyStreams
import BinderyTestSupport
import BinderyTesting
import Testing

@Suite struct TakeDuringTests {
    private let source = Source<Int, Mishap>()

    private final class Owner {
        let bag = DisposeBag()
    }

    @Test func valuesArePassedOnUntilTheBagIsDisposedOf() throws {
        try marbles { m in
            let letters = m.hot("-a---b-|"), bag = DisposeBag()
            m.perform("---x") { _ in bag.dispose() }
            m.expect(letters.take(during: bag)).toBe("-a-|")
            m.expectSubscriptions(letters).toBe("^--!")
        }
    }

    @Test func theBagGoesWithItsOwner() {
        var owner: Owner? = Owner()
        expect(source.take(during: owner!.bag), sends: [.value(1), .completed]) {
            source.send(1)
            owner = nil
        }
    }

    @Test func afterTheLifetimeTheSignalIsNotObserved() {
        let bag = DisposeBag()
        bag.dispose()
        expect(source.take(during: bag), sends: [.completed])
        expect(source.take(during: DisposeBag()), sends: [.completed])
        #expect(source.observations == 0)
    }

    @Test func theEndOfTheSignalIsPassedOn() throws {
        try marbles { m in
            let bag = DisposeBag()
            m.perform("---x") { _ in bag.dispose() }
            m.expect(m.hot("-#").take(during: bag)).toBe("-#")
        }
    }

    @Test func disposedOfFromInsideAValueItCompletesAfterThatHasReachedAll() {
        let bag = DisposeBag(), numbers = Subject<Int, Never>()
        var seen: [String] = []
        _ = numbers.take(during: bag).observe(
            onValue: {
                bag.dispose()
                seen.append("first \($0)")
            }, onCompletion: { seen.append("completed") })
        let other = numbers.observe { seen.append("second \($0)") }
        numbers.send(1)
        #expect(seen == ["first 1", "second 1", "completed"])
        other.dispose()
    }

    @Test func theBagKeepsNothingOfAnObservationThatHasEnded() {
        let lifetime = Lifetime(), bag = DisposeBag()
        do {
            let token = lifetime.token()
            source.take(during: bag).observeEvents { _ in withExtendedLifetime(token) {} }.dispose()
        }
        #expect(lifetime.alive == 0)
    }
}
