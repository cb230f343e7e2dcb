#if Redis
internal import NIOCore

/// A value of Redis' protocol, RESP, in its versions 2 and 3.
enum RedisValue: Equatable, Sendable {
    case text(String)
    case error(String)
    case integer(Int)
    case bytes([UInt8])
    case null
    case list([RedisValue])
    /// A message that answers no command: RESP 3.
    case push([RedisValue])

    var integer: Int? {
        switch self {
        case .integer(let number): number
        case .bytes(let bytes): Int(String(decoding: bytes, as: UTF8.self))
        default: nil
        }
    }

    var bytes: [UInt8]? { if case .bytes(let bytes) = self { bytes } else { nil } }

    var string: String? {
        switch self {
        case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
        case .text(let text): text
        default: nil
        }
    }

    var list: [RedisValue]? { if case .list(let values) = self { values } else { nil } }
}

/// Reads values of RESP. What it has read of a list is kept, so that a long reply in many parts is read once.
///
/// - Source: the specification, redis.io/docs/latest/develop/reference/protocol-spec.
struct RedisDecoder: ByteToMessageDecoder {
    typealias InboundOut = RedisValue

    struct Malformed: Error {}

    private struct OpenList {
        let isPush: Bool
        let count: Int
        var values: [RedisValue] = []
    }

    private static let longestLine = 1 << 16
    private static let longestBytes = 512 << 20
    private static let longestList = 1 << 32
    private static let deepest = 16

    private var open: [OpenList] = []

    mutating func decode(context: ChannelHandlerContext, buffer: inout ByteBuffer) throws -> DecodingState {
        guard let value = try next(&buffer) else { return .needMoreData }
        context.fireChannelRead(wrapInboundOut(value))
        return .continue
    }

    /// Returns the next whole value; nil if more bytes are needed.
    mutating func next(_ buffer: inout ByteBuffer) throws -> RedisValue? {
        while let part = try readPart(&buffer) {
            guard case .value(let value) = part else { continue }
            if let whole = add(value) { return whole }
        }
        return nil
    }

    /// Adds a value to the innermost open list, and closes the lists that end with it. Returns what is whole.
    private mutating func add(_ value: RedisValue) -> RedisValue? {
        var value = value
        while var list = open.popLast() {
            list.values.append(value)
            if list.values.count < list.count {
                open.append(list)
                return nil
            }
            value = list.isPush ? .push(list.values) : .list(list.values)
        }
        return value
    }

    private enum Part {
        case value(RedisValue)
        case beginOfList
    }

    private mutating func readPart(_ buffer: inout ByteBuffer) throws -> Part? {
        let start = buffer.readerIndex
        guard let kind = buffer.readInteger(as: UInt8.self), let line = try readLine(&buffer) else {
            buffer.moveReaderIndex(to: start)
            return nil
        }
        switch kind {
        case UInt8(ascii: "+"), UInt8(ascii: "("), UInt8(ascii: ","): return .value(.text(line))
        case UInt8(ascii: "-"): return .value(.error(line))
        case UInt8(ascii: ":"): return .value(.integer(try number(line)))
        case UInt8(ascii: "#"): return .value(.integer(line == "t" ? 1 : 0))
        case UInt8(ascii: "_"): return .value(.null)
        case UInt8(ascii: "$"), UInt8(ascii: "!"), UInt8(ascii: "="):
            let count = try number(line)
            if count < 0 { return .value(.null) }
            guard count <= Self.longestBytes else { throw Malformed() }
            guard buffer.readableBytes >= count + 2 else {
                buffer.moveReaderIndex(to: start)
                return nil
            }
            let bytes = buffer.readBytes(length: count)!
            guard buffer.readBytes(length: 2) == [13, 10] else { throw Malformed() }
            return .value(kind == UInt8(ascii: "!") ? .error(String(decoding: bytes, as: UTF8.self)) : .bytes(bytes))
        case UInt8(ascii: "*"), UInt8(ascii: "~"), UInt8(ascii: ">"), UInt8(ascii: "%"):
            let entries = try number(line), isPush = kind == UInt8(ascii: ">")
            if entries < 0 { return .value(.null) }
            guard open.count < Self.deepest, entries <= Self.longestList else { throw Malformed() }
            let count = kind == UInt8(ascii: "%") ? 2 * entries : entries
            if count == 0 { return .value(isPush ? .push([]) : .list([])) }
            open.append(OpenList(isPush: isPush, count: count))
            return .beginOfList
        default: throw Malformed()
        }
    }

    private func number(_ line: String) throws -> Int {
        guard let number = Int(line) else { throw Malformed() }
        return number
    }

    private func readLine(_ buffer: inout ByteBuffer) throws -> String? {
        let view = buffer.readableBytesView
        guard let end = view.firstIndex(of: 13) else {
            if view.count > Self.longestLine { throw Malformed() }
            return nil
        }
        guard end + 1 < view.endIndex else { return nil }
        guard view[end + 1] == 10 else { throw Malformed() }
        let line = String(decoding: view[..<end], as: UTF8.self)
        buffer.moveReaderIndex(to: end + 2)
        return line
    }
}
#endif
