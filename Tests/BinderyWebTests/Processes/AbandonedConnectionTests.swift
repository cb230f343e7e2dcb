import BinderySynchronization
import BinderyView
import BinderyWire
import Testing

@testable import BinderyWeb

/// A connection whose events are not handled any more: the page repeats them on its next one.
@Suite struct AbandonedConnectionTests {
    private let clock = LeaseClock()

    @Test func anEventOfALapsedLeaseIsLeftToThePage() async throws {
        let lease = OwnershipLease { [clock] in clock.now }
        #expect(lease.note(clock.now))
        let session = LiveSession(lease: lease)
        session.ownedLease = 1
        let html = await session.open(socket: "/s") {
            let taps = MutableProperty(0)
            return LivePage(
                language: .constant("en"), texts: .english,
                content: Button(taps.map { "\($0) taps" }) { taps.value += 1 }.id("tap"))
        }.html
        let button = try #require(html.firstMatch(of: /data-n="(\d+)"[^>]*data-testid="tap"/)?.1)
        func tap(_ number: Int, on connection: Int) async throws {
            let event = try PageEvent(#"[\#(number),"t",\#(button)]"#)
            await session.perform { $0.receive(event, on: connection) }
        }

        let first = RecordedConnection(), second = RecordedConnection()
        _ = await session.connect(first, seen: 0)
        try await tap(1, on: 1)
        #expect(first.all.last?.contains("1 taps") == true)
        clock.advance(by: OwnershipLease.length)
        try await tap(2, on: 1)
        #expect(first.closed == .goingAway)

        // This process owns the page again, but what follows a lost event on its connection is lost as well.
        #expect(lease.note(clock.now))
        session.ownedLease = 2
        try await tap(3, on: 1)
        _ = await session.connect(second, seen: 0)
        #expect(second.all.last?.contains("1 taps") == true)
        try await tap(3, on: 1)
        for number in 2...3 { try await tap(number, on: 2) }
        #expect(second.all.last?.contains("3 taps") == true)
        #expect(second.closed == nil)
    }

    /// The page that continues this one repeats what had not arrived by then.
    @Test func afterItsStateWasPassedOnAConnectionHandlesNothing() async throws {
        let session = LiveSession()
        let html = await session.open(socket: "/s") {
            let taps = MutableProperty(0)
            return LivePage(
                language: .constant("en"), texts: .english,
                content: Button(taps.map { "\($0) taps" }) { taps.value += 1 }.id("tap"))
        }.html
        let button = try #require(html.firstMatch(of: /data-n="(\d+)"[^>]*data-testid="tap"/)?.1)
        let first = RecordedConnection(), second = RecordedConnection()
        _ = await session.connect(first, seen: 0)
        let tap = try PageEvent("[1,\"t\",\(button)]")
        #expect(await session.stateForSuccessor()?.state.received == 0)
        #expect(first.closed == .goingAway)
        await session.perform { $0.receive(tap, on: 1) }
        #expect(await session.state.received == 0)

        // It is open in another tab, and connects again.
        _ = await session.connect(second, seen: 0)
        await session.perform { $0.receive(tap, on: 2) }
        #expect(await session.state.received == 1)
        #expect(second.all.last?.contains("1 taps") == true)
    }

    /// It asks for nothing but an answer.
    @Test func aHeartbeatDoesNotNeedALease() async throws {
        let lease = OwnershipLease { [clock] in clock.now }
        let session = LiveSession(lease: lease)
        _ = await session.open(socket: "/s") {
            LivePage(language: .constant("en"), texts: .english, content: Text("a"))
        }
        let connection = RecordedConnection()
        await session.perform { _ = $0.connect(connection, seen: 0) }
        let count = connection.count
        let heartbeat = try PageEvent(#"[0,"p"]"#)
        await session.perform { $0.receive(heartbeat, on: 1) }
        #expect(connection.count == count + 1 && connection.closed == nil)
    }
}

final class LeaseClock: Sendable {
    private let time = Mutex(ContinuousClock.now)

    var now: ContinuousClock.Instant { time.withLock { $0 } }

    func advance(by duration: Duration) { time.withLock { $0 += duration } }
}

extension LiveSession {
    /// Runs `body` as a job, and returns after the frame that follows it.
    fileprivate nonisolated func perform(_ body: @escaping @Sendable (isolated LiveSession) -> Void) async {
        await serve(body)
        await serve { _ in }
    }
}
