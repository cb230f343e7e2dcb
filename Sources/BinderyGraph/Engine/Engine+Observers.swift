internal import BinderySynchronization
internal import CBinderyShims

extension Engine {
    /// The number of turns of observers in one stretch that counts as a feedback loop.
    static let roundLimit: UInt32 = 10_000

    /// The number of observers ever added, which gives their order. Process-wide, because it must only grow.
    private static let observerCount = Atomic<UInt>(0)

    static func nextObserverOrder() -> UInt {
        observerCount.wrappingAdd(1, ordering: .relaxed).newValue
    }

    /// Whether observers wait for their turn.
    package static var hasWaitingObservers: Bool { ambient.pointee.first_observer != nil }

    static func queue(_ observer: Node.Pointer) {
        if observer.pointee.flags.meets(.queued | .notifying) {
            if observer.pointee.flags.contains(.notifying) { _ = observer.perform(.run) }
            return
        }
        let ambient = ambient
        observer.pointee.flags.formUnion(.queued)
        observer.pointee.next = nil
        if let last = ambient.pointee.last_observer?.assumingMemoryBound(to: Node.self) {
            last.pointee.nextNode = observer
            if last.pointee.order > observer.pointee.order { ambient.pointee.out_of_order = true }
        } else {
            ambient.pointee.first_observer = UnsafeMutableRawPointer(observer)
        }
        ambient.pointee.last_observer = UnsafeMutableRawPointer(observer)
    }

    @inline(__always)
    static func deliver(toObserversFrom first: Node.Pointer) {
        let ambient = ambient
        ambient.pointee.delivering = true
        ambient.pointee.rounds = 1
        runObservers(from: first)
        Delivery.finish()
    }

    /// Runs the queued observers now, at the end of the transaction, or after the event that is being delivered.
    static func runObserversUnlessPostponed() {
        let ambient = ambient
        if ambient.pointee.transactions > 0, !has(.runsObserversInsideTransactions) { return }
        if ambient.pointee.flush_queued { return }
        if ambient.pointee.delivering {
            ambient.pointee.flush_queued = true
            Delivery.enqueue { Engine.runNextRound() }
        } else if let first = ambient.pointee.first_observer {
            deliver(toObserversFrom: first.assumingMemoryBound(to: Node.self))
        }
    }

    private static func runNextRound() {
        let ambient = ambient
        ambient.pointee.flush_queued = false
        guard let first = ambient.pointee.first_observer?.assumingMemoryBound(to: Node.self) else { return }
        ambient.pointee.rounds &+= 1
        if ambient.pointee.rounds <= roundLimit { return runObservers(from: first) }
        ambient.pointee.first_observer = nil
        ambient.pointee.last_observer = nil
        untracked { stopFeedbackLoop(first) }
    }

    /// Runs the observers queued now, in the order in which they were added. Those queued meanwhile have a later turn.
    private static func runObservers(from first: Node.Pointer) {
        let ambient = ambient
        let reader = ambient.pointee.reader
        ambient.pointee.reader = nil
        ambient.pointee.first_observer = nil
        ambient.pointee.last_observer = nil
        var next: Node.Pointer? = first
        if ambient.pointee.out_of_order {
            ambient.pointee.out_of_order = false
            if !has(.ignoresTheOrderOfObservers) { next = sorted(first) }
        }
        while let observer = next {
            next = observer.pointee.nextNode
            run(observer)
        }
        ambient.pointee.reader = reader
    }

    /// Settles and runs an observer. Until its operation starts it stays `queued`, which keeps it in memory.
    @inline(__always)
    private static func run(_ observer: Node.Pointer) {
        let before = observer.pointee.flags
        var hasChanged = false
        if !before.contains(.retired) {
            beginWalk()
            hasChanged = settleObserved(by: observer, before)
            endWalk()
        }
        let flags = observer.pointee.flags
        observer.pointee.flags = flags.subtracting(.queued | .pending | .dirty)
        if flags.contains(.retired) {
            enlistRetired(observer)
        } else if hasChanged || flags.contains(.dirty) {
            // If the property has changed only now, it differs from the value delivered last.
            handle(observer, differs: hasChanged && (!before.contains(.dirty) || has(.skipsComparisons)))
        }
    }

    /// - Parameter differs: Whether the property observed is known to differ from the value delivered last.
    @inline(__always)
    static func handle(_ observer: Node.Pointer, differs: Bool) {
        observer.pointee.flags.formUnion(.running)
        _ = observer.perform(.run, differs ? UnsafeRawPointer(observer) : nil)
        observer.pointee.flags.subtract(.running)
        // Disposed of by its own handler. If it is queued again, it is enlisted in that turn.
        if observer.pointee.flags.contains(.retired), !observer.pointee.flags.contains(.queued) {
            enlistRetired(observer)
        }
    }

    @inline(never)
    private static func sorted(_ first: Node.Pointer) -> Node.Pointer {
        var observers: [Node.Pointer] = []
        var next: Node.Pointer? = first
        while let observer = next {
            observers.append(observer)
            next = observer.pointee.nextNode
        }
        observers.sort { $0.pointee.order < $1.pointee.order }
        for (observer, next) in zip(observers, observers.dropFirst()) { observer.pointee.nextNode = next }
        observers.last!.pointee.next = nil
        return observers[0]
    }

    private static func stopFeedbackLoop(_ first: Node.Pointer) {
        var observers: [Node.Pointer] = []
        var next: Node.Pointer? = first
        while let observer = next {
            next = observer.pointee.nextNode
            observer.pointee.flags.subtract(.queued | .pending | .dirty)
            if observer.pointee.flags.contains(.retired) {
                enlistRetired(observer)
            } else {
                observers.append(observer)
            }
        }
        reportFeedbackLoop(observers)
    }
}
