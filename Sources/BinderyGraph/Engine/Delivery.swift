public import CBinderyShims

/// The event queue of a synchronous stretch. An event sent during a delivery waits until the present event has reached
/// every observer, so that all observers see all events in one order, whichever of them sends. Subjects, `changes` of
/// properties and the turns of the graph's observers share it.
@frozen
@usableFromInline
package struct Delivery {
    /// Whether this began the delivery; false inside another one.
    @usableFromInline let isOutermost: Bool

    @inlinable
    init(isOutermost: Bool) { self.isOutermost = isOutermost }

    @inlinable
    package static var isUnderWay: Bool { ambient.pointee.delivering }

    /// Appends an event to the queue. Call it only while `delivering`. A feedback loop's diagnosis names `origin`.
    @usableFromInline
    package static func enqueue(from origin: Origin? = nil, _ event: @escaping () -> Void) {
        let ambient = ambient
        if let queue = ambient.pointee.events {
            Unmanaged<EventQueue>.fromOpaque(queue).takeUnretainedValue().incoming.append((event, origin))
        } else {
            let queue = EventQueue()
            queue.incoming.append((event, origin))
            ambient.pointee.events = Unmanaged.passRetained(queue).toOpaque()
        }
    }

    @frozen
    @usableFromInline
    package struct Origin {
        @usableFromInline let file: StaticString
        @usableFromInline let line: UInt

        @inlinable
        package init(file: StaticString, line: UInt) {
            self.file = file
            self.line = line
        }
    }

    /// Runs `body` as a new delivery, or as part of the present one.
    @inlinable
    package static func run(_ body: () -> Void) {
        let delivery = begin()
        body()
        delivery.finish()
    }

    @inlinable
    package static func begin() -> Self {
        let ambient = ambient
        if ambient.pointee.delivering { return Delivery(isOutermost: false) }
        ambient.pointee.delivering = true
        return Delivery(isOutermost: true)
    }

    /// The address of the queue, which is not zero while sent events wait.
    @inlinable
    package static var waiting: UInt { UInt(bitPattern: ambient.pointee.events) }

    /// Delivers, between two events of one source, what was sent during the first one, in order.
    @inlinable
    package func drain() {
        if _slowPath(ambient.pointee.events != nil) { Self.deliverQueued(if: isOutermost) }
    }

    /// Ends the delivery, after delivering in order what was sent meanwhile.
    @inlinable
    package func finish() {
        if isOutermost { Self.finish() }
    }

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
            var delivered = 0
            while !queue.incoming.isEmpty {
                let events = queue.incoming
                queue.incoming = []
                delivered += events.count
                if delivered > eventLimit {
                    reportFeedbackLoop(of: events.compactMap(\.origin))
                    queue.incoming = []
                    // The turn of the graph's observers may have been dropped too; they wait for the next one.
                    ambient.pointee.flush_queued = false
                    ambient.pointee.demands_queued = false
                    break
                }
                for (event, _) in events { event() }
            }
            ambient.pointee.events = nil
            Unmanaged<EventQueue>.fromOpaque(opaque).release()
        }
    }

    /// The number of events, each sent from inside another one, that counts as a feedback loop.
    private static let eventLimit = 1_000_000

    private static func reportFeedbackLoop(of origins: [Origin]) {
        let subjects = Set(origins.map { "\($0.file):\($0.line)" }).sorted().prefix(5)
        Diagnostics.report(
            .feedbackLoop,
            """
            a feedback loop: \(eventLimit) events were sent, each from inside the delivery of another one; what still waits is \
            dropped. \(subjects.isEmpty ? "" : "Sent last: to the subject made at \(subjects.joined(separator: ", ")). ")\
            Look for an observer that sends to what it observes, and let it stop, or send later.
            """)
    }

    /// Runs `work` once the present event has reached every observer, or immediately if there is none.
    package static func afterCurrent(_ work: @escaping () -> Void) {
        if ambient.pointee.delivering { enqueue(work) } else { work() }
    }

    private final class EventQueue {
        var incoming: [(event: () -> Void, origin: Origin?)] = []
    }
}
