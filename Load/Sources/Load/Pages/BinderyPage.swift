import BinderyPageClient
import BinderyWire
import NIOCore

/// The showcase's phone login.
struct BinderyPage: Page {
    static let upkeepInterval = 25

    let socket: String
    let cookie: String?
    private(set) var isReady = false
    private let phone: Int
    private let code: Int
    private let login: Int
    private var acknowledged = 0

    init(html: String, cookie: String?) throws {
        let content = try PageContent(document: html, path: "")
        guard let cookie else { throw LoadFailure("The page came without a cookie.") }
        socket = try content.socket
        self.cookie = cookie
        phone = try content.number(of: "phone")
        code = try content.number(of: "code")
        login = try content.number(of: "login")
    }

    func writePreparation(to message: inout ByteBuffer) {
        message.write(PageEvent(1, .edit(node: code, text: "5858")))
    }

    func writeKeystroke(_ number: Int, to message: inout ByteBuffer) {
        message.write(PageEvent(number + 1, .edit(node: phone, text: number % 2 == 1 ? "1" : "")))
    }

    func writeUpkeep(to message: inout ByteBuffer) { message.write(.heartbeat) }

    mutating func received(_ message: UnsafeRawBufferPointer) throws -> Reception {
        let frame = try PageFrame(message.text)
        let isFirst = !isReady
        isReady = true
        if frame.acknowledged == acknowledged {
            if frame.operations.contains(.unknownPage) { throw LoadFailure("The server does not know its page.") }
            return isFirst ? .other : .alive
        }
        acknowledged = frame.acknowledged
        let keystroke = frame.acknowledged - 1
        guard keystroke > 0 else { return .other }
        // A user waits for one keystroke at a time, so the frame has only the changes of this one.
        let value = keystroke % 2 == 1 ? nil : ""
        guard frame.operations.contains(.attribute(node: login, name: "disabled", value: value)) else {
            throw LoadFailure("Keystroke \(keystroke) was not shown: \(message.text)")
        }
        return .shown(keystroke: keystroke)
    }
}

extension PageContent {
    /// The path and query of the WebSocket.
    var socket: String {
        get throws {
            guard let socket = root.attributes["data-socket"] else { throw LoadFailure("The page has no socket.") }
            return socket
        }
    }

    /// Returns the node number of the element with an identifier.
    func number(of identifier: String) throws -> Int {
        guard let element = root.first(called: identifier) else {
            throw LoadFailure("The page has no element with the identifier \(identifier).")
        }
        return element.number
    }
}

extension ByteBuffer {
    mutating func write(_ event: PageEvent) { writeString(event.message) }
}
