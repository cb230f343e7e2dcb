import BinderyStreams
import BinderyTesting
import Testing

@Suite struct TrackActivityTests {
    private let source = Source<Int, Mishap>(), counter = ActivityCounter()

    @Test func anObservationCountsFromItsBeginningToItsEnd() {
        #expect(!counter.isActive.value)
        var atEnd: [Bool] = []
        _ = source.trackActivity(counter).observe(
            onValue: { _ in atEnd.append(counter.isActive.value) }, onFailure: { _ in },
            onCompletion: { atEnd.append(counter.isActive.value) })
        #expect(counter.count.value == 1)
        source.send(1)
        source.complete()
        #expect(atEnd == [true, false])
        #expect(counter.count.value == 0)
    }

    @Test func aFailureAndDisposalEndItToo() throws {
        try marbles { m in
            m.expect(counter.count).toBe("01-0-1-0", values: digits)
            m.expect(m.hot("---#").trackActivity(counter), unsubscribedAt: "-^").toBe("---#")
            m.expect(m.hot("--------").trackActivity(counter), unsubscribedAt: "-----^-!").toBe("-")
        }
    }

    @Test func severalSignalsShareACounter() throws {
        try marbles { m in
            m.expect(counter.count).toBe("0-1-2-1-0", values: digits)
            m.expect(counter.isActive).toBe("f-t-----f", values: truth)
            m.expect(m.hot("----------", values: digits).trackActivity(counter), unsubscribedAt: "--^---!").toBe("-")
            m.expect(m.hot("----------").trackActivity(counter), unsubscribedAt: "----^---!").toBe("-")
        }
    }

    @Test func anActivityMayBeBegunByHand() {
        let activity = counter.begin()
        #expect(counter.isActive.value)
        activity.dispose()
        activity.dispose()
        #expect(counter.count.value == 0)
    }

    @Test func anEffectThatCountsDoesNotDependOnTheCounter() {
        var runs = 0
        let observation = effect {
            runs += 1
            counter.begin().dispose()
        }
        #expect(runs == 1)
        observation.dispose()
    }

    @Test func theSignalIsObservedWhileItIsCounted() {
        var atStart = 0
        let signal = Producer<Int, Mishap> { _ in atStart = counter.count.value }
        signal.trackActivity(counter).observeEvents { _ in }.dispose()
        #expect(atStart == 1)
    }
}
