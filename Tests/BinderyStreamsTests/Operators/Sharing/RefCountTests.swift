import BinderyStreams
import Testing

@Suite struct RefCountTests {
    private let source = Source<Int, Mishap>()

    @Test func itIsConnectedByTheFirstAndDisconnectedByTheLast() {
        let counted = source.multicast { Subject() }.refCount()
        #expect(source.observers == 0)
        let first = counted.observeEvents { _ in }, second = counted.observeEvents { _ in }
        #expect(source.observations == 1)
        first.dispose()
        #expect(source.observers == 1)
        second.dispose()
        #expect(source.observers == 0)
    }

    @Test func afterTheLastObserverItConnectsAgain() {
        let counted = source.multicast { ReplaySubject(bufferSize: 1) }.refCount()
        expect(counted, sends: [.value(1)]) { source.send(1) }
        expect(counted, sends: [.value(2)]) { source.send(2) }
        #expect(source.observations == 2)
    }

    @Test func withOneReplaySubjectWhatItRemembersStays() {
        let counted = source.multicast(ReplaySubject(bufferSize: 1)).refCount()
        expect(counted, sends: [.value(1)]) { source.send(1) }
        expect(counted, sends: [.value(1), .value(2)]) { source.send(2) }
    }

    @Test func withOneEndedSubjectUpstreamIsNotObservedAgain() {
        let counted = source.multicast(Subject()).refCount()
        expect(counted, sends: [.completed]) { source.complete() }
        expect(counted, sends: [.completed])
        #expect(source.observations == 1)
    }

    @Test func theLastOneAlsoEndsAConnectionMadeByHand() {
        let connectable = source.multicast { Subject() }
        connectable.connect()
        expect(connectable.refCount(), sends: [.value(1)]) { source.send(1) }
        #expect(source.observations == 1)
        #expect(source.observers == 0)
    }

    @Test func whoLeavesLateHasNoPartInTheNextConnection() {
        let sources = [Source<Int, Mishap>(), Source<Int, Mishap>()]
        var observed = 0
        let counted = Producer<Int, Mishap>.deferred {
            observed += 1
            return sources[observed - 1]
        }
        .multicast { Subject() }.refCount()
        // The merge continues after the end of its first signal.
        let early = counted.merge(with: Producer<Int, Mishap>.never()).observeEvents { _ in }
        sources[0].complete()
        let late = counted.observeEvents { _ in }
        early.dispose()
        #expect(sources[1].observers == 1)
        late.dispose()
        #expect(sources[1].observers == 0)
    }

    @Test func anEndlessUpstreamThatSendsAtOnceStopsWhenTheLastOneLeaves() {
        let counted = Producer<Int, Mishap>.range(0..<Int.max).multicast { Subject() }.refCount()
        expect(counted.take(2), sends: [.value(0), .value(1), .completed])
    }

    @Test func upstreamIsDisposedOfAlthoughTheSignalIsGone() {
        let observation = source.multicast { Subject() }.refCount().observeEvents { _ in }
        #expect(source.observers == 1)
        observation.dispose()
        #expect(source.observers == 0)
    }
}
