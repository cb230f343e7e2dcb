import Foundation
import NIOCore

/// The showcase's phone login. `WireProtocol.md` describes the protocol.
struct BinderyPage: Page {
    static let upkeepInterval = 25

    let socket: String
    let cookie: String?
    private(set) var isReady = false
    private let phone: Int
    private let code: Int
    private let enabling: [UInt8]
    private var acknowledged = 0

    init(html: String, cookie: String?) throws {
        guard let socket = html.value(of: "data-socket"), let cookie else {
            throw LoadFailure("This is not a page of Bindery: \(html.prefix(200))")
        }
        self.socket = socket
        self.cookie = cookie
        phone = try html.node("phone")
        code = try html.node("code")
        enabling = Array("[\"a\",\(try html.node("login")),\"disabled\",".utf8)
    }

    func writePreparation(to message: inout ByteBuffer) { message.writeString("[1,\"e\",\(code),\"5858\"]") }

    func writeKeystroke(_ number: Int, to message: inout ByteBuffer) {
        message.writeStaticString("[")
        message.writeString(String(number + 1))
        message.writeStaticString(",\"e\",")
        message.writeString(String(phone))
        message.writeStaticString(number % 2 == 1 ? ",\"1\"]" : ",\"\"]")
    }

    func writeUpkeep(to message: inout ByteBuffer) { message.writeStaticString("[0,\"p\"]") }

    mutating func received(_ message: UnsafeRawBufferPointer) throws -> Reception {
        let isFirst = !isReady
        isReady = true
        let sequence = message.acknowledged
        if sequence == acknowledged {
            if message.text.contains("[\"X\"]") { throw LoadFailure("The server does not know its page.") }
            return isFirst ? .other : .alive
        }
        acknowledged = sequence
        let keystroke = sequence - 1
        guard keystroke > 0 else { return .other }
        // A user waits for one keystroke at a time, so the frame has only the changes of this one.
        guard let change = message.firstOffset(of: enabling),
            message[change + enabling.count] == (keystroke % 2 == 1 ? UInt8(ascii: "n") : UInt8(ascii: "\""))
        else { throw LoadFailure("Keystroke \(keystroke) was not shown: \(message.text)") }
        return .shown(keystroke: keystroke)
    }
}

extension UnsafeRawBufferPointer {
    /// The number at the start of a frame: the last event that the view model has seen.
    var acknowledged: Int {
        var number = 0
        var offset = 1
        while offset < count, (0x30...0x39).contains(self[offset]) {
            number = number * 10 + Int(self[offset]) - 0x30
            offset += 1
        }
        return number
    }
}

extension String {
    /// Returns the node number of the element with an identifier.
    func node(_ id: String) throws -> Int {
        guard let position = range(of: "data-testid=\"\(id)\""),
            let start = self[..<position.lowerBound].range(of: "<", options: .backwards),
            let number = String(self[start.lowerBound..<position.lowerBound]).value(of: "data-n").flatMap({ Int($0) })
        else { throw LoadFailure("The page has no element with the identifier \(id).") }
        return number
    }

    /// Returns the value of the first attribute with a name.
    func value(of attribute: String) -> String? {
        guard let start = range(of: "\(attribute)=\""),
            let end = self[start.upperBound...].firstIndex(of: "\"")
        else { return nil }
        return self[start.upperBound..<end].replacingOccurrences(of: "&amp;", with: "&")
    }
}
