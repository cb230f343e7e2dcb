internal import CBinderyShims

extension Engine {
    /// Lets an effect run for the first time: at once, inside a transaction too.
    @usableFromInline
    package static func startEffect(_ node: Node.Pointer) {
        node.pointee.order = nextObserverOrder()
        Delivery.run { handle(node) }
    }

    /// Runs the body of an effect and links what it reads.
    @usableFromInline
    package static func track(_ node: Node.Pointer, _ body: () -> Void) {
        let ambient = ambient
        let reader = ambient.pointee.reader
        node.pointee.lastDependency = nil
        ambient.pointee.reader = UnsafeMutableRawPointer(node)
        ambient.pointee.version &+= 1
        body()
        ambient.pointee.reader = reader
        if node.pointee.flags.contains(.retired) {
            retireLinks(of: node)
        } else if firstUnread(of: node) != nil {
            unlinkUnread(of: node)
        }
    }
}

extension Node.Flags {
    /// Whether it is the observer of one property, which nothing reaches when that is gone.
    @inline(__always)
    var endsWithItsSource: Bool { contains(.observer) && !meets([.effect, .notifying]) }
}
