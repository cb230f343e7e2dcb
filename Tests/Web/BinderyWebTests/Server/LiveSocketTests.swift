import BinderyView
import Logging
import NIOCore
import NIOEmbedded
import NIOWebSocket
import Synchronization
import Testing

@testable import BinderyWeb

/// The socket of a page, in the test's own time.
struct LiveSocketTests {
    private let page = SocketUnderTest()

    @Test func whatComesBeforeTheSessionIsThereWaitsForIt() throws {
        let page = SocketUnderTest(isOpen: false)
        try page.receive(page.events(3))
        #expect(!page.reads)
        #expect(page.handled == 0)
        page.open()
        page.run()
        #expect(page.handled == 3)
        #expect(page.reads)
    }

    /// A page that is folded keeps its connection, and gets other conditions when it is restored.
    @Test func aConnectionDoesNotKeepTheConditionsOfItsLine() {
        let connection = SocketConnection(EmbeddedChannel())
        weak var line: LineConditions?
        do {
            let conditions = LineConditions()
            line = conditions
            #expect(connection.begin(on: conditions))
        }
        #expect(line == nil)
    }

    @Test func aBusySessionIsNotFilled() throws {
        try page.receive(page.events(300))
        #expect(!page.reads, "the browser's own buffers hold the rest back")
        page.runOnce()
        #expect(page.handled == 126)
        page.run()
        #expect(page.handled == 300)
        #expect(page.reads)
    }

    @Test func aMessageIsReadByItsSessionAndNotByTheEventLoop() throws {
        try page.receive(["no event"])
        page.channel.embeddedEventLoop.run()
        #expect(page.malformed == 0, "the session has not had its turn")
        page.runOnce()
        #expect(page.malformed == 1)
    }

    @Test func oneLargeMessageIsEnough() throws {
        let large = #"[1,"e",5,"\#(String(repeating: "a", count: 100_000))"]"#
        try page.receive([large] + page.events(3))
        page.runOnce()
        #expect(page.handled == 1)
        page.run()
        #expect(page.handled == 4)
    }

    @Test func whatIsNotHandledWhenTheConnectionEndsIsNot() throws {
        try page.receive(page.events(300))
        try page.close()
        page.run()
        #expect(page.handled == 126, "those before the first that was not: the page sends the rest again")
        #expect(page.received == 126)
    }

    @Test func whatIsReadTogetherIsNotHandledTogether() throws {
        let page = SocketUnderTest {
            $0.eventBurst = 3
        } _: {
            $0.eventsPerSecond = 1
        }
        try page.receive(page.events(5))
        page.run()
        #expect(page.handled == 3)
        #expect(!page.reads)
        page.pass(.milliseconds(999))
        #expect(page.handled == 3)
        page.pass(.milliseconds(1))
        #expect(page.handled == 4)
        page.pass(.seconds(1))
        #expect(page.handled == 5)
    }

    @Test func theAllowanceIsThePagesAndNotTheConnections() throws {
        let page = SocketUnderTest {
            $0.eventBurst = 3
        } _: {
            $0.eventsPerSecond = 1
        }
        try page.receive(page.events(3))
        page.run()
        let again = SocketUnderTest(of: page)
        try again.receive(["[4,\"t\",5]", "[5,\"t\",5]"])
        again.run()
        #expect(page.handled == 4, "the first shows that there is none left")
    }

    @Test(
        arguments: [(.text, [0xFF], 1007), (.binary, [], 1003), (.text, nil, 1002)]
            as [(WebSocketOpcode, [UInt8]?, UInt16)])
    func afterARefusalNothingCounts(_ opcode: WebSocketOpcode, _ payload: [UInt8]?, _ code: UInt16) throws {
        try page.receive(payload ?? [], opcode, isMasked: payload != nil)
        try page.receive(page.events(1))
        page.run()
        #expect(page.handled == 0)
        #expect(try page.closeCode() == code)
        #expect(page.reads, "or the browser would not learn why")
    }

    @Test(arguments: [[""], Array(repeating: "a", count: 64)])
    func framesThatNoBrowserSendsAreRefused(_ payloads: [String]) throws {
        for (index, payload) in payloads.enumerated() {
            try page.receive(Array(payload.utf8), index == 0 ? .text : .continuation, isFinal: false)
        }
        try page.receive(page.events(1))
        page.run()
        #expect(page.handled == 0)
        #expect(try page.closeCode() == 1002)
    }

    @Test(
        arguments: [(1000, 1000), (1001, 1001), (4999, 4999), (999, 1002), (1005, 1002), (65535, 1002)]
            as [(UInt16, UInt16)])
    func aCloseFrameIsAnsweredIfItIsOne(_ sent: UInt16, _ answered: UInt16) throws {
        try page.receive([UInt8(sent >> 8), UInt8(sent & 255)], .connectionClose)
        try page.receive(page.events(1))
        page.run()
        #expect(page.handled == 0)
        #expect(try page.closeCode() == answered)
    }

    @Test func aPageThatIsNotKnownIsDisconnectedInTheEnd() throws {
        let page = SocketUnderTest(isOpen: false)
        page.openUnknown()
        #expect(try page.text() == #"[0,[["X"]],1]"#)
        try page.receive(page.events(1))
        #expect(!page.reads)
        page.pass(.milliseconds(9_999))
        #expect(page.channel.isActive)
        page.pass(.milliseconds(1))
        #expect(!page.channel.isActive)
    }

    @Test func aPageThatIsNotReadIsNotSilent() throws {
        try page.receive(page.events(300))
        page.channel.read()
        for _ in 0..<10 { page.channel.embeddedEventLoop.advanceTime(by: .seconds(35)) }
        #expect(page.channel.isActive)
        page.run()
        page.pass(.seconds(71))
        page.pass(.seconds(71))
        #expect(!page.channel.isActive)
    }
}

/// A socket over a channel without a network, and a session that runs when the test says so.
private final class SocketUnderTest {
    let channel = EmbeddedChannel()
    private let turns: Turns
    private let metrics: LiveMetrics
    private let session: LiveSession
    private let report: LiveReport
    private let socket: LiveSocket
    private let readCounter = ReadCounter()

    convenience init(
        isOpen: Bool = true, _ change: (inout LiveLimits) -> Void = { _ in },
        _ changeMore: (inout LiveLimits) -> Void = { _ in }
    ) {
        let (turns, metrics) = (Turns(), LiveMetrics())
        let session = LiveSession(
            report: SessionReport(metrics: metrics), executor: SessionExecutor(on: turns),
            makeScheduler: { LiveScheduler(on: $0) })
        var limits = LiveLimits()
        change(&limits)
        changeMore(&limits)
        self.init(turns, metrics, session, limits)
        if isOpen { open() }
    }

    /// Creates another connection of the same page.
    convenience init(of page: SocketUnderTest) {
        self.init(page.turns, page.metrics, page.session, page.limits)
        channel.embeddedEventLoop.advanceTime(to: page.channel.eventLoop.now)
        open()
    }

    private let limits: LiveLimits

    private init(_ turns: Turns, _ metrics: LiveMetrics, _ session: LiveSession, _ limits: LiveLimits) {
        (self.turns, self.metrics, self.session, self.limits) = (turns, metrics, session, limits)
        var options = LiveServer.Options()
        options.limits = limits
        options.logger.logLevel = .critical
        options.metrics = MetricsEndpoint()
        let server = LiveServer(
            options: options, prepare: { _ in },
            page: { _, _ in LivePage(language: .constant("en"), texts: .english, content: Text("")) })
        report = server.site.report
        socket = LiveSocket(sessions: server.site.sessions, over: SocketConnection(channel))
        do {
            try channel.pipeline.syncOperations.addHandlers([readCounter, socket])
            try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        } catch {
            Issue.record(error)
        }
    }

    func open() { socket.open(LiveSessions.Connected(session: session, token: "t", number: 1, logNumber: 1)) }

    func openUnknown() { socket.open(nil) }

    func events(_ count: Int) -> [String] { (0..<count).map { #"[\#($0 + 1),"t",5]"# } }

    func receive(_ messages: [String]) throws { for message in messages { try receive(Array(message.utf8)) } }

    func receive(
        _ payload: [UInt8], _ opcode: WebSocketOpcode = .text, isMasked: Bool = true, isFinal: Bool = true
    ) throws {
        let mask: WebSocketMaskingKey? = isMasked ? [0, 0, 0, 0] : nil
        try channel.writeInbound(
            WebSocketFrame(fin: isFinal, opcode: opcode, maskKey: mask, data: ByteBuffer(bytes: payload)))
    }

    /// Whether the socket passes a read of the channel on to the network.
    var reads: Bool {
        let before = readCounter.count
        channel.read()
        return readCounter.count > before
    }

    func runOnce() { turns.runOnce() }

    /// Runs the session, and the event loop after each turn, until the session has no work.
    func run() {
        while turns.runOnce() { channel.embeddedEventLoop.run() }
    }

    func pass(_ time: TimeAmount) {
        channel.embeddedEventLoop.advanceTime(by: time)
        run()
    }

    func close() throws { try channel.close().wait() }

    /// The number of events that the session has handled.
    var handled: Int {
        metrics.text.firstMatch(of: /bindery_events_total\{kind="tap"\} (\d+)/).flatMap { Int($0.1) }!
            + metrics.text.firstMatch(of: /bindery_events_total\{kind="edit"\} (\d+)/).flatMap { Int($0.1) }!
    }

    /// The number of messages that were not events.
    var malformed: Int {
        report.metrics!.text.firstMatch(of: /bindery_refusals_total\{reason="malformed"\} (\d+)/)
            .flatMap { Int($0.1) }!
    }

    var received: Int {
        let number = Mutex(0)
        session.executor.perform { [session] in
            session.assumeIsolated { session in number.withLock { $0 = session.received } }
        }
        run()
        return number.withLock { $0 }
    }

    func text() throws -> String {
        String(buffer: try #require(try channel.readOutbound(as: WebSocketFrame.self)).data)
    }

    func closeCode() throws -> UInt16? {
        while let frame = try channel.readOutbound(as: WebSocketFrame.self) {
            if frame.opcode == .connectionClose { return frame.data.getInteger(at: frame.data.readerIndex) }
        }
        return nil
    }
}

/// Runs sessions on the test's thread.
private final class Turns: SessionRunner {
    private let ready = Mutex<[SessionExecutor]>([])

    func add(_ executor: SessionExecutor) { ready.withLock { $0.append(executor) } }

    @discardableResult func runOnce() -> Bool {
        guard let next = ready.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { return false }
        next.runJobs()
        return true
    }
}

/// Counts the reads that are requested of the network.
final class ReadCounter: ChannelOutboundHandler {
    typealias OutboundIn = Any

    private(set) var count = 0

    func read(context: ChannelHandlerContext) {
        count += 1
        context.read()
    }
}
