internal import BinderyInspector
internal import BinderySynchronization

/// What an inspector shows of a session without asking it. The session writes, all threads read.
struct SessionFigures: ~Copyable, Sendable {
    private let frames = Atomic(0)
    private let bytes = Atomic(0)
    private let waiting = Atomic(0)
    private let latency = Atomic(-1)
    private let slowReads = Atomic(0)
    private let isConnected = Atomic(false)
    /// In microseconds since `origin`; -1 while the connection takes what is sent.
    private let stall = Atomic(-1)
    private static let origin = ContinuousClock.now
    private static var now: Int { Int((ContinuousClock.now - origin) / .microseconds(1)) }
    /// Of a traced session: the path of the window, without the query. Nil before a frame, and without a navigation
    /// stack.
    private let shownPath = Mutex<String?>(nil)

    /// - Parameter latency: The time from the arrival of the event that the frame answers.
    func sent(_ size: Int, after latency: Duration?) {
        frames.add(1, ordering: .relaxed)
        bytes.add(size, ordering: .relaxed)
        if let latency { self.latency.store(Int(latency / .microseconds(1)), ordering: .relaxed) }
    }

    func connected(_ isConnected: Bool) {
        self.isConnected.store(isConnected, ordering: .relaxed)
        stall.store(-1, ordering: .relaxed)
    }

    /// The connection takes nothing for now.
    func readSlowly() {
        slowReads.add(1, ordering: .relaxed)
        stall.store(Self.now, ordering: .relaxed)
    }

    func readsAgain() { stall.store(-1, ordering: .relaxed) }

    var path: String? { shownPath.withLock { $0 } }

    func shows(_ path: String) {
        let path = path.prefix { $0 != "?" }
        shownPath.withLock { $0 = path.isEmpty ? nil : String(path) }
    }

    /// - Parameter waiting: The bytes that the page has not been sent, or may ask for again.
    func keeps(waiting: Int) { self.waiting.store(waiting, ordering: .relaxed) }

    var summary: SessionSummary.Figures {
        let latency = latency.load(ordering: .relaxed), stall = stall.load(ordering: .relaxed)
        return SessionSummary.Figures(
            isConnected: isConnected.load(ordering: .relaxed), frames: frames.load(ordering: .relaxed),
            bytes: bytes.load(ordering: .relaxed), waiting: waiting.load(ordering: .relaxed),
            latency: latency < 0 ? nil : .microseconds(latency), slowReads: slowReads.load(ordering: .relaxed),
            stalled: stall < 0 ? nil : .microseconds(Self.now - stall))
    }
}
