import BinderyStreams
import BinderyTesting
import Testing

@Suite struct IntervalTests {
    private let time = VirtualScheduler()

    @Test func theNumbersComeAfterEachPeriod() {
        var log: [String] = []
        let numbers = Producer<Int, Never>.interval(.seconds(2), on: time)
        let observation = numbers.observe { log.append("\($0) at \(time.now)") }
        time.advance(by: .seconds(5))
        #expect(log == ["0 at 2.0 seconds", "1 at 4.0 seconds"])
        observation.dispose()
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

    @Test func eachObserverHasItsOwnCount() {
        let seconds = Producer<Int, Never>.interval(.seconds(1), on: time)
        for _ in 0..<2 {
            expect(seconds, sends: [.value(0), .value(1)]) { time.advance(by: .seconds(2)) }
        }
    }
}
