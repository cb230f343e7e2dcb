internal import BinderyStreams
internal import BinderySynchronization
internal import BinderyWire
internal import Foundation

/// What stays in memory of a session that was folded: its page rests, and is still connected.
///
/// | event | effect |
/// |---|---|
/// | the page asks whether the server is there | it is answered from here |
/// | the page sends an event | the session is restored, and the page repeats the event with the new node numbers |
/// | an object changes that the session has observed: `Broadcast`, `SharedProperty`, `Presence` | it is restored |
/// | the page disconnects | the session is restored if it connects again |
///
/// What the session has entered in objects of type `Presence` stays there meanwhile.
final class FoldedSession: Waker {
    /// An event of the page's channel: its session is to be restored.
    struct Woken: Sendable {}

    /// What the session has told of itself when it ended.
    struct Position {
        var received = 0
        var lastFrame = 0
        var epoch = 0
        /// Where the page is loaded again; see ``LiveSession/requestedPath``.
        var path = ""
        var windows: [String: ListWindows.Window] = [:]
    }

    private struct State {
        var position = Position()
        var sources: [any WakingSource] = []
        var entries: [ContextTies.Entry] = []
        var isWoken = false
        /// The thread on which the session ends: what it changes by that does not wake its page.
        var ending: pthread_t?
    }

    private let state = Mutex(State())
    private let woken: @Sendable () -> Void

    /// - Parameter woken: called once, on any thread.
    init(woken: @escaping @Sendable () -> Void) { self.woken = woken }

    /// From now on it is woken by the changes of these objects.
    func listen(to sources: [any WakingSource]) {
        state.withLock { $0.sources = sources }
        for source in sources { source.add(self) }
    }

    /// Replaces a session, which `end` ends. Keeps what it has entered.
    func begin(_ position: Position, entries: [ContextTies.Entry], end: () -> Void) {
        state.withLock { state in
            (state.position, state.entries) = (position, entries)
            state.ending = pthread_self()
        }
        end()
        state.withLock { $0.ending = nil }
    }

    /// Whether the objects that it listens to are these.
    func listens(to sources: [any WakingSource]) -> Bool {
        let own = Set(state.withLock { $0.sources }.map { ObjectIdentifier($0) })
        return own == Set(sources.map { ObjectIdentifier($0) })
    }

    func wake() {
        let isFirst = state.withLock { state in
            if state.isWoken { return false }
            if let ending = state.ending, pthread_equal(ending, pthread_self()) != 0 { return false }
            state.isWoken = true
            return true
        }
        if isFirst { woken() }
    }

    var isWoken: Bool { state.withLock { $0.isWoken } }

    var position: Position { state.withLock { $0.position } }

    var entries: [ContextTies.Entry] { state.withLock { $0.entries } }

    /// The frame that answers a heartbeat.
    var heartbeatAnswer: [UInt8] { frame([], number: position.lastFrame) }

    /// The frame that makes the page leave for an address of this site, or load its own again.
    func loadFrame(leadingTo path: String?) -> [UInt8] {
        var operation = JSONText()
        PageOperation.load(path: path ?? position.path).write(to: &operation)
        return frame(operation.bytes[...], number: position.lastFrame + 1)
    }

    private func frame(_ operations: ArraySlice<UInt8>, number: Int) -> [UInt8] {
        let received = position.received
        return PageFrame.text(acknowledged: received, operations: operations, number: number, stored: received).bytes
    }

    /// Stops listening.
    func stopListening() {
        let sources = state.withLock { state in
            defer { state.sources = [] }
            return state.sources
        }
        for source in sources { source.remove(self) }
    }

    /// Stops listening, and leaves what the session has entered, unless a restored one has it.
    func end() {
        stopListening()
        let entries = state.withLock { state in
            defer { state.entries = [] }
            return state.entries
        }
        // Released here, under no lock: they tell others.
        withExtendedLifetime(entries) {}
    }
}
