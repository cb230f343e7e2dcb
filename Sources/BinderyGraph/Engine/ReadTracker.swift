internal import CBinderyShims

/// Follows what a piece of a computation has read, and says at once when that is out of date, instead of computing: a list asks each
/// element about itself, and wants to know which of them to ask again.
///
/// Its node is an observer that never stands in the queue. When a write marks it, `onStale` is called, in the middle of the marking, once until
/// it runs again. That may do no more than take a note and call ``Engine/noteChange(of:)``.
///
/// Runs inside the computation of `owner`, the property to which the piece belongs.
package final class ReadTracker {
    private let node: Node.Pointer

    package init(owner: Node.Pointer, file: StaticString, line: UInt, onStale: @escaping () -> Void) {
        node = Node.allocate(
            Node(flags: [.observer, .notifying, .hasValue], name: nil, file: file, line: line) { _, command, _ in
                if command == .run { onStale() }
                return false
            }, holding: Node.Pointer.self)
        node.value(as: Node.Pointer.self).initialize(to: owner)
    }

    deinit { Engine.retire(node) }

    /// Whether the last run has read anything.
    package var hasReads: Bool { node.pointee.firstDependency != nil }

    /// Whether something that the last run has read may have changed.
    package var isStale: Bool { node.pointee.flags.contains(.pending) }

    /// Runs `body`, and follows what it reads instead of what the run before has read.
    package func run(_ body: () -> Void) {
        node.pointee.flags.subtract([.pending, .dirty])
        Engine.track(node, body)
    }

    /// Brings what the last run has read up to date, and says whether it has changed.
    package func settle() -> Bool {
        Engine.beginWalk()
        Engine.settleDependencies(of: node)
        Engine.endWalk()
        let isDirty = node.pointee.flags.contains(.dirty)
        node.pointee.flags.subtract([.pending, .dirty])
        return isDirty
    }
}

extension Engine {
    /// Whether an observer lies downstream. After so many steps without one it is taken for granted.
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
