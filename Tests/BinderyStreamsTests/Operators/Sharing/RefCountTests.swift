import BinderyStreams
import BinderyTesting
import Testing

@Suite struct RefCountTests {
    private let source = Source<Int, Mishap>()

    @Test func itIsConnectedByTheFirstAndDisconnectedByTheLast() throws {
        try marbles { m in
            let letters = m.hot("---a-b-c-")
            let counted = letters.multicast { Subject() }.refCount()
            m.expect(counted, unsubscribedAt: "-^--!").toBe("    ---a-----")
            m.expect(counted, unsubscribedAt: "--^---!").toBe("  ---a-b---")
            m.expectSubscriptions(letters).toBe("            -^----!")
        }
    }

    @Test func afterTheLastObserverItConnectsAgain() throws {
        try marbles { m in
            let letters = m.hot("-a---b-")
            let counted = letters.multicast { ReplaySubject(bufferSize: 1) }.refCount()
            m.expect(counted, unsubscribedAt: "^--!").toBe("     -a-----")
            m.expect(counted, unsubscribedAt: "----^--!").toBe(" -----b-")
            m.expectSubscriptions(letters).toBe("^--!", "----^--!")
        }
    }

    @Test func withOneReplaySubjectWhatItRemembersStays() throws {
        try marbles { m in
            let counted = m.hot("-a---b-").multicast(ReplaySubject(bufferSize: 1)).refCount()
            m.expect(counted, unsubscribedAt: "^--!").toBe("     -a-----")
            m.expect(counted, unsubscribedAt: "----^--!").toBe(" ----ab-")
        }
    }

    @Test func withOneEndedSubjectUpstreamIsNotObservedAgain() throws {
        try marbles { m in
            let letters = m.cold("--|")
            let counted = letters.multicast(Subject()).refCount()
            m.expect(counted).toBe("--|")
            m.expect(counted, unsubscribedAt: "----^").toBe("----|")
            m.expectSubscriptions(letters).toBe("^-!")
        }
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
