import BinderyPageClient
import BinderyWire
import NIOCore

/// A test page with a button that makes the session compute for two seconds. The user presses it instead of typing.
struct BusyPage: Page {
    static let path = "/test/busy"
    static let upkeepInterval = BinderyPage.upkeepInterval

    let socket: String
    let cookie: String?
    private(set) var isReady = false
    private let button: Int
    private let rounds: Int
    private var acknowledged = 0

    init(html: String, cookie: String?) throws {
        let content = try PageContent(document: html, path: "")
        socket = try content.socket
        self.cookie = cookie
        button = try content.number(of: "compute")
        rounds = try content.number(of: "rounds")
    }

    func writePreparation(to message: inout ByteBuffer) {}

    func writeKeystroke(_ number: Int, to message: inout ByteBuffer) {
        message.write(PageEvent(number, .tap(node: button)))
    }

    func writeUpkeep(to message: inout ByteBuffer) { message.write(.heartbeat) }

    mutating func received(_ message: UnsafeRawBufferPointer) throws -> Reception {
        isReady = true
        let frame = try PageFrame(message.text)
        if frame.acknowledged == acknowledged { return .alive }
        acknowledged = frame.acknowledged
        guard frame.operations.contains(.text(node: rounds, "\(acknowledged) times")) else {
            throw LoadFailure("Press \(acknowledged) was not shown: \(message.text)")
        }
        return .shown(keystroke: acknowledged)
    }
}
