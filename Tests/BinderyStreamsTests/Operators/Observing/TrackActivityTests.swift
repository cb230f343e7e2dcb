import BinderyStreams
import Testing

@Suite struct TrackActivityTests {
    private let source = Source<Int, Mishap>(), other = Source<String, Never>(), counter = ActivityCounter()

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

    @Test func aFailureAndDisposalEndItToo() {
        let disposed = source.trackActivity(counter).observeEvents { _ in }
        disposed.dispose()
        #expect(counter.count.value == 0)
        expect(source.trackActivity(counter), sends: [.failed(.first)]) { source.fail(.first) }
        #expect(counter.count.value == 0)
    }

    @Test func severalSignalsShareACounter() {
        var changes: [Bool] = []
        let observation = counter.isActive.changes.observe { changes.append($0) }
        let first = source.trackActivity(counter).observeEvents { _ in }
        let second = other.trackActivity(counter).observeEvents { _ in }
        #expect(counter.count.value == 2)
        first.dispose()
        second.dispose()
        #expect(changes == [true, false])
        observation.dispose()
    }

    @Test func anActivityMayBeBegunByHand() {
        let activity = counter.begin()
        #expect(counter.isActive.value)
        activity.dispose()
        activity.dispose()
        #expect(counter.count.value == 0)
    }

    @Test func theSignalIsObservedWhileItIsCounted() {
        var atStart = 0
        let signal = Producer<Int, Mishap> { _ in atStart = counter.count.value }
        signal.trackActivity(counter).observeEvents { _ in }.dispose()
        #expect(atStart == 1)
    }
}
