internal import CBinderyShims

/// A tracker of what a part of a computation reads. It reports immediately when that is out of date, without computing:
/// a list tracks each element, to know which ones to evaluate again. It runs inside the computation of `owner`, the
/// property of the part. Its node is an observer that is never queued. A write that marks it calls `onStale` during the
/// marking, once until the next run; it may only record that and call ``Engine/noteChange(of:)``.
package final class ReadTracker {
    private let node: Node.Pointer

    package init(owner: Node.Pointer, file: StaticString, line: UInt, onStale: @escaping () -> Void) {
        node = Node.allocate(
            Node(flags: .observer | .notifying | .hasValue, file: file, line: line) { _, command, _ in
                if command == .run { onStale() }
                return false
            }, named: nil, holding: Node.Pointer.self)
        node.value(as: Node.Pointer.self).initialize(to: owner)
    }

    deinit { Engine.retire(node) }

    package var hasReads: Bool { node.pointee.firstDependency != nil }

    package var isStale: Bool { node.pointee.flags.contains(.pending) }

    package func run(_ body: () -> Void) {
        node.pointee.flags.subtract(.pending | .dirty)
        Engine.track(node, body)
    }

    /// Settles what the last run read, and returns whether it has changed.
    package func settle() -> Bool {
        Engine.beginWalk()
        Engine.settleDependencies(of: node)
        Engine.endWalk()
        let isDirty = node.pointee.flags.contains(.dirty)
        node.pointee.flags.subtract(.pending | .dirty)
        return isDirty
    }
}

extension Engine {
    /// Whether a read is recorded: by the running computation, or by Observation.
    package static var isReading: Bool { ambient.pointee.reader != nil || isTracked }

    /// Whether an observer lies downstream; assumed after `steps` links without one.
    package static func isObserved(_ node: Node.Pointer, steps: Int = 1_000) -> Bool {
        let ambient = ambient
        let base = ambient.pointee.stack_count
        defer { ambient.pointee.stack_count = base }
        var rest = steps
        var link = node.pointee.firstSubscriber
        while true {
            while let present = link {
                rest -= 1
                if rest == 0 { return true }
                let subscriber = present.pointee.subscriber
                var next = subscriber
                if subscriber.pointee.flags.contains(.notifying) {
                    next = subscriber.value(as: Node.Pointer.self).pointee
                } else if subscriber.pointee.flags.contains(.observer) {
                    return true
                }
                link = present.pointee.nextSubscriber
                if let first = next.pointee.firstSubscriber {
                    if let link { push(link) }
                    link = first
                }
            }
            guard ambient.pointee.stack_count > base else { return false }
            link = pop()
        }
    }
}

extension UnsafeMutablePointer where Pointee == Node {
    /// Whether anything depends on a source, or Observation has tracked a read of it.
    package var isInUse: Bool { pointee.firstSubscriber != nil || pointee.flags.contains(.tracked) }
}
