import BinderyPageClient
import BinderyWire
import NIOCore

/// A test page with a button that counts. The user taps it instead of typing: a tap is stored at once.
struct CounterPage: Page {
    static let path = "/test/counter"
    static let actions = "taps"
    static let upkeepInterval = BinderyPage.upkeepInterval

    let socket: String
    let cookie: String?
    private(set) var isReady = false
    private let button: Int
    private let number: Int
    private var acknowledged = 0

    init(html: String, cookie: String?) throws {
        let content = try PageContent(document: html, path: "")
        socket = try content.socket
        self.cookie = cookie
        button = try content.number(of: "count")
        number = try content.number(of: "number")
    }

    func writePreparation(to message: inout ByteBuffer) {}

    func writeKeystroke(_ number: Int, to message: inout ByteBuffer) {
        message.write(PageEvent(number, .tap(node: button)))
    }

    func writeUpkeep(to message: inout ByteBuffer) { message.write(.heartbeat) }

    mutating func received(_ message: UnsafeRawBufferPointer) throws -> Reception {
        isReady = true
        let frame = try PageFrame(message.text)
        // For instance that the tap is stored.
        if frame.acknowledged == acknowledged { return frame.operations.isEmpty ? .alive : .other }
        acknowledged = frame.acknowledged
        guard frame.operations.contains(.text(node: number, "\(acknowledged)")) else {
            throw LoadFailure("Tap \(acknowledged) was not shown: \(message.text)")
        }
        return .shown(keystroke: acknowledged)
    }
}
