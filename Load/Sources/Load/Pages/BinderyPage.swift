import Foundation
import NIOCore

/// The showcase's phone login; the protocol is described in `WireProtocol.md`.
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
            throw LoadFailure("This is no page of Bindery: \(html.prefix(200))")
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
        // Everybody waits for one keystroke at a time, so that the frame has what this one has done, and nothing else.
        guard let change = message.firstOffset(of: enabling),
            message[change + enabling.count] == (keystroke % 2 == 1 ? UInt8(ascii: "n") : UInt8(ascii: "\""))
        else { throw LoadFailure("Keystroke \(keystroke) did not show: \(message.text)") }
        return .shown(keystroke: keystroke)
    }
}

extension UnsafeRawBufferPointer {
    /// The number at the beginning of a frame of Bindery: of the last event that is in the view model.
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
    /// The number of the element with the identifier.
    func node(_ id: String) throws -> Int {
        guard let position = range(of: "data-testid=\"\(id)\""),
            let start = self[..<position.lowerBound].range(of: "<", options: .backwards),
            let number = String(self[start.lowerBound..<position.lowerBound]).value(of: "data-n").flatMap({ Int($0) })
        else { throw LoadFailure("The page has no element with the identifier \(id).") }
        return number
    }

    /// What is between the quotes after the first attribute of that name.
    func value(of attribute: String) -> String? {
        guard let start = range(of: "\(attribute)=\""),
            let end = self[start.upperBound...].firstIndex(of: "\"")
        else { return nil }
        return self[start.upperBound..<end].replacingOccurrences(of: "&amp;", with: "&")
    }
}
