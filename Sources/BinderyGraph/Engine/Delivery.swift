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
    ///
    /// - Parameter origin: who sends it, for the diagnosis of a feedback loop.
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

    /// Where something that sends was made.
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

    /// Not zero while something that was sent waits.
    @inlinable
    package static var waiting: UInt { UInt(bitPattern: ambient.pointee.events) }

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
            var delivered = 0
            while !queue.incoming.isEmpty {
                let events = queue.incoming
                queue.incoming = []
                delivered += events.count
                if delivered > eventLimit {
                    reportFeedbackLoop(of: events.compactMap(\.origin))
                    queue.incoming = []
                    // Perhaps the turn of the graph's observers is dropped too; they wait for the next one.
                    ambient.pointee.flush_queued = false
                    break
                }
                for (event, _) in events { event() }
            }
            ambient.pointee.events = nil
            Unmanaged<EventQueue>.fromOpaque(opaque).release()
        }
    }

    /// So many events, each sent from inside another one, are a feedback loop.
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

    /// Runs `work` once the event on its way has reached every observer; at once if there is none.
    package static func afterCurrent(_ work: @escaping () -> Void) {
        if ambient.pointee.delivering { enqueue(work) } else { work() }
    }

    private final class EventQueue {
        var incoming: [(event: () -> Void, origin: Origin?)] = []
    }
}
