import BinderyStreams
import BinderyTestSupport
import BinderyTesting
import Testing

@Suite struct IntervalTests {
    private let time = VirtualScheduler()

    @Test func theNumbersComeAfterEachPeriod() throws {
        try marbles { m in
            let numbers = Producer<Int, Never>.interval(m.time("--|"))
            m.expect(numbers, unsubscribedAt: "-----!").toBe("--0-1-", values: digits)
        }
    }

    @Test func disposalEndsIt() {
        let bag = DisposeBag()
        var count = 0
        Producer<Int, Never>.interval(.seconds(1), on: time).observe { number in
            count += 1
            if number == 2 { bag.dispose() }
        }
        .disposed(by: bag)
        time.advance(by: .seconds(10))
        #expect(count == 3)
    }

    @Test func nothingIsHeldAfterDisposal() {
        let lifetime = Lifetime()
        do {
            let token = lifetime.token()
            let observation = Producer<Int, Never>.interval(.seconds(1), on: time)
                .observe { _ in withExtendedLifetime(token) {} }
            time.advance(by: .seconds(1))
            observation.dispose()
        }
        #expect(lifetime.alive == 0)
    }

    @Test func eachObserverHasItsOwnCount() throws {
        try marbles { m in
            let numbers = Producer<Int, Never>.interval(m.time("--|"))
            m.expect(numbers, unsubscribedAt: "^----!").toBe("--0-1-", values: digits)
            m.expect(numbers, unsubscribedAt: "-^----!").toBe("---0-1-", values: digits)
        }
    }
}
