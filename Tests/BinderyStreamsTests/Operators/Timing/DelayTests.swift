import BinderyStreams
import BinderyTestSupport
import BinderyTesting
import Testing

@Suite struct DelayTests {
    private let time = VirtualScheduler()
    private let source = Source<Int, Mishap>()

    private var delayed: some Signal<Int, Mishap> { source.delay(for: .seconds(1), on: time) }

    @Test func eachValueComesLater() throws {
        try marbles { m in m.expect(m.hot("-a-(bc)").delay(for: m.time("----|"))).toBe("-----a-(bc)") }
    }

    @Test func completionWaitsForTheLastValue() throws {
        try marbles { m in m.expect(m.hot("-a-b|").delay(for: m.time("----|"))).toBe("-----a-(b|)") }
    }

    @Test func completionIsPassedOnAtOnceIfNoValueWaits() throws {
        try marbles { m in m.expect(m.hot("-a-----|").delay(for: m.time("---|"))).toBe("----a--|") }
    }

    @Test func aFailureIsPassedOnAtOnceAndWhatWaitsIsDropped() throws {
        try marbles { m in m.expect(m.hot("-a#").delay(for: m.time("----|"))).toBe("--#") }
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
