import BinderyPageClient
import BinderyWire
import NIOCore

/// The showcase's phone login.
struct BinderyPage: Page {
    static let upkeepInterval = 25

    let socket: String
    let cookie: String?
    private(set) var isReady = false
    private var phone: Int
    private var code: Int
    private var login: Int
    private var acknowledged = 0
    /// The frame that last sent the texts of the fields; 0 for the HTML.
    private var frame = 0
    /// The events that were sent and not acknowledged, oldest first.
    private var unacknowledged: [Event] = []

    private enum Event {
        case preparation
        case keystroke(Int)

        var sequence: Int {
            switch self {
            case .preparation: 1
            case .keystroke(let number): number + 1
            }
        }
    }

    init(html: String, cookie: String?) throws {
        let content = try PageContent(document: html, path: "")
        guard let cookie else { throw LoadFailure("The page came without a cookie.") }
        socket = try content.socket
        self.cookie = cookie
        phone = try content.number(of: "phone")
        code = try content.number(of: "code")
        login = try content.number(of: "login")
    }

    mutating func writePreparation(to message: inout ByteBuffer) { write(.preparation, to: &message) }

    mutating func writeKeystroke(_ number: Int, to message: inout ByteBuffer) {
        write(.keystroke(number), to: &message)
    }

    private mutating func write(_ event: Event, to message: inout ByteBuffer) {
        unacknowledged.append(event)
        message.write(pageEvent(event))
    }

    private func pageEvent(_ event: Event) -> PageEvent {
        switch event {
        case .preparation: PageEvent(event.sequence, .edit(node: code, text: "5858", frame: frame))
        case .keystroke(let number):
            PageEvent(event.sequence, .edit(node: phone, text: number % 2 == 1 ? "1" : "", frame: frame))
        }
    }

    func writeUpkeep(to message: inout ByteBuffer) { message.write(.heartbeat) }

    mutating func received(_ message: UnsafeRawBufferPointer) throws -> Reception {
        let text = message.text
        if text == PageEvent.lineCheckAnswer { return .other }
        let frame = try PageFrame(text)
        let isFirst = !isReady
        isReady = true
        unacknowledged.removeAll { $0.sequence <= frame.acknowledged }
        if frame.isRestored { return try restored(frame) }
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
            throw LoadFailure("Keystroke \(keystroke) was not shown: \(text)")
        }
        return .shown(keystroke: keystroke)
    }

    /// The page has rested, and its session was folded: the elements have new numbers, and the page repeats its events.
    private mutating func restored(_ frame: PageFrame) throws -> Reception {
        (acknowledged, self.frame) = (frame.acknowledged, frame.number)
        for case .restored(let html, _) in frame.operations {
            (phone, code, login) = try (
                Self.number(of: "phone", in: html), Self.number(of: "code", in: html),
                Self.number(of: "login", in: html)
            )
        }
        return .reply([PageEvent.lineCheck(after: frame.number)] + unacknowledged.map { pageEvent($0).message })
    }

    private static func number(of identifier: String, in html: String) throws -> Int {
        guard let end = html.firstRange(of: #"data-testid="\#(identifier)""#)?.lowerBound,
            let start = html[..<end].lastIndex(of: "<"),
            let name = html[start..<end].firstRange(of: #"data-n=""#)?.upperBound,
            let number = Int(html[name...].prefix { $0 != "\"" })
        else { throw LoadFailure("The page has no element with the identifier \(identifier) after its rest.") }
        return number
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
