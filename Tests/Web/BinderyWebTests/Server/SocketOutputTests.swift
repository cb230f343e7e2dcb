import BinderyTestSupport
import Foundation
import NIOCore
import NIOWebSocket
import Testing

@testable import BinderyWeb

/// Frames over two descriptors of one socket, with a reader that is slow at times.
struct SocketOutputTests {
    @Test(arguments: UInt64(1)...100)
    func allFramesArriveWholeAndInOrder(_ seed: UInt64) throws {
        let line = try Line(seed: seed)
        for _ in 0..<100 { line.step() }
        line.finish()
        #expect(line.received == line.expected)
    }

    @Test func aFrameIsSentAtOnceWhileTheReaderReads() throws {
        let line = try Line(seed: 1)
        for size in [0, 1, 125, 126, 127, 4000] {
            line.send(size)
            line.read(1 << 16)
            #expect(line.received == line.expected)
        }
    }

    @Test func aLongFrameIsLeftToTheEventLoop() throws {
        let line = try Line(seed: 1)
        line.send(1 << 14)
        line.read(1)
        #expect(line.received == [])
    }

    @Test func nothingIsSentAtOnceBehindTheLastFrame() throws {
        let line = try Line(seed: 1)
        line.close()
        line.send(10)
        line.read(1)
        #expect(line.received == [])
    }

    @Test func aLineThatHasEndedTakesEverything() throws {
        let line = try Line(seed: 1)
        line.hangUp()
        line.send(10)
        #expect(line.waits == false)
    }

    @Test func noMoreDescriptorsAreTakenThanThereAreToSpare() {
        let spare = SpareFiles(1)
        let line = SocketDescriptor(duplicating: 0, from: spare)
        #expect(spare.available == 0)
        let none = SocketDescriptor(duplicating: 0, from: spare)
        #expect(spare.available == 0)
        _ = consume none
        #expect(spare.available == 0)
        _ = consume line
        #expect(spare.available == 1)
    }

    @Test func aDescriptorThatIsNotOpenIsNotDuplicated() {
        let spare = SpareFiles(1)
        let none = SocketDescriptor(duplicating: -1, from: spare)
        #expect(spare.available == 1)
        _ = consume none
        #expect(spare.available == 1)
    }
}

private final class Line {
    private var output: SocketOutput
    private let channel: CInt
    private let browser: CInt
    private var random: SplitMix
    /// The bytes that the event loop has to write, by frame.
    private var waiting: [ArraySlice<UInt8>] = []
    private(set) var received: [UInt8] = []
    private(set) var expected: [UInt8] = []

    init(seed: UInt64) throws {
        var ends: [CInt] = [0, 0]
        try #require(socketpair(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0, &ends) == 0)
        var size: CInt = 4096
        setsockopt(ends[0], SOL_SOCKET, SO_SNDBUF, &size, socklen_t(MemoryLayout<CInt>.size))
        (channel, browser) = (ends[0], ends[1])
        output = SocketOutput(SocketDescriptor(duplicating: channel, from: SpareFiles(1)))
        random = SplitMix(seed: seed)
    }

    deinit {
        Foundation.close(channel)
        Foundation.close(browser)
    }

    var waits: Bool { !waiting.isEmpty }

    func step() {
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<5: send([0, 7, 125, 126, 300, 3000, 16_383, 16_384, 70_000].randomElement(using: &random)!)
        case 5..<7: writeAsEventLoop(Int.random(in: 1...8000, using: &random))
        default: read(Int.random(in: 1...20_000, using: &random))
        }
    }

    func send(_ size: Int) {
        let payload = [UInt8](repeating: UInt8.random(in: 0...255, using: &random), count: size)
        let frame = Self.frame(payload)
        expected += frame
        switch output.send(payload, as: .text) {
        case nil: break
        case .frame: waiting.append(frame[...])
        case .rest(let bytes): waiting.append(ArraySlice(bytes.readableBytesView))
        }
    }

    func close() { output.willClose() }

    func hangUp() { shutdown(browser, CInt(SHUT_RDWR)) }

    func writeAsEventLoop(_ limit: Int) {
        guard let first = waiting.first else { return }
        let part = Array(first.prefix(limit))
        let count = Foundation.send(channel, part, part.count, CInt(MSG_DONTWAIT) | CInt(MSG_NOSIGNAL))
        if count > 0 { waiting[0] = first.dropFirst(count) }
        if waiting[0].isEmpty {
            waiting.removeFirst()
            output.hasWritten()
        }
    }

    func read(_ limit: Int) {
        var bytes = [UInt8](repeating: 0, count: limit)
        let count = recv(browser, &bytes, limit, CInt(MSG_DONTWAIT))
        if count > 0 { received += bytes.prefix(count) }
    }

    func finish() {
        while waits || received.count < expected.count {
            let before = (received.count, waiting.count)
            writeAsEventLoop(1 << 16)
            read(1 << 16)
            if (received.count, waiting.count) == before, !waits { break }
        }
    }

    /// The encoding of RFC 6455, 5.2.
    private static func frame(_ payload: [UInt8]) -> [UInt8] {
        let count = payload.count
        let length: [UInt8] =
            switch count {
            case ..<126: [UInt8(count)]
            case ..<65_536: [126, UInt8(count >> 8), UInt8(count & 255)]
            default: [127] + (0..<8).reversed().map { UInt8((count >> ($0 * 8)) & 255) }
            }
        return [0x81] + length + payload
    }
}
