import BinderyTestSupport
import NIOCore
import Testing

@testable import Chaos

@Suite struct MessageCutterTests {
    /// Returns a frame of the server with `count` bytes of payload.
    private func frame(_ count: Int) -> ByteBuffer {
        var bytes = ByteBuffer(bytes: [0x81])
        switch count {
        case ..<126: bytes.writeInteger(UInt8(count))
        case ..<65536:
            bytes.writeInteger(126 as UInt8)
            bytes.writeInteger(UInt16(count))
        default:
            bytes.writeInteger(127 as UInt8)
            bytes.writeInteger(UInt64(count))
        }
        bytes.writeRepeatingByte(UInt8(count % 251), count: count)
        return bytes
    }

    @Test(arguments: 1...20 as ClosedRange<UInt64>) func framesAreFoundHoweverTheyArrive(seed: UInt64) {
        var generator = SplitMix(seed: seed)
        let head = ByteBuffer(string: "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n")
        let frames = [0, 1, 125, 126, 127, 65535, 65536, 100_000].shuffled(using: &generator).map(frame)
        var stream = head
        for frame in frames { stream.writeImmutableBuffer(frame) }

        var (cutter, found) = (MessageCutter.ofServer, [MessageCutter.Message]())
        while let part = stream.readSlice(length: min(stream.readableBytes, generator.next(in: 1...50_000))),
            part.readableBytes > 0
        {
            cutter.append(part)
            while let message = cutter.next() { found.append(message) }
        }
        #expect(found == [.bytes(head)] + frames.map(MessageCutter.Message.frame))
    }

    @Test func plainHTTPGoesThroughAsItComes() {
        var cutter = MessageCutter.ofServer
        cutter.append(ByteBuffer(string: "HTTP/1.1 200 OK\r\n\r\n<p>"))
        #expect(cutter.next() == .bytes(ByteBuffer(string: "HTTP/1.1 200 OK\r\n\r\n<p>")))
        #expect(cutter.next() == nil)
    }
}
