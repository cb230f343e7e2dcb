import Foundation

#if canImport(Combine)
import Combine
#else
import OpenCombine
#endif

/// A publisher that delivers its subscription when a test says so, and records what the subscriber does with it.
@MainActor
final class LatePublisher: @preconcurrency Publisher {
    typealias Output = Int
    typealias Failure = Never

    private(set) var demands: [Subscribers.Demand] = []
    private(set) var cancellations = 0
    private var begin: () -> Void = {}

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
        begin = { [unowned self] in subscriber.receive(subscription: Late(publisher: self)) }
    }

    func start() { begin() }

    private final class Late: @preconcurrency Subscription {
        private unowned let publisher: LatePublisher

        init(publisher: LatePublisher) { self.publisher = publisher }

        @MainActor func request(_ demand: Subscribers.Demand) { publisher.demands.append(demand) }

        @MainActor func cancel() { publisher.cancellations += 1 }
    }
}

/// Runs `work` on a new thread and waits for its end. No job of the caller's actor runs meanwhile.
func onAnotherThread(_ work: @escaping @Sendable () -> Void) {
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
        work()
        isDone.signal()
    }
    isDone.wait()
}
