extension Signal {
    /// Observes this signal once for all observers: from the first observer until the last one leaves.
    ///
    ///     source           --a--b--c--|
    ///     first observer   --a--b--c--|
    ///     second observer      ^b--c--|    comes at ^
    ///
    /// | event | result |
    /// |---|---|
    /// | first observer | upstream is observed |
    /// | value, failure, completion | to all observers |
    /// | last observer leaves | upstream is disposed of |
    /// | observer after the end, or after all have left | upstream is observed again |
    ///
    /// - Complexity: O(observers) per value; holds the observers.
    /// - Also known as: `publish` and `autoconnect` in RAC 2, `share` in RxSwift, Combine and RxJS.
    @inlinable
    public func share() -> some Signal<Value, Failure> { Share(upstream: self) }
}

@frozen
@usableFromInline
struct Share<Upstream: Signal>: Signal {
    @usableFromInline typealias Value = Upstream.Value
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline let upstream: Upstream
    @usableFromInline let sharing: Sharing

    @inlinable
    init(upstream: Upstream) {
        self.upstream = upstream
        sharing = Sharing()
    }

    @inlinable
    func run<O: Observer>(_ observer: O, in scope: Scope) where O.Value == Value, O.Failure == Failure {
        if scope.isDisposed { return }
        if let hub = sharing.hub, !hub.upstream.isDisposed { return hub.share(with: observer, in: scope) }
        let hub = SharingHub()
        sharing.hub = hub
        hub.share(with: observer, in: scope)
        // Upstream holds the hub and not `sharing`, whose holders may hold upstream.
        upstream.run(SharingObserver<Value, Failure>(hub: hub), in: hub.upstream)
    }
}

/// What all copies of a shared signal have in common.
@usableFromInline
final class Sharing {
    @exclusivity(unchecked) @usableFromInline var hub: SharingHub?
    @inlinable init() {}
}

/// The observers of one observation of upstream, which alone retains it once the shared signal is freed.
@usableFromInline
final class SharingHub: ObserverList {
    // First, in what the fields of the list leave free of a word.
    private var waiting: UInt32 = 0
    @usableFromInline let upstream = SharedUpstream()

    @usableFromInline override init() {}

    @inlinable
    func share<O: Observer>(with observer: O, in scope: Scope) {
        upstream.gainedObserver()
        let member = SharingMember(Self.receiver(for: observer))
        enlist(member, in: scope)
        member.retainItself()
    }

    /// Whether an event has to wait until the one under way has reached all observers.
    @usableFromInline var isBusy: Bool { isDelivering || waiting > 0 }

    @usableFromInline
    func wait(_ event: @escaping () -> Void) {
        waiting += 1
        Delivery.enqueue(from: Delivery.Origin(file: #fileID, line: #line)) { [self] in
            waiting -= 1
            event()
        }
    }
}

/// The scope of an observation of upstream, which ends with the last of the observers.
@usableFromInline
final class SharedUpstream: Scope {
    private var observerCount: UInt32 = 0

    @usableFromInline
    func gainedObserver() { observerCount += 1 }

    func lostObserver() {
        observerCount -= 1
        if observerCount == 0 { dispose() }
    }
}

/// An observer of a shared signal. It holds the observation of upstream, even when upstream has released the hub: then
/// by its closure, which has nothing else to receive.
@usableFromInline
final class SharingMember: ListedObserver {
    override func end() {
        if let list {
            // Retained: the hub, which retains it, may be freed meanwhile.
            let upstream = list.access(Self.upstream)
            withExtendedLifetime(upstream) { upstream.lostObserver() }
        } else {
            withUnsafePointer(to: ()) { call($0, isCompletion: true) }
        }
        super.end()
    }

    override func lostList() {
        guard !standsAlone, let list else { return super.lostList() }
        let upstream = list.access(Self.upstream)
        leaveList { _, _ in
            upstream.lostObserver()
            return true
        }
    }

    private static func upstream(of list: ObserverList) -> SharedUpstream {
        unsafeDowncast(list, to: SharingHub.self).upstream
    }
}

@frozen
@usableFromInline
struct SharingObserver<Value, Failure: Error>: Observer {
    @usableFromInline let hub: SharingHub
    @inlinable init(hub: SharingHub) { self.hub = hub }

    @inlinable
    func receive(_ value: Value) {
        if hub.upstream.isDisposed { return }
        if hub.isBusy { return hub.wait { [hub] in hub.deliverToAll(value) } }
        Delivery.run { hub.deliverToAll(value) }
    }

    @inlinable
    func receive(completion: Completion<Failure>) {
        if hub.upstream.isDisposed { return }
        hub.upstream.dispose()
        if hub.isBusy { return hub.wait { [hub] in hub.endAll(completion) } }
        Delivery.run { hub.endAll(completion) }
    }
}
