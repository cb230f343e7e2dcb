internal import BinderyGraph
internal import BinderySynchronization
internal import CBinderySystem
internal import Dispatch
internal import Foundation

/// The threads on which all sessions run: one for each processor, and more while sessions compute.
///
/// A long job does not hold up other sessions: when a session waits and every thread has been at one job for
/// ``patience``, those threads get a lower priority and a successor each, and end with their job. Dispatch's pools do
/// neither: one has at most a thread for each processor, so that a few busy sessions would stop all others; the other
/// adds a thread for every session that is ready.
final class SessionPool: SessionRunner {
    static let shared = SessionPool(threads: ProcessInfo.processInfo.activeProcessorCount)

    /// How long a thread may run one session while others wait: many times what a keystroke takes, but unnoticeable.
    private static let patience: Duration = .milliseconds(4)
    /// The limit of threads. Further long computations wait for each other.
    private static let threadLimit = 512

    private struct State {
        /// The sessions with jobs; those before `next` have been taken.
        var ready: [SessionExecutor?] = []
        var next = 0
        var idle = 0
        var threads: [PoolThread] = []
        /// The watch checks the time: a session waits, and no thread is free.
        var isWatching = false

        var isEmpty: Bool { next == ready.count }

        mutating func take() -> SessionExecutor? {
            guard next < ready.count else { return nil }
            let executor = ready[next]
            ready[next] = nil
            next += 1
            if next == ready.count || next == 1024 {
                ready.removeFirst(next)
                next = 0
            }
            return executor
        }
    }

    /// Guards the queue and the list of threads; nothing is called while it is held.
    private let state = Mutex(State())
    private let work = DispatchSemaphore(value: 0)
    private let alarm = DispatchSemaphore(value: 0)

    init(threads: Int) {
        for _ in 0..<max(threads, 1) { startThread() }
        detach { [self] in watch() }
    }

    func add(_ executor: SessionExecutor) {
        let (hasThread, startsWatch) = state.withLock { state in
            state.ready.append(executor)
            if state.idle > 0 {
                state.idle -= 1
                return (true, false)
            }
            defer { state.isWatching = true }
            return (false, !state.isWatching)
        }
        if hasThread { work.signal() }
        if startsWatch { alarm.signal() }
    }

    /// What a thread does next.
    private enum Step {
        case run(SessionExecutor)
        case wait, end
    }

    private func startThread() {
        let thread = PoolThread()
        state.withLock { $0.threads.append(thread) }
        detach { [self] in
            bindery_prepare_thread_for_crashes()
            defer { bindery_free_crash_stack() }
            thread.begin()
            loop: while true {
                let step = state.withLock { state -> Step in
                    // Checked here: a thread that waits as idle must not end when it is woken.
                    if thread.isReplaced { return .end }
                    if let executor = state.take() { return .run(executor) }
                    state.idle += 1
                    return .wait
                }
                switch step {
                case .end: break loop
                case .wait: Engine.waiting { work.wait() }
                case .run(let executor):
                    thread.noteStart()
                    executor.runJobs()
                    thread.noteEnd()
                }
            }
            state.withLock { state in state.threads.removeAll { $0 === thread } }
        }
    }

    private func detach(_ body: @escaping @Sendable () -> Void) {
        let thread = Thread(block: body)
        thread.name = "bindery.session"
        thread.stackSize = 1 << 21
        thread.start()
    }

    // MARK: The watch

    private func watch() {
        while true {
            alarm.wait()
            while hasWaitingSession() {
                _ = alarm.wait(timeout: .now() + .milliseconds(2))
                for _ in 0..<replaceBusyThreads() { startThread() }
            }
        }
    }

    private func hasWaitingSession() -> Bool {
        state.withLock { state in
            state.isWatching = !state.isEmpty && state.idle == 0
            return state.isWatching
        }
    }

    /// Marks the threads that have run one session for too long, and returns how many threads replace them.
    private func replaceBusyThreads() -> Int {
        state.withLock { state in
            guard !state.isEmpty, state.idle == 0 else { return 0 }
            var busy = 0
            for thread in state.threads where !thread.isReplaced {
                guard state.threads.count + busy < Self.threadLimit, thread.isBusy(for: Self.patience) else { continue }
                thread.replace()
                busy += 1
            }
            return busy
        }
    }
}

/// A thread of the pool, and the time at which it began to run its current session.
private final class PoolThread: Sendable {
    private let start = Atomic<Int64>(0)
    private let replaced = Atomic(false)
    private let identifier = Atomic<Int64>(0)

    private static let origin = ContinuousClock.now
    private static var now: Int64 {
        let (seconds, attoseconds) = (ContinuousClock.now - origin).components
        return seconds * 1_000_000_000 + attoseconds / 1_000_000_000 + 1
    }

    func begin() { identifier.store(bindery_thread_identifier(), ordering: .relaxed) }

    func noteStart() { start.store(Self.now, ordering: .relaxed) }

    func noteEnd() { start.store(0, ordering: .relaxed) }

    func isBusy(for duration: Duration) -> Bool {
        let start = start.load(ordering: .relaxed)
        return start > 0 && .nanoseconds(Self.now - start) > duration
    }

    var isReplaced: Bool { replaced.load(ordering: .acquiring) }

    /// Lowers the priority, so that long jobs do not compete with short ones.
    func replace() {
        replaced.store(true, ordering: .releasing)
        bindery_lower_priority(identifier.load(ordering: .relaxed))
    }
}
