import NIOCore

/// A loaded phone login, in the protocol of its toolkit. The user types and erases a digit of the phone number in turn:
/// each keystroke enables or disables the button, and so changes the page. The first one has the number 1 and enables.
protocol Page: Sendable {
    /// Where the server has it.
    static var path: String { get }
    /// What a user does there, in the plural.
    static var actions: String { get }
    /// The seconds between two keep-alive messages.
    static var upkeepInterval: Int { get }

    /// - Parameter cookie: the cookie that the server has set.
    init(html: String, cookie: String?) throws

    /// The path and query of the WebSocket.
    var socket: String { get }
    var cookie: String? { get }
    /// Whether the server has sent enough for the user to type.
    var isReady: Bool { get }

    /// Writes the event that fills the code, so that the button depends only on the phone number.
    mutating func writePreparation(to message: inout ByteBuffer)
    mutating func writeKeystroke(_ number: Int, to message: inout ByteBuffer)
    func writeUpkeep(to message: inout ByteBuffer)
    mutating func received(_ message: UnsafeRawBufferPointer) throws -> Reception
}

extension Page {
    static var path: String { "/phone-login" }
    static var actions: String { "keystrokes" }
}

enum Reception {
    /// The page shows the result of the keystroke.
    case shown(keystroke: Int)
    /// Messages that the page sends now.
    case reply([String])
    /// The answer to a keep-alive message.
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
