internal import CBinderyShims

/// The observers of a hot signal, in the order in which they were added. A superclass, so that a signal and its list
/// are one object.
///
/// An observer that leaves during a delivery keeps its place until the delivery ends. Observers that were added
/// meanwhile are skipped.
public class ObserverList {
    // Safe: no access to a field lasts while other code runs.
    /// `previousInList` of the first observer is the last one.
    @exclusivity(unchecked) @usableFromInline final var first: Uncounted<ListedObserver>?
    @exclusivity(unchecked) @usableFromInline final var isDelivering = false
    @exclusivity(unchecked) @usableFromInline final var hasLeavers = false

    @inlinable init() {}

    deinit {
        while let observer = first {
            unlink(observer)
            observer.access { $0.lostList() }
        }
    }

    @inlinable
    final func enlist<O: Observer>(_ observer: O, in scope: Scope) {
        if scope.isDisposed { return }
        // A closure that captures one reference needs no object for what it captures.
        if MemoryLayout<O>.size > MemoryLayout<AnyObject>.size {
            let holder = HoldingObserver(observer)
            enlist(holder, in: scope)
            // Last, so that the closure takes over the only reference.
            holder.receiveAndRetainItself()
        } else {
            let listed = ListedObserver(Self.receiver(for: observer))
            enlist(listed, in: scope)
            listed.retainItself()
        }
    }

    @inlinable
    static func receiver<O: Observer>(for observer: O) -> ListedObserver.Receive {
        { event, isCompletion in
            observer.receive(event, isCompletion: isCompletion)
            return true
        }
    }

    /// Delivers a value of the type that the observers take.
    @inlinable
    final func deliverToAll<Value>(_ value: Value) {
        withUnsafePointer(to: value) { deliver(event: $0) }
    }

    /// Delivers the end of the type that the observers take, and removes them.
    @inlinable
    final func endAll<Failure>(_ completion: Completion<Failure>) {
        withUnsafePointer(to: completion) { deliver(end: $0) }
    }

    // The rest is free of types: unspecialised generic code would look up metadata at each step.

    /// Adds an observer, which then has to retain itself. `scope` has not been disposed of.
    @usableFromInline
    final func enlist(_ observer: ListedObserver, in scope: Scope) {
        let link = Uncounted(observer)
        observer.list = Uncounted(self)
        if let first {
            observer.previousInList = first.access { $0.previousInList }
            observer.previousInList!.access { $0.nextInList = link }
            first.access { $0.previousInList = link }
        } else {
            first = link
            observer.previousInList = link
        }
        observer.join(scope)
    }

    @usableFromInline
    final func deliver(event: UnsafeRawPointer) {
        deliver { if $0.isMember { $0.call(event, isCompletion: false) } }
    }

    @usableFromInline
    final func deliver(end: UnsafeRawPointer) {
        if first != nil { hasLeavers = true }
        deliver { if $0.leave() { $0.call(end, isCompletion: true) } }
    }

    /// Calls `body` with each of the present observers.
    @inline(__always)
    private final func deliver(_ body: (ListedObserver) -> Void) {
        guard var observer = first else { return }
        let last = observer.access { $0.previousInList }
        let outermost = !isDelivering
        isDelivering = true
        while true {
            observer.access(body)
            if observer == last { break }
            observer = observer.access { $0.nextInList.unsafelyUnwrapped }
        }
        if outermost { finishDelivery() }
    }

    private final func finishDelivery() {
        isDelivering = false
        if hasLeavers { releaseLeavers() }
    }

    private final func releaseLeavers() {
        hasLeavers = false
        // From the last one, so that they are released in their order; all leave first, since a deinit may re-enter.
        var leavers: Uncounted<ListedObserver>?
        var observer = first?.access { $0.previousInList }
        while let present = observer {
            observer = present == first ? nil : present.access { $0.previousInList }
            if present.access({ $0.isMember }) { continue }
            unlink(present)
            present.access { $0.nextInList = leavers }
            leavers = present
        }
        while let leaver = leavers {
            leavers = leaver.access { $0.nextInList }
            leaver.access { $0.release() }
        }
    }

    /// Called when the observer has left its scope.
    fileprivate final func remove(_ observer: ListedObserver) {
        if isDelivering {
            hasLeavers = true
        } else {
            unlink(Uncounted(observer))
            // Last: a deinit may re-enter.
            observer.release()
        }
    }

    private final func unlink(_ observer: Uncounted<ListedObserver>) {
        let next = observer.access { $0.nextInList }, previous = observer.access { $0.previousInList }
        if observer == first { first = next } else { previous!.access { $0.nextInList = next } }
        (next ?? first)?.access { $0.previousInList = previous }
    }
}

extension Observer {
    /// Receives the value or the completion at an address. Inlined: unspecialised code would look up the types again.
    @inlinable
    @inline(__always)
    func receive(_ event: UnsafeRawPointer, isCompletion: Bool) {
        if isCompletion {
            receive(completion: event.assumingMemoryBound(to: Completion<Failure>.self).pointee)
        } else {
            receive(event.assumingMemoryBound(to: Value.self).pointee)
        }
    }
}

/// An observer in a list. It is a member of its scope until the observation ends, and retains itself until it has left
/// both.
@usableFromInline
class ListedObserver: ScopeMember {
    /// Takes the address of a value, or of a completion. The result is ignored; the type is that of ``Node/Operation``.
    @usableFromInline typealias Receive = (UnsafeRawPointer, _ isCompletion: Bool) -> Bool

    /// Has the address of the closure as it is; the pointer to a closure would be one to a converted copy.
    @frozen
    @usableFromInline
    struct Receiver {
        @usableFromInline var receive: Receive?
        @inlinable init(receive: Receive?) { self.receive = receive }
    }

    // Safe: no access to a field lasts while other code writes it.
    @exclusivity(unchecked) @usableFromInline final var receiver: Receiver
    @exclusivity(unchecked) @usableFromInline final var list: Uncounted<ObserverList>?
    @exclusivity(unchecked) @usableFromInline final var nextInList: Uncounted<ListedObserver>?
    @exclusivity(unchecked) @usableFromInline final var previousInList: Uncounted<ListedObserver>?

    @inlinable
    init(_ receive: Receive?) { receiver = Receiver(receive: receive) }

    /// Calls the closure in place, without retaining it. The list keeps the observer meanwhile.
    @inline(__always)
    final func call(_ event: UnsafeRawPointer, isCompletion: Bool) {
        _ = withUnsafeMutablePointer(to: &receiver) { bindery_call($0, event, isCompletion) }
    }

    /// Retains the observer until ``release()``.
    @inlinable
    final func retainItself() { _ = Unmanaged.passRetained(self) }

    func release() { Unmanaged.passUnretained(self).release() }

    override func end() {
        if let list { list.access { $0.remove(self) } } else { release() }
    }

    /// The list, if there is one, delivers to it further.
    override func lostScope() {
        if list == nil { release() } else { standAlone() }
    }

    /// Called when the list is freed. The scope may be held elsewhere.
    func lostList() {
        leave()
        release()
    }

    /// Releases what it calls for `other`, and stays a member of its scope.
    final func leaveList(calling other: @escaping Receive) {
        list = nil
        exchange(&receiver.receive, with: other)
    }
}

/// A listed observer that contains what it calls: one object instead of two. It retains itself by its closure.
@usableFromInline
final class HoldingObserver<Held: Observer>: ListedObserver {
    @usableFromInline let held: Held

    @inlinable
    init(_ held: Held) {
        self.held = held
        super.init(nil)
    }

    @inlinable
    func receiveAndRetainItself() {
        receiver.receive = { [self] event, isCompletion in
            held.receive(event, isCompletion: isCompletion)
            return true
        }
    }

    // Frees the observer.
    override func release() { exchange(&receiver.receive, with: nil) }
}
