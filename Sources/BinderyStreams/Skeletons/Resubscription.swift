/// Decides what follows the end of a signal that is observed again and again: the difference between `repeat` and
/// `retry`. Each observation of the operator starts with a copy of its policy.
@usableFromInline
protocol ResubscriptionPolicy {
    associatedtype Failure: Error
    associatedtype Trigger: Signal

    /// Whether the signal is not observed even once: the operator completes immediately.
    var isSpent: Bool { get }

    /// Called before a value is passed on.
    mutating func received()

    mutating func ended(_ completion: Completion<Failure>) -> Resubscription<Trigger>
}

extension ResubscriptionPolicy {
    @inlinable var isSpent: Bool { false }

    @inlinable
    mutating func received() {}
}

@frozen
@usableFromInline
enum Resubscription<Trigger: Signal> {
    case observeAgain
    /// Observes again at the first value of the trigger. A trigger without a value ends the operator with its own end.
    case await(Trigger)
    case end(Completion<Trigger.Failure>)
}

/// The values of a signal, which is observed again after its end as its policy decides.
@frozen
@usableFromInline
struct Resubscribe<Upstream: Signal, Policy: ResubscriptionPolicy>: Signal where Policy.Failure == Upstream.Failure {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Policy.Trigger.Failure
    @usableFromInline let upstream: Upstream
    @usableFromInline let policy: Policy

    @inlinable
    init(upstream: Upstream, policy: Policy) {
        self.upstream = upstream
        self.policy = policy
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        if policy.isSpent { return observer.receive(completion: .completed) }
        ResubscribeRun(upstream: upstream, policy: policy, downstream: observer, scope: scope).begin()
    }
}

@usableFromInline
final class ResubscribeRun<Upstream: Signal, Policy: ResubscriptionPolicy, Downstream: Observer>
where
    Policy.Failure == Upstream.Failure, Downstream.Value == Upstream.Value,
    Downstream.Failure == Policy.Trigger.Failure
{
    @usableFromInline let upstream: Upstream
    // Safe: the signal has been disposed of while the policy is asked, so nothing asks it again meanwhile.
    @exclusivity(unchecked) @usableFromInline var policy: Policy
    @usableFromInline let downstream: Downstream
    @usableFromInline let scope: Scope
    @usableFromInline var trampoline = Trampoline()

    @inlinable
    init(upstream: Upstream, policy: Policy, downstream: Downstream, scope: Scope) {
        self.upstream = upstream
        self.policy = policy
        self.downstream = downstream
        self.scope = scope
    }

    @inlinable
    func begin() {
        guard trampoline.enter() else { return }
        repeat { observe() } while trampoline.again()
    }

    @inlinable
    func observe() {
        if scope.isDisposed { return }
        let part = scope.child()
        upstream.run(UpstreamObserver(run: self, scope: part), in: part)
    }

    @inlinable
    func ended(_ completion: Completion<Upstream.Failure>) {
        switch policy.ended(completion) {
        case .observeAgain: begin()
        case .end(let completion): downstream.receive(completion: completion)
        case .await(let trigger):
            if scope.isDisposed { return }
            let part = scope.child()
            trigger.run(ResumeObserver(run: self, scope: part), in: part)
        }
    }

    @frozen
    @usableFromInline
    struct UpstreamObserver: Observer {
        @usableFromInline let run: ResubscribeRun
        @usableFromInline let scope: Scope

        @inlinable
        init(run: ResubscribeRun, scope: Scope) {
            self.run = run
            self.scope = scope
        }

        @inlinable
        func receive(_ value: Upstream.Value) {
            if scope.isDisposed { return }
            run.policy.received()
            run.downstream.receive(value)
        }

        @inlinable
        func receive(completion: Completion<Upstream.Failure>) {
            if scope.isDisposed { return }
            scope.dispose()
            run.ended(completion)
        }
    }

    @frozen
    @usableFromInline
    struct ResumeObserver: Observer {
        @usableFromInline let run: ResubscribeRun
        @usableFromInline let scope: Scope

        @inlinable
        init(run: ResubscribeRun, scope: Scope) {
            self.run = run
            self.scope = scope
        }

        @inlinable
        func receive(_ value: Policy.Trigger.Value) {
            if scope.isDisposed { return }
            scope.dispose()
            run.begin()
        }

        @inlinable
        func receive(completion: Completion<Policy.Trigger.Failure>) {
            if scope.isDisposed { return }
            scope.dispose()
            run.downstream.receive(completion: completion)
        }
    }
}
