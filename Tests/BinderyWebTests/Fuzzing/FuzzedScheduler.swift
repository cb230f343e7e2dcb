import BinderyStreams

/// The time of a fuzzed session, which the input advances. Scheduled work runs within the job in which it becomes due.
final class FuzzedScheduler: StoppableScheduler {
    private(set) var now: Duration = .zero
    private var queue = ScheduledQueue()
    private var isStopped = false

    func schedule(after delay: Duration, _ work: @escaping () -> Void) -> any Disposable {
        // As in a timer's task.
        let context = ExecutionContext.entered
        let scheduled = queue.add(at: now + max(.zero, delay)) {
            ExecutionContext.$entered.withValue(context) { work() }
        }
        if isStopped { scheduled.dispose() }
        return scheduled
    }

    nonisolated(nonsending) func sleep(for delay: Duration) async throws(CancellationError) {
        let sleeper = Sleeper()
        let timer = schedule(after: delay) { sleeper.wake() }
        do {
            try await sleeper.wait()
        } catch {
            timer.dispose()
            throw CancellationError()
        }
    }

    func advance(by duration: Duration) {
        let end = now + duration
        while let first = queue.first, first.instant <= end {
            queue.removeFirst()
            now = first.instant
            first.run()
        }
        now = end
    }

    func stop() {
        isStopped = true
        queue = ScheduledQueue()
    }
}
