package import BinderyStreams

/// The time of a session, which a test advances. Scheduled work runs within the job in which it becomes due.
package final class SteppedScheduler: StoppableScheduler {
    package private(set) var now: Duration = .zero
    private var queue = ScheduledQueue()
    private var isStopped = false

    package init() {}

    package func schedule(after delay: Duration, _ work: @escaping () -> Void) -> any Disposable {
        // As in a timer's task.
        let context = ExecutionContext.entered
        let scheduled = queue.add(at: now + max(.zero, delay)) {
            ExecutionContext.$entered.withValue(context) { work() }
        }
        if isStopped { scheduled.dispose() }
        return scheduled
    }

    package nonisolated(nonsending) func sleep(for delay: Duration) async throws(CancellationError) {
        let sleeper = Sleeper()
        let timer = schedule(after: delay) { sleeper.wake() }
        do {
            try await sleeper.wait()
        } catch {
            timer.dispose()
            throw CancellationError()
        }
    }

    package var hasWork: Bool { queue.first != nil }

    /// When the next work is due; nil if none is scheduled.
    package var nextInstant: Duration? { queue.first?.instant }

    package func advance(by duration: Duration) {
        let end = now + duration
        while let first = queue.first, first.instant <= end {
            queue.removeFirst()
            now = first.instant
            first.run()
        }
        now = end
    }

    package func stop() {
        isStopped = true
        queue = ScheduledQueue()
    }
}
