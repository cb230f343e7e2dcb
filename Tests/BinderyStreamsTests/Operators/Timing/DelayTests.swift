import BinderyStreams
import BinderyTesting
import Testing

@Suite struct DelayTests {
    private let time = VirtualScheduler()
    private let source = Source<Int, Mishap>()

    private var delayed: some Signal<Int, Mishap> { source.delay(for: .seconds(1), on: time) }

    @Test func eachValueComesLater() {
        var log: [String] = []
        let observation = delayed.observe(onValue: { log.append("\($0) at \(time.now)") }, onFailure: { _ in })
        source.send(1)
        time.advance(by: .milliseconds(250))
        source.send(2)
        source.send(3)
        #expect(log == [])
        time.advance(by: .seconds(10))
        #expect(log == ["1 at 1.0 seconds", "2 at 1.25 seconds", "3 at 1.25 seconds"])
        observation.dispose()
    }

    @Test func completionWaitsForTheLastValue() {
        let seen = events(of: delayed) {
            source.send(1)
            time.advance(by: .milliseconds(500))
            source.send(2)
            source.complete()
            time.advance(by: .milliseconds(999))
        }
        #expect(seen == [.value(1)])
        let other = Source<Int, Mishap>()
        expect(other.delay(for: .seconds(1), on: time), sends: [.value(1), .completed]) {
            other.send(1)
            other.complete()
            time.advance(by: .seconds(1))
        }
    }

    @Test func completionIsPassedOnAtOnceIfNoValueWaits() {
        expect(delayed, sends: [.value(1), .completed]) {
            source.send(1)
            time.advance(by: .seconds(1))
            source.complete()
        }
    }

    @Test func aFailureIsPassedOnAtOnceAndWhatWaitsIsDropped() {
        expect(delayed, sends: [.failed(.first)]) {
            source.send(1)
            source.fail(.first)
            time.advance(by: .seconds(5))
        }
    }

    @Test func disposalReleasesWhatWaits() {
        let lifetime = Lifetime(), tokens = Source<Lifetime.Token, Never>()
        let observation = tokens.delay(for: .seconds(1), on: time).observe { _ in }
        for _ in 0..<3 { tokens.send(lifetime.token()) }
        #expect(lifetime.alive == 3)
        observation.dispose()
        #expect(lifetime.alive == 0)
        time.advance(by: .seconds(5))
    }

    @Test func disposalInsideAValueDropsTheNext() {
        let bag = DisposeBag()
        var seen: [Int] = []
        delayed.observe(
            onValue: { value in
                seen.append(value)
                bag.dispose()
            }, onFailure: { _ in }
        )
        .disposed(by: bag)
        source.send(1)
        source.send(2)
        time.advance(by: .seconds(5))
        #expect(seen == [1])
    }

    @Test func aValueSentFromInsideADelayedOneIsDelayedInItsTurn() {
        let numbers = Subject<Int, Never>()
        var instants: [Duration] = []
        let observation = numbers.delay(for: .seconds(1), on: time).observe { value in
            instants.append(time.now)
            if value < 3 { numbers.send(value + 1) }
        }
        numbers.send(1)
        time.advance(by: .seconds(10))
        #expect(instants == [.seconds(1), .seconds(2), .seconds(3)])
        observation.dispose()
    }
}
