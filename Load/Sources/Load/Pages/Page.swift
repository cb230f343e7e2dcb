import NIOCore

/// A phone login that was loaded: what it says to its server and hears from it, in the protocol of its toolkit.
///
/// The person types a digit of the phone number, erases it, types it again …: each keystroke enables or disables the button, so that each
/// has to change the page. The first one has the number 1 and enables.
protocol Page: Sendable {
    /// How often the page sends what keeps its connection, in seconds.
    static var upkeepInterval: Int { get }

    /// - Parameter cookie: what the server has set.
    init(html: String, cookie: String?) throws

    /// Path and query of the WebSocket.
    var socket: String { get }
    var cookie: String? { get }
    /// Whether the server has said so much that the person may type.
    var isReady: Bool { get }

    /// What fills the code, so that the button depends on the phone alone.
    func writePreparation(to message: inout ByteBuffer)
    func writeKeystroke(_ number: Int, to message: inout ByteBuffer)
    func writeUpkeep(to message: inout ByteBuffer)
    mutating func received(_ message: UnsafeRawBufferPointer) throws -> Reception
}

enum Reception {
    /// The page now shows what the keystroke has done.
    case shown(keystroke: Int)
    case answer(StaticString)
    /// The answer to upkeep.
    case alive
    case other
}

struct LoadFailure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

extension UnsafeRawBufferPointer {
    func firstOffset(of bytes: [UInt8]) -> Int? {
        guard count >= bytes.count else { return nil }
        return (0...count - bytes.count).first { offset in
            self[offset] == bytes[0] && self[offset..<offset + bytes.count].elementsEqual(bytes)
        }
    }

    var text: String { String(decoding: self, as: UTF8.self) }
}
