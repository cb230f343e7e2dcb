import NIOCore

/// A test page with a button that makes the session compute for two seconds. The user presses it instead of typing.
struct BusyPage: Page {
    static let upkeepInterval = BinderyPage.upkeepInterval

    let socket: String
    let cookie: String?
    private(set) var isReady = false
    private let button: Int
    private let rounds: Int
    private var acknowledged = 0

    init(html: String, cookie: String?) throws {
        guard let socket = html.value(of: "data-socket") else {
            throw LoadFailure("This is not a page of Bindery: \(html.prefix(200))")
        }
        self.socket = socket
        self.cookie = cookie
        button = try html.node("compute")
        rounds = try html.node("rounds")
    }

    func writePreparation(to message: inout ByteBuffer) {}

    func writeKeystroke(_ number: Int, to message: inout ByteBuffer) {
        message.writeString("[\(number),\"t\",\(button)]")
    }

    func writeUpkeep(to message: inout ByteBuffer) { message.writeStaticString("[0,\"p\"]") }

    mutating func received(_ message: UnsafeRawBufferPointer) throws -> Reception {
        isReady = true
        let sequence = message.acknowledged
        if sequence == acknowledged { return .alive }
        acknowledged = sequence
        guard message.firstOffset(of: Array("[\"t\",\(rounds),\"\(sequence) times\"]".utf8)) != nil else {
            throw LoadFailure("Press \(sequence) was not shown: \(message.text)")
        }
        return .shown(keystroke: sequence)
    }
}
