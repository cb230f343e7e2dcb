import BinderyTestSupport
import NIOCore
import Testing

@testable import BinderyWeb

@Suite struct RedisDecoderTests {
    private func read(_ texts: [String]) throws -> [RedisValue] {
        var decoder = RedisDecoder(), buffer = ByteBuffer(), values: [RedisValue] = []
        for text in texts {
            buffer.writeString(text)
            while let value = try decoder.next(&buffer) { values.append(value) }
        }
        #expect(buffer.readableBytes == 0)
        return values
    }

    private static let examples: [(text: String, value: RedisValue)] = [
        ("+OK\r\n", .text("OK")), ("-ERR no\r\n", .error("ERR no")), (":-12\r\n", .integer(-12)),
        ("$5\r\na\r\nbc\r\n", .bytes(Array("a\r\nbc".utf8))), ("$0\r\n\r\n", .bytes([])), ("$-1\r\n", .null),
        ("*-1\r\n", .null), ("_\r\n", .null), ("#t\r\n", .integer(1)), ("*0\r\n", .list([])),
        ("*2\r\n*1\r\n:1\r\n*0\r\n", .list([.list([.integer(1)]), .list([])])),
        ("%1\r\n+a\r\n*2\r\n:1\r\n$1\r\nx\r\n", .list([.text("a"), .list([.integer(1), .bytes([120])])])),
        (">2\r\n+message\r\n:1\r\n", .push([.text("message"), .integer(1)])), (",1.5\r\n", .text("1.5")),
        ("!5\r\nERR x\r\n", .error("ERR x")),
    ]

    /// However the bytes arrive, the values are the same.
    @Test(arguments: 0..<200)
    func valuesDoNotDependOnThePartsInWhichTheyArrive(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        let chosen = (0..<10).map { _ in Self.examples[random.below(Self.examples.count)] }
        var rest = chosen.map(\.text).joined()[...], parts: [String] = []
        while !rest.isEmpty {
            let part = rest.unicodeScalars.prefix(1 + random.below(9))
            parts.append(String(part))
            rest = Substring(rest.unicodeScalars.dropFirst(part.count))
        }
        #expect(try read(parts) == chosen.map(\.value))
    }

    @Test(arguments: ["x\r\n", "$a\r\n", "$1\r\nabc\r\n", "*99999999999999\r\n", ":\r\n", "+a\rb"])
    func whatIsNotTheProtocolIsRefused(text: String) {
        #expect(throws: RedisDecoder.Malformed.self) { try read([text]) }
    }

    @Test func deepListsAreRefused() {
        #expect(throws: RedisDecoder.Malformed.self) { try read([String(repeating: "*1\r\n", count: 100)]) }
    }
}
