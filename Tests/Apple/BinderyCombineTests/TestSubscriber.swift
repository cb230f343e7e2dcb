import BinderyStreams
import BinderyTestSupport

#if canImport(Combine)
import Combine
#else
import OpenCombine
#endif

/// A subscriber that demands what a test says, and records what it receives.
@MainActor
final class TestSubscriber<Input, Failure: Error>: @preconcurrency Subscriber, @unchecked Sendable {
    // `@unchecked Sendable`: a test keeps it on the main actor.
    private(set) var values: [Input] = []
    private(set) var completion: Completion<Failure>?
    private(set) var subscription: (any Subscription)?
    /// Called when the subscription arrives, and with each value.
    var onSubscription: (any Subscription) -> Void = { _ in }
    var onValue: (Input) -> Subscribers.Demand = { _ in .none }
    private let token: Lifetime.Token?

    init(_ lifetime: Lifetime? = nil) { token = lifetime?.token() }

    func demand(_ count: Int) { subscription?.request(.max(count)) }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        onSubscription(subscription)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        MainActor.preconditionIsolated()
        values.append(input)
        return onValue(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        MainActor.preconditionIsolated()
        switch completion {
        case .finished: self.completion = .completed
        case .failure(let failure): self.completion = .failed(failure)
        }
        subscription = nil
    }
}

/// A subscription that a test uses on another thread.
struct Carried<Value>: @unchecked Sendable {
    let value: Value
}

struct Refusal: Error, Equatable {
    let reason: String
}
