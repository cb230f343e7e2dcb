import NIOCore
import NIOWebSocket
import Testing

@testable import BinderyWeb

struct MessageAssemblyTests {
    /// Returns the message assembled from frames with these payloads.
    private func message(_ payloads: [String], limit: Int = 1 << 20) throws -> String? {
        var assembly = MessageAssembly()
        var message: WebSocketFrame?
        for (index, payload) in payloads.enumerated() {
            #expect(message == nil, "there is more to come")
            let frame = WebSocketFrame(
                fin: index == payloads.count - 1, opcode: index == 0 ? .text : .continuation, maskKey: [0, 0, 0, 0],
                data: ByteBuffer(string: payload))
            message = try assembly.add(frame, limit: limit)
        }
        return message.map { String(buffer: $0.unmaskedData) }
    }

    @Test func aMessageMayComeInSixtyFourFrames() throws {
        let payloads = (1...64).map { "\($0) " }
        #expect(try message(payloads) == payloads.joined())
        #expect(throws: PageClosing.protocolError) { try message(payloads + ["65"]) }
    }

    @Test func onlyTheLastFrameOfAMessageMayBeEmpty() throws {
        #expect(try message([""]) == "")
        #expect(try message(["a", "b", ""]) == "ab")
        #expect(throws: PageClosing.protocolError) { try message(["", "a"]) }
        #expect(throws: PageClosing.protocolError) { try message(["a", "", "b"]) }
    }

    @Test func aMessageIsNoLargerForItsFrames() throws {
        #expect(try message(["ab", "cd"], limit: 4) == "abcd")
        #expect(throws: PageClosing.messageTooLarge) { try message(["ab", "cd", "e"], limit: 4) }
    }
}
