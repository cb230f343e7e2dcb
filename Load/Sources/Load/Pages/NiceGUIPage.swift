import Foundation
import NIOCore

/// The page `phone_login.py`: Socket.IO 5 on Engine.IO 4 over a WebSocket, as in `nicegui.js`.
struct NiceGUIPage: Page {
    static let path = "/"
    static let upkeepInterval = 3

    let socket: String
    let cookie: String?
    private(set) var isReady = false
    private let client: String
    private let phone: Input
    private let code: Input
    private let update: [UInt8]
    private var shown = 0

    private struct Input {
        let element: String
        let listener: String
    }

    private struct Element: Decodable {
        struct Properties: Decodable { let label: String? }
        struct Listener: Decodable {
            let listenerID: String
            let type: String
            enum CodingKeys: String, CodingKey { case listenerID = "listener_id", type }
        }
        let props: Properties?
        let events: [Listener]?
    }

    private static let disabling = Array("\"disable\":".utf8)

    init(html: String, cookie: String?) throws {
        guard let start = html.range(of: "String.raw`"), let end = html[start.upperBound...].firstIndex(of: "`"),
            let name = html.range(of: "'client_id': '")
        else { throw LoadFailure("This is not a page of NiceGUI: \(html.prefix(200))") }
        self.cookie = cookie
        client = String(html[name.upperBound...].prefix(36))
        socket = """
            /_nicegui_ws/socket.io/?client_id=\(client)&next_message_id=0&implicit_handshake=true\
            &document_id=\(UUID())&tab_id=\(UUID())&EIO=4&transport=websocket
            """
        var json = String(html[start.upperBound..<end])
        for (name, character) in [("&#36;", "$"), ("&#96;", "`"), ("&gt;", ">"), ("&lt;", "<"), ("&amp;", "&")] {
            json = json.replacingOccurrences(of: name, with: character)
        }
        let elements = try JSONDecoder().decode([String: Element].self, from: Data(json.utf8))
        func element(_ label: String) throws -> (id: String, Element) {
            guard let found = elements.first(where: { $0.value.props?.label == label }) else {
                throw LoadFailure("The page has no element with the label \(label).")
            }
            return (found.key, found.value)
        }
        func input(_ label: String) throws -> Input {
            let (id, element) = try element(label)
            guard let listener = element.events?.first(where: { $0.type == "update:value" }) else {
                throw LoadFailure("The field \(label) has no listener.")
            }
            return Input(element: id, listener: listener.listenerID)
        }
        phone = try input("Phone")
        code = try input("Code")
        update = Array("42[\"update\",{\"\(try element("Log in").id)\":".utf8)
    }

    func writePreparation(to message: inout ByteBuffer) { write("5858", in: code, to: &message) }

    func writeKeystroke(_ number: Int, to message: inout ByteBuffer) {
        write(number % 2 == 1 ? "1" : "", in: phone, to: &message)
    }

    private func write(_ text: StaticString, in input: Input, to message: inout ByteBuffer) {
        message.writeStaticString("42[\"event\",{\"id\":")
        message.writeString(input.element)
        message.writeStaticString(",\"client_id\":\"")
        message.writeString(client)
        message.writeStaticString("\",\"listener_id\":\"")
        message.writeString(input.listener)
        message.writeStaticString("\",\"args\":[\"\\\"")
        message.writeStaticString(text)
        message.writeStaticString("\\\"\"]}]")
    }

    func writeUpkeep(to message: inout ByteBuffer) {
        message.writeString("42[\"ack\",{\"client_id\":\"\(client)\",\"next_message_id\":\(shown)}]")
    }

    mutating func received(_ message: UnsafeRawBufferPointer) throws -> Reception {
        switch message.first {
        case UInt8(ascii: "0"): return .reply(["40"])
        case UInt8(ascii: "2"): return .reply(["3"])
        case UInt8(ascii: "4"):
            if message.starts(with: update) {
                shown += 1
                guard let change = message.firstOffset(of: Self.disabling),
                    message[change + Self.disabling.count] == (shown % 2 == 1 ? UInt8(ascii: "f") : UInt8(ascii: "t"))
                else { throw LoadFailure("Keystroke \(shown) was not shown: \(message.text)") }
                return .shown(keystroke: shown)
            }
            if message.count > 1, message[1] == UInt8(ascii: "0") {
                isReady = true
                return .other
            }
            throw LoadFailure("An unexpected message: \(message.text)")
        default: throw LoadFailure("An unexpected message: \(message.text)")
        }
    }
}
