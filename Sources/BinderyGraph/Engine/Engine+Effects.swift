internal import CBinderyShims

extension Engine {
    /// Runs an effect for the first time, immediately even inside a transaction.
    @usableFromInline
    package static func startEffect(_ node: Node.Pointer) {
        node.pointee.order = nextObserverOrder()
        Delivery.run { handle(node, differs: false) }
    }

    /// Runs `body` and links what it reads to `node`, an effect or a read tracker.
    @usableFromInline
    package static func track(_ node: Node.Pointer, _ body: () -> Void) {
        let ambient = ambient
        let reader = ambient.pointee.reader
        node.pointee.unread = node.pointee.firstDependency
        ambient.pointee.reader = UnsafeMutableRawPointer(node)
        ambient.pointee.version &+= 1
        body()
        ambient.pointee.reader = reader
        if node.pointee.flags.contains(.retired) {
            retireLinks(of: node)
        } else if node.pointee.unread != nil {
            unlinkUnread(of: node)
        }
    }
}

extension Node.Flags {
    /// Whether it observes a single property and ends when that is deallocated.
    @inline(__always)
    var endsWithItsSource: Bool { contains(.observer) && !meets(.effect | .notifying) }
}
