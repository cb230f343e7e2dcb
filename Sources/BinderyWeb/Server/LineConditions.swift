internal import BinderySynchronization

/// The line between the server and one page, made worse on purpose: to see a page as users far away do, and to show
/// what it does when the line breaks.
///
/// ```swift
/// let line = LineConditions()
/// line.latency = .milliseconds(300)
/// line.cut(for: .seconds(10))
/// return LivePage(language: language, texts: texts, content: view, line: line)
/// ```
///
/// The conditions are those of the page's session. They hold on each connection of the page, until the session ends. A
/// session that is restored by another process gets those of its new ``LivePage``. A page without conditions does not
/// pay for them, and with them only while there is a latency, or once there was. A `TestPage` has no line.
///
/// - Isolation: `Sendable`; used on any thread.
public final class LineConditions: Sendable {
    /// What can be done to a connection.
    struct Connection: Sendable {
        let close: @Sendable () -> Void
        /// Called with the conditions, which keep the connection: it would keep them.
        let delay: @Sendable (LineConditions) -> Void
    }

    private struct State {
        var cutEnd: ContinuousClock.Instant?
        var connection: Connection?
        var isDelayed = false
    }

    private let nanoseconds: Atomic<Int>
    private let state = Mutex(State())

    public init(latency: Duration = .zero) { nanoseconds = Atomic(Self.nanoseconds(of: latency)) }

    /// The time that is added to each round trip: half of it each way. Frames keep their order when it changes. The
    /// first latency of a connection does not delay what has arrived already.
    public var latency: Duration {
        get { .nanoseconds(nanoseconds.load(ordering: .relaxed)) }
        set {
            nanoseconds.store(Self.nanoseconds(of: newValue), ordering: .relaxed)
            delayIfNeeded()
        }
    }

    /// Closes the connection of the page without a word, as a lost network does, and each new one that is made within
    /// the time. The page then connects again by itself.
    public func cut(for duration: Duration) {
        let connection = state.withLock { state in
            state.cutEnd = .now + duration
            return state.connection
        }
        connection?.close()
    }

    /// Whether the line is made worse, or was on the present connection.
    var isWorse: Bool {
        if latency != .zero { return true }
        return state.withLock { state in state.isDelayed || (state.cutEnd.map { .now < $0 } ?? false) }
    }

    private static func nanoseconds(of duration: Duration) -> Int { Int(max(.zero, duration) / .nanoseconds(1)) }

    // MARK: The connection

    /// Returns false if the line is cut.
    func connect(_ connection: Connection) -> Bool {
        let isWhole = state.withLock { state in
            if let end = state.cutEnd, .now < end { return false }
            state = State(connection: connection)
            return true
        }
        if isWhole { delayIfNeeded() }
        return isWhole
    }

    func disconnected() { state.withLock { $0.connection = nil } }

    /// A connection is as fast as any other until its line has had a latency.
    private func delayIfNeeded() {
        if latency == .zero { return }
        let connection = state.withLock { state -> Connection? in
            if state.isDelayed { return nil }
            state.isDelayed = state.connection != nil
            return state.connection
        }
        connection?.delay(self)
    }
}
