import BinderyStreams
import BinderyTestSupport
import BinderyTesting
import Testing

@Suite struct PropertySignalTests {
    private let a = MutableProperty(1)

    @Test func changesLeaveThePresentValueOut() throws {
        try marbles { m in
            m.perform("-2-2-3", values: digits) { a.value = $0 }
            m.expect(a.changes).toBe("-2---3", values: digits)
        }
    }

    @Test func theSignalBeginsWithThePresentValue() throws {
        try marbles { m in
            m.perform("--2", values: digits) { a.value = $0 }
            m.expect(a.signal).toBe("1-2", values: digits)
        }
    }

    @Test func aTransactionIsOneChangeAndNoneIfTheValueReturns() {
        expect(a.changes, sends: [.value(3)]) {
            transaction {
                a.value = 2
                a.value = 3
            }
            transaction {
                a.value = 4
                a.value = 3
            }
        }
    }

    @Test func everyWriteOfAValueWithoutEqualityIsAChange() {
        let work = MutableProperty<() -> Int>({ 1 })
        var results: [Int] = []
        let observation = work.signal.observe { results.append($0()) }
        work.value = { 2 }
        #expect(results == [1, 2])
        observation.dispose()
    }

    @Test func changesMaySkipAValueThatWasOverwrittenBeforeItsDelivery() {
        var seen: [Int] = []
        let numbers = Subject<Int, Never>(), bag = DisposeBag()
        numbers.observe { a.value = $0 }.disposed(by: bag)
        numbers.observe { a.value = $0 * 10 }.disposed(by: bag)
        a.changes.observe { seen.append($0) }.disposed(by: bag)
        numbers.send(5)
        #expect(seen == [50])
    }

    @Test func disposingInsideTheFirstValueStopsTheChanges() {
        let stop = Subject<Void, Never>()
        var seen: [Int] = []
        let observation = a.signal.take(until: stop).observe { value in
            seen.append(value)
            stop.send()
        }
        a.value = 2
        #expect(seen == [1])
        observation.dispose()
    }

    @Test func writingInsideTheFirstValueKeepsTheLatestInnerSignal() {
        let latest = a.signal.flatMapLatest { [a] value in
            if value == 1 { a.value = 2 }
            return a.signal.map { "\(value) \($0)" }
        }
        var seen: [String] = []
        let observation = latest.observe { seen.append($0) }
        seen = []
        a.value = 3
        #expect(seen.last == "3 3")
        observation.dispose()
    }

    @Test func changesEndSilentlyWithASource() {
        let lifetime = Lifetime()
        do {
            let property = MutableProperty(1), token = lifetime.token()
            _ = property.changes.observe { _ in withExtendedLifetime(token) {} }
            property.value = 2
        }
        #expect(lifetime.alive == 0)
    }

    @Test func aSignalBecomesAProperty() throws {
        try marbles { m in
            let latest = m.hot("--4-", values: digits, failure: Never.self).property(initial: 0)
            m.expect(latest.map { $0 * 2 }).toBe("0-8-", values: digits)
        }
    }

    @Test func aSignalOfValuesWithoutEqualityBecomesAPropertyToo() {
        let numbers = Subject<() -> Int, Never>()
        let latest = numbers.property(initial: { 0 })
        numbers.send { 4 }
        #expect(latest.value() == 4)
    }

    @Test func aColdSignalHasSetThePropertyAtOnce() {
        #expect(Producer<Int, Never>.of(1, 2).property(initial: 0).value == 2)
    }

    @Test func theSignalIsObservedAsLongAsThePropertyLives() {
        let source = Source<Int, Never>()
        do {
            let latest = source.property(initial: 0)
            #expect(source.observers == 1)
            withExtendedLifetime(latest) {}
        }
        #expect(source.observers == 0)
    }
}
