public import CBinderyShims

/// The one queue of a synchronous stretch: what is sent while an event is on its way waits until that event has reached
/// every observer. So all observers see all events in one order, whoever sends from inside which of them.
///
/// Subjects, `changes` of properties and the turns of the graph's observers share it.
@frozen
@usableFromInline
package struct Delivery {
    /// Whether it was begun here, and not by an event outside.
    @usableFromInline let isOutermost: Bool

    @inlinable
    init(isOutermost: Bool) { self.isOutermost = isOutermost }

    @inlinable
    package static var isUnderWay: Bool { ambient.pointee.delivering }

    /// Adds an event to the end of the queue. Only while `delivering`.
    @usableFromInline
    package static func enqueue(_ event: @escaping () -> Void) {
        let ambient = ambient
        if let queue = ambient.pointee.events {
            Unmanaged<EventQueue>.fromOpaque(queue).takeUnretainedValue().incoming.append(event)
        } else {
            let queue = EventQueue()
            queue.incoming.append(event)
            ambient.pointee.events = Unmanaged.passRetained(queue).toOpaque()
        }
    }

    /// Runs `body` as a delivery of its own, or as part of the one under way.
    @inlinable
    package static func run(_ body: () -> Void) {
        let delivery = begin()
        body()
        delivery.finish()
    }

    /// Begins a delivery, unless one is under way: then what follows is part of that.
    @inlinable
    package static func begin() -> Self {
        let ambient = ambient
        if ambient.pointee.delivering { return Delivery(isOutermost: false) }
        ambient.pointee.delivering = true
        return Delivery(isOutermost: true)
    }

    /// Between two events of one source: delivers what was sent from inside the first of them, in order.
    @inlinable
    package func drain() {
        if _slowPath(ambient.pointee.events != nil) { Self.deliverQueued(if: isOutermost) }
    }

    /// Ends the delivery: delivers what was sent meanwhile, in order.
    @inlinable
    package func finish() {
        if isOutermost { Self.finish() }
    }

    /// Ends the delivery that set `delivering`.
    @inlinable
    package static func finish() {
        let ambient = ambient
        if ambient.pointee.events != nil { deliverQueued(if: true) }
        ambient.pointee.rounds = 0
        ambient.pointee.delivering = false
    }

    @usableFromInline
    package static func deliverQueued(if isOutermost: Bool) {
        guard isOutermost else { return }
        let ambient = ambient
        while let opaque = ambient.pointee.events {
            let queue = Unmanaged<EventQueue>.fromOpaque(opaque).takeUnretainedValue()
            while !queue.incoming.isEmpty {
                let events = queue.incoming
                queue.incoming = []
                for event in events { event() }
            }
            ambient.pointee.events = nil
            Unmanaged<EventQueue>.fromOpaque(opaque).release()
        }
    }

    /// Runs `work` once the event on its way has reached every observer; at once if there is none.
    package static func afterCurrent(_ work: @escaping () -> Void) {
        if ambient.pointee.delivering { enqueue(work) } else { work() }
    }

    private final class EventQueue {
        var incoming: [() -> Void] = []
    }
}
