public import BinderyGraph
public import BinderyStreams

/// A scheduler whose time a test advances. Due work runs inside ``advance(by:)``, synchronously and deterministically.
///
/// ```swift
/// let time = VirtualScheduler()
/// time.run {
///     let results = texts.debounce(for: .seconds(1)).observe { found.append($0) }
///     time.advance(by: .seconds(1))
/// }
/// ```
///
/// Inside ``run(_:)`` the scheduler is that of the current `ExecutionContext`, and its actor is the current one:
/// actions and background work run there. Their `async` work advances with the scheduler as far as it waits by
/// `sleep(for:)` of this scheduler, or for other work on it. Work on sockets and files needs ``settle(until:)``.
public final class VirtualScheduler: Scheduler {
    public private(set) var now: Duration = .zero
    private var queue = ScheduledQueue()
    private let executor = VirtualExecutor()
    private let actor: VirtualActor
    /// Records what runs here.
    var log = TraceLog.current

    public init() { actor = VirtualActor(executor: executor) }

    /// Runs `body` as work of this scheduler's actor.
    public func run<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        let context =
            if #available(macOS 15.0, iOS 18.0, watchOS 11.0, tvOS 18.0, visionOS 2.0, *) {
                ExecutionContext(actor: actor, scheduler: self, taskExecutor: executor, backgroundExecutor: executor)
            } else {
                ExecutionContext(actor: actor, scheduler: self)
            }
        // `withValue` only rethrows untyped errors, so the outcome is carried around it.
        let outcome: Swift.Result<Result, Failure> = ExecutionContext.$entered.withValue(context) {
            recorded {
                ExecutorDomain.enter(executor) {
                    do throws(Failure) {
                        let result = try body()
                        executor.pump()
                        return .success(result)
                    } catch {
                        return .failure(error)
                    }
                }
            }
        }
        return try outcome.get()
    }

    private func recorded<Result>(_ body: () -> Result) -> Result { log?.record(body) ?? body() }

    /// Advances time. Work that becomes due runs on the way, each at its instant.
    public func advance(by duration: Duration) { advance(to: now + duration) }

    /// Advances time to an instant. An instant in the past is reported as a mistake, without effect.
    public func advance(to instant: Duration) {
        guard instant >= now else {
            Diagnostics.report(
                .scheduler, "virtual time cannot go back from \(now) to \(instant). Advance to a later instant.")
            return
        }
        pump()
        while let first = queue.first, first.instant <= instant {
            queue.removeFirst()
            now = first.instant
            run { first.run() }
            pump()
        }
        // The work may have advanced further.
        now = max(now, instant)
    }

    /// Advances time until nothing is scheduled, or to the instant `limit`, since periodic work never ends.
    public func advanceToEnd(limit: Duration = .seconds(3600)) {
        pump()
        while let first = queue.first, first.instant <= limit { advance(to: first.instant) }
    }

    var isIdle: Bool { queue.first == nil }

    /// Lets work that waits for the outside world return, until `condition` holds.
    public nonisolated(nonsending) func settle(until condition: () -> Bool) async {
        while true {
            pump()
            if run(condition) { return }
            await Task.yield()
        }
    }

    public func schedule(after delay: Duration, _ work: @escaping () -> Void) -> any Disposable {
        queue.add(at: now + max(.zero, delay), work)
    }

    public nonisolated(nonsending) func sleep(for delay: Duration) async throws(CancellationError) {
        let sleeper = Sleeper()
        let timer = schedule(after: delay) { sleeper.wake() }
        do {
            try await sleeper.wait()
        } catch {
            timer.dispose()
            throw CancellationError()
        }
    }

    private func pump() { recorded { ExecutorDomain.enter(executor) { executor.pump() } } }
}
