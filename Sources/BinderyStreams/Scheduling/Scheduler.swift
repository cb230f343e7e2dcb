public import BinderyGraph

/// Time, bound to an actor: work runs on the actor that scheduled it.
public protocol Scheduler: AnyObject {
    /// The time since this scheduler began.
    var now: Duration { get }

    /// Runs `work` after `delay`, in the order of instants, then of calls. Disposing of the result cancels `work`.
    func schedule(after delay: Duration, _ work: @escaping () -> Void) -> any Disposable

    /// Returns after `delay`, or throws `CancellationError` if the task is cancelled before.
    nonisolated(nonsending) func sleep(for delay: Duration) async throws(CancellationError)
}

package protocol StoppableScheduler: Scheduler {
    /// Whether work waits for its instant.
    var hasWork: Bool { get }

    /// Drops all work, scheduled now or later. Called when the actor has no more to do.
    func stop()
}

/// Work that waits for its instant, for authors of schedulers.
package final class ScheduledWork: Disposable {
    package let instant: Duration
    package let number: Int
    package private(set) var work: (() -> Void)?

    package init(at instant: Duration, number: Int, _ work: @escaping () -> Void) {
        self.instant = instant
        self.number = number
        self.work = work
    }

    package var isDisposed: Bool { work == nil }

    package func dispose() { exchange(&work, with: nil) }

    package func run() {
        let work = work
        self.work = nil
        work?()
    }
}

/// The scheduled work, the earliest first: a binary heap.
package struct ScheduledQueue {
    private var heap: [ScheduledWork] = []
    private var nextNumber = 0
    /// The number of entries at which those that were cancelled are dropped.
    private var sweepCount = 64

    package init() {}

    package var first: ScheduledWork? {
        mutating get {
            while let first = heap.first, first.isDisposed { removeFirst() }
            return heap.first
        }
    }

    /// - Complexity: O(log n) amortised. Holds at most as many cancelled entries as others, and 64.
    package mutating func add(at instant: Duration, _ work: @escaping () -> Void) -> ScheduledWork {
        if heap.count >= sweepCount { dropCancelled() }
        let scheduled = ScheduledWork(at: instant, number: nextNumber, TraceStep.deferring(.timer, work))
        nextNumber += 1
        heap.append(scheduled)
        var child = heap.count - 1
        while child > 0, isBefore(child, (child - 1) / 2) {
            heap.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
        return scheduled
    }

    private mutating func dropCancelled() {
        heap.removeAll(where: \.isDisposed)
        // Sorted, it is a heap.
        heap.sort { ($0.instant, $0.number) < ($1.instant, $1.number) }
        sweepCount = Swift.max(64, 2 * heap.count)
    }

    package mutating func removeFirst() {
        heap.swapAt(0, heap.count - 1)
        heap.removeLast()
        var parent = 0
        while true {
            var earliest = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && isBefore(child, earliest) {
                earliest = child
            }
            if earliest == parent { return }
            heap.swapAt(parent, earliest)
            parent = earliest
        }
    }

    private func isBefore(_ a: Int, _ b: Int) -> Bool {
        (heap[a].instant, heap[a].number) < (heap[b].instant, heap[b].number)
    }
}

extension TraceEvent.Kind {
    /// Scheduled work began. What led to the scheduling led to it.
    public static let timer = Self("timer")
}
