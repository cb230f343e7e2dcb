import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import BinderyWeb

/// The requests of a connection, in the test's own time.
struct RequestGateTests {
    private let connection = RequestsUnderTest()

    private static let request = "GET / HTTP/1.1\r\nHost: a\r\n\r\n"
    private static let offer =
        "GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\nContent-Length: 3\r\n\r\n"

    @Test func aRequestMustArriveInTime() throws {
        try connection.receive("GET / HT")
        connection.pass(.seconds(10))
        #expect(!connection.isOpen)
    }

    @Test func anAnswerTakesAsLongAsItTakes() throws {
        try connection.receive(Self.request)
        connection.pass(.hours(1))
        #expect(connection.isOpen)
        try connection.answer()
        connection.pass(.seconds(59))
        #expect(connection.isOpen)
        connection.pass(.seconds(1))
        #expect(!connection.isOpen)
    }

    @Test func aRequestThatEndsAfterItsAnswerKeepsNoConnectionOpen() throws {
        try connection.receive("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\n")
        try connection.answer()
        try connection.receive("x")
        connection.pass(.seconds(60))
        #expect(!connection.isOpen)
    }

    @Test func theNextRequestMustArriveInTimeThoughTheOneBeforeIsAnsweredMeanwhile() throws {
        try connection.receive(Self.request)
        try connection.receive("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\n")
        try connection.answer()
        connection.pass(.seconds(10))
        #expect(!connection.isOpen)
    }

    @Test func anOfferThatIsNotTakenIsAnsweredAndEndsTheConnection() throws {
        try connection.receive(Self.offer)
        #expect(connection.reads, "its body is not there")
        try connection.receive("abc")
        #expect(!connection.reads, "what follows would be collected")
        #expect(connection.requests.last?.headers.contains(name: "Upgrade") == false)
        let answer = try connection.answer()
        #expect(answer.contains("\r\nConnection: close\r\n"))
        connection.pass(.seconds(10))
        #expect(!connection.isOpen)
    }

    @Test func whatIsAnsweredBeforeItIsThereIsNotReadAnyMore() throws {
        try connection.receive(Self.offer)
        try connection.answer()
        #expect(!connection.reads)
        connection.pass(.seconds(10))
        #expect(!connection.isOpen)
    }

    @Test func requestsBeforeTheLastAreAnsweredAsUsual() throws {
        try connection.receive(Self.request)
        try connection.receive(Self.offer + "abc")
        #expect(try !connection.answer().contains("Connection: close"))
        #expect(connection.isOpen)
        #expect(try connection.answer().contains("Connection: close"))
    }

    @Test(arguments: ["\u{0}\u{1}\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "GET /\(String(repeating: "a", count: 40_000))"])
    func aMalformedRequestEndsTheConnection(_ text: String) throws {
        #expect(throws: HTTPParserError.self) { try connection.receive(text) }
        #expect(try connection.sent().hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
        #expect(!connection.reads)
        connection.pass(.seconds(10))
        #expect(!connection.isOpen)
    }

    @Test func aHeadThatIsTooLargeEndsTheConnection() throws {
        let fields = (0..<100).map { "x\($0): \(String(repeating: "a", count: 400))\r\n" }.joined()
        #expect(throws: HTTPParserError.headerOverflow) {
            try connection.receive("GET / HTTP/1.1\r\nHost: a\r\n\(fields)\r\n")
        }
        #expect(try connection.sent().hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
    }

    @Test(arguments: [("/", "a/"), ("/?", "a&")])
    func aHeadMayBeAlmostAsLargeAsTheLimit(_ beginning: String, _ part: String) throws {
        let target = beginning + String(repeating: part, count: 15_000)
        try connection.receive("GET \(target) HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(connection.requests.map(\.uri) == [target])
        #expect(try connection.answer().hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(connection.isOpen)
    }

    private static let file =
        "PATCH /bindery/files/0123456789abcdef0123456789abcdef HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n"

    @Test func aFileTakesAsLongAsItsBytesKeepComing() throws {
        try connection.receive(Self.file)
        for _ in 0..<9 {
            _ = connection.reads
            connection.pass(.seconds(9))
            try connection.receive("x")
        }
        #expect(connection.isOpen)
        _ = connection.reads
        connection.pass(.seconds(10))
        #expect(!connection.isOpen)
    }

    @Test func aFileIsNotLateWhileItsReceiverDoesNotRead() throws {
        try connection.receive(Self.file)
        _ = connection.reads
        try connection.receive("x")
        connection.pass(.hours(1))
        #expect(connection.isOpen)
    }

    @Test func theRestOfARefusedFileIsNotRead() throws {
        try connection.receive(Self.file)
        try connection.receive("x")
        #expect(try connection.answer().contains("Connection: close"))
        #expect(!connection.reads)
        connection.pass(.seconds(10))
        #expect(!connection.isOpen)
    }

    @Test func bytesOfAnotherRequestDoNotExtendItsTime() throws {
        try connection.receive("POST /bindery/files/ HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n")
        connection.pass(.seconds(9))
        try connection.receive("x")
        _ = connection.reads
        connection.pass(.seconds(1))
        #expect(!connection.isOpen)
    }

    @Test func aServerThatEndsAnswersWhatIsUnderWay() throws {
        try connection.receive(Self.request)
        connection.channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
        #expect(connection.isOpen)
        #expect(try connection.answer().contains("Connection: close"))
        connection.pass(.seconds(10))
        #expect(!connection.isOpen)
    }

    @Test func aServerThatEndsDoesNotWaitForTheNextRequest() throws {
        connection.channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
        #expect(!connection.isOpen)
    }
}

/// A connection without a network. The test answers its requests.
private final class RequestsUnderTest {
    let channel = EmbeddedChannel()
    private let readCounter = ReadCounter()
    private let answerer = Answerer()

    init() {
        do {
            try channel.pipeline.syncOperations.addHandler(readCounter)
            let gate = RequestGate(
                limits: LiveLimits(),
                site: RequestGate.Site(
                    upgrade: { _, _ in nil },
                    serveRequests: { [channel, answerer] in
                        try channel.pipeline.syncOperations.addHandler(answerer)
                    },
                    ended: { _ in }))
            try LiveChannel.addHandlers(to: channel, limits: LiveLimits(), before: gate)
            try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        } catch {
            Issue.record(error)
        }
    }

    var isOpen: Bool { channel.isActive }

    var requests: [HTTPRequestHead] { answerer.requests }

    func receive(_ text: String) throws { try channel.writeInbound(ByteBuffer(string: text)) }

    /// Answers the first unanswered request, and returns what is sent.
    @discardableResult func answer() throws -> String {
        try answerer.answer()
        return try sent()
    }

    func sent() throws -> String {
        var text = ""
        while let bytes = try channel.readOutbound(as: ByteBuffer.self) { text += String(buffer: bytes) }
        return text
    }

    var reads: Bool {
        let before = readCounter.count
        channel.read()
        return readCounter.count > before
    }

    func pass(_ time: TimeAmount) { channel.embeddedEventLoop.advanceTime(by: time) }
}

private final class Answerer: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private(set) var requests: [HTTPRequestHead] = []
    private var context: ChannelHandlerContext?

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }

    func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if case .head(let head) = unwrapInboundIn(data) { requests.append(head) }
    }

    func answer() throws {
        let context = try #require(context)
        let head = HTTPResponseHead(version: .http1_1, status: .ok, headers: ["Content-Length": "0"])
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    }
}
