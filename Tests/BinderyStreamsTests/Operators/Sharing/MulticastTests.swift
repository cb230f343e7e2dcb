import BinderyStreams
import BinderyTestSupport
import BinderyTesting
import Testing

@Suite struct MulticastTests {
    private let source = Source<Int, Mishap>()

    @Test func nothingIsObservedBeforeItIsConnected() throws {
        try marbles { m in
            let letters = m.hot("-a-b-c-")
            let connectable = letters.multicast { Subject() }
            m.perform("--x") { _ in connectable.connect() }
            m.perform("------x") { _ in connectable.connection?.dispose() }
            m.expect(connectable).toBe("---b-c-")
            m.expectSubscriptions(letters).toBe("--^---!")
        }
    }

    @Test func allObserversShareOneObservation() throws {
        try marbles { m in
            let letters = m.hot("-a-b-|")
            let connectable = letters.multicast(Subject())
            m.perform("x") { _ in connectable.connect() }
            m.expect(connectable).toBe("-a-b-|")
            m.expect(connectable, unsubscribedAt: "--^").toBe("---b-|")
            m.expectSubscriptions(letters).toBe("^----!")
        }
    }

    @Test func connectingTwiceIsOneConnection() {
        let connectable = source.multicast { Subject() }
        let first = connectable.connect(), second = connectable.connect()
        #expect(first === second)
        #expect(source.observations == 1)
        first.dispose()
        #expect(source.observers == 0)
        #expect(connectable.connection == nil)
    }

    @Test func afterADisconnectionThePresentObserversGetNothingMore() throws {
        try marbles { m in
            let letters = m.hot("-a-----b-")
            let connectable = letters.multicast { Subject() }
            m.perform("x----x") { _ in connectable.connect() }
            m.perform("---x") { _ in connectable.connection?.dispose() }
            m.expect(connectable).toBe("-a-------")
            m.expect(connectable, unsubscribedAt: "----^").toBe("-------b-")
            m.expectSubscriptions(letters).toBe("^--!", "-----^")
        }
    }

    @Test func withANewSubjectForEachConnectionItCanEndAgain() {
        let connectable = Producer<Int, Mishap>.just(1).multicast { Subject() }
        for _ in 1...2 { expect(connectable, sends: [.value(1), .completed]) { connectable.connect() } }
    }

    @Test func withOneSubjectItEndsOnceAndForAll() {
        let connectable = Producer<Int, Mishap>.just(1).multicast(Subject())
        expect(connectable, sends: [.value(1), .completed]) { connectable.connect() }
        expect(connectable, sends: [.completed])
    }

    @Test func aReplaySubjectReplaysToLateObservers() throws {
        try marbles { m in
            let connectable = m.cold("abc|").multicast(ReplaySubject(bufferSize: 2))
            m.perform("x") { _ in connectable.connect() }
            m.expect(connectable, unsubscribedAt: "-----^").toBe("-----(bc|)")
        }
    }

    @Test func upstreamIsReleasedBeforeTheEndIsTold() {
        let connectable = source.multicast { Subject() }
        let counts = observers(of: source, atEachEventOf: connectable) {
            connectable.connect()
            source.send(1)
            source.fail(.first)
        }
        #expect(counts == [1, 0])
    }

    @Test func anEndlessUpstreamThatSendsAtOnceStopsWhenItIsDisconnected() {
        let connectable = Producer<Int, Never>.range(0..<Int.max).multicast { Subject() }
        let connection = Scope()
        _ = connectable.observe { if $0 == 5 { connection.dispose() } }
        connectable.connect(in: connection)
        #expect(connectable.connection == nil)
    }

    @Test func theScopeOfAConnectionIsDisposedOfWhenUpstreamEnds() {
        let connectable = source.multicast { Subject() }
        let connection = Scope()
        connectable.connect(in: connection)
        #expect(connectable.connection === connection)
        source.complete()
        #expect(connection.isDisposed)
        #expect(connectable.connection == nil)
    }

    @Test func aConnectionEndsWithItsScope() {
        let connectable = source.multicast { Subject() }
        let connection = Scope()
        connectable.connect(in: connection)
        #expect(source.observers == 1)
        connection.dispose()
        #expect(source.observers == 0)
        connectable.connect(in: connection)
        #expect(source.observations == 1, "a scope that was disposed of connects nothing")
        #expect(connectable.connection == nil)
    }

    @Test func whileThereIsAConnectionAnotherScopeIsLeftAlone() {
        let connectable = source.multicast { Subject() }
        let (connection, other) = (Scope(), Scope())
        connectable.connect(in: connection)
        connectable.connect(in: other)
        #expect(source.observations == 1)
        source.complete()
        #expect(connection.isDisposed && !other.isDisposed)
    }

    @Test func aChildConnectsForAPartOfALongerLife() {
        let life = Scope()
        let connectable = source.multicast { Subject() }
        connectable.connect(in: life.child())
        source.complete()
        #expect(connectable.connection == nil)
        #expect(!life.isDisposed)
    }

    @Test func aChildEndsWithTheLongerLife() {
        let life = Scope()
        let connectable = source.multicast { Subject() }
        connectable.connect(in: life.child())
        #expect(source.observers == 1)
        life.dispose()
        #expect(source.observers == 0)
        #expect(connectable.connection == nil)
    }

    @Test func droppedWithAConnectionItKeepsNothing() {
        let lifetime = Lifetime()
        do {
            let connectable = Source<Lifetime.Token, Never>().multicast { ReplaySubject(bufferSize: 1) }
            let token = lifetime.token()
            _ = connectable.observe { _ in withExtendedLifetime(token) {} }
            connectable.connect()
        }
        #expect(lifetime.alive == 0)
    }
}
