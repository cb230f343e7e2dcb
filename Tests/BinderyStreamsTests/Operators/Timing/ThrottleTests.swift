import BinderyStreams
import BinderyTesting
import Testing

@Suite struct ThrottleTests {
    private let time = VirtualScheduler()
    private let source = Source<Int, Mishap>()

    private var throttled: some Signal<Int, Mishap> { source.throttle(for: .seconds(1), on: time) }
    private var first: some Signal<Int, Mishap> { source.throttle(for: .seconds(1), latest: false, on: time) }

    @Test func theFirstValueIsPassedOnAtOnce() {
        expect(throttled, sends: [.value(1)]) { source.send(1) }
        expect(first, sends: [.value(1)]) { source.send(1) }
    }

    @Test func theLastValueOfAnIntervalIsSentAtItsEnd() {
        expect(throttled, sends: [.value(1), .value(3)]) {
            for value in 1...3 { source.send(value) }
            time.advance(by: .seconds(1))
        }
    }

    @Test func withoutLatestValuesInsideAnIntervalAreDropped() {
        expect(first, sends: [.value(1), .value(4)]) {
            for value in 1...3 { source.send(value) }
            time.advance(by: .seconds(1))
            source.send(4)
        }
    }

    @Test func withoutLeadingTheFirstValueWaitsForTheEndOfTheInterval() throws {
        try marbles { m in
            let source = m.hot("-abc----d-----|")
            m.expect(source.throttle(for: m.time("---|"), leading: false)).toBe("----c------d--|")
        }
    }

    @Test func thereIsAtMostOneValuePerInterval() {
        var instants: [Duration] = []
        let observation = throttled.observe(onValue: { _ in instants.append(time.now) }, onFailure: { _ in })
        for value in 0..<30 {
            source.send(value)
            time.advance(by: .milliseconds(100))
        }
        time.advance(by: .seconds(5))
        #expect(instants == [.zero, .seconds(1), .seconds(2), .seconds(3)])
        observation.dispose()
    }

    @Test func afterAnIntervalWithNothingKeptTheNextValueIsPassedOnAtOnce() {
        expect(throttled, sends: [.value(1), .value(2)]) {
            source.send(1)
            time.advance(by: .milliseconds(1500))
            source.send(2)
        }
    }

    @Test func completionIsPassedOnAtOnceIfNothingIsKept() {
        expect(throttled, sends: [.value(1), .completed]) {
            source.send(1)
            source.complete()
        }
    }

    @Test func completionWaitsForTheKeptValue() {
        let seen = events(of: throttled) {
            source.send(1)
            source.send(2)
            source.complete()
            time.advance(by: .seconds(1))
        }
        #expect(seen == [.value(1), .value(2), .completed])
    }

    @Test func aFailureIsPassedOnAtOnceAndTheKeptValueIsDropped() {
        expect(throttled, sends: [.value(1), .failed(.first)]) {
            source.send(1)
            source.send(2)
            source.fail(.first)
            time.advance(by: .seconds(5))
        }
    }

    @Test func disposalDropsTheKeptValueAndTheTimer() {
        let lifetime = Lifetime(), tokens = Source<Lifetime.Token, Never>()
        let observation = tokens.throttle(for: .seconds(1), on: time).observe { _ in }
        tokens.send(lifetime.token())
        tokens.send(lifetime.token())
        #expect(lifetime.alive == 1)
        observation.dispose()
        #expect(lifetime.alive == 0)
        time.advance(by: .seconds(5))
    }

    @Test func aValueSentFromInsideTheSentOneIsKept() {
        let numbers = Subject<Int, Never>()
        var seen: [Int] = []
        let observation = numbers.throttle(for: .seconds(1), on: time).observe { value in
            seen.append(value)
            if value < 3 { numbers.send(value + 1) }
        }
        numbers.send(1)
        #expect(seen == [1])
        time.advance(by: .seconds(5))
        #expect(seen == [1, 2, 3])
        observation.dispose()
    }

    @Test func insideARunTheSchedulerIsThatOfTheContext() {
        let sent = time.run {
            events(of: source.throttle(for: .seconds(1))) {
                source.send(1)
                source.send(2)
                time.advance(by: .seconds(1))
            }
        }
        #expect(sent == [.value(1), .value(2)])
    }

    @Test func withoutASchedulerItPassesOnAndSaysSo() {
        let messages = Messages()
        let sent = Diagnostics.$handler.withValue(.init { messages.append($0.description) }) {
            events(of: source.throttle(for: .seconds(1), file: "Search.swift", line: 4)) {
                source.send(1)
                source.send(2)
            }
        }
        #expect(sent == [.value(1), .value(2)])
        #expect(
            messages.all == [
                """
                Bindery: throttle at Search.swift:4 has no scheduler and passes values on without waiting. Pass one \
                (`on: scheduler`), or observe it on the MainActor or on another actor: a detached task, a \
                `@concurrent` function and an async closure with a capture list (swiftlang/swift#87097) run on none.
                """
            ])
    }
}
