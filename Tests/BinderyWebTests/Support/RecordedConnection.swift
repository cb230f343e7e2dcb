import BinderySynchronization
import BinderyView

@testable import BinderyWeb
@testable import BinderyWire

/// A record of what a browser was sent; it reads as slowly as a test decides.
final class RecordedConnection: PageConnection {
    private struct State {
        var messages: [String] = []
        var isWritable = true
        var closed: PageClosing?
    }

    private let state = Mutex(State())

    var all: [String] { state.withLock { $0.messages } }
    var count: Int { state.withLock { $0.messages.count } }
    var closed: PageClosing? { state.withLock { $0.closed } }

    func messages(from first: Int) -> ArraySlice<String> { state.withLock { $0.messages[first...] } }

    var isWritable: Bool {
        get { state.withLock { $0.isWritable } }
        set { state.withLock { $0.isWritable = newValue } }
    }

    func send(_ message: [UInt8]) { state.withLock { $0.messages.append(String(decoding: message, as: UTF8.self)) } }

    func close(_ reason: PageClosing) { state.withLock { $0.closed = reason } }

    func begin(on line: LineConditions) -> Bool { true }
}

extension LiveSession {
    /// Receives a message as it comes over the wire; returns when the changes have been sent.
    nonisolated func receive(_ message: String) async {
        if let event = try? PageEvent(message) { await receive(event) }
        await settle()
    }

    /// Returns after what follows the present job and precedes the next one.
    private func settle() {}
}

extension WebBackend {
    /// The operations of a frame, as a JSON array.
    func takeOperations() -> String {
        let frame = String(decoding: takeFrame(acknowledging: 0, stored: 0), as: UTF8.self)
        let end = frame.lastIndex(of: ",")!
        return String(frame[..<end].dropFirst("[0,".count))
    }
}
