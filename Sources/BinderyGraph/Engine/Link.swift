/// An edge of the graph: `subscriber` has read `dependency`. It is in two lists.
@frozen
@usableFromInline
package struct Link {
    @usableFromInline package typealias Pointer = UnsafeMutablePointer<Link>

    // The fields that a walk uses are last: next to the node, if the link is its own.
    /// Of the first link: the last one.
    @usableFromInline package var previousDependency: Pointer?
    /// Of the first link: the last one. Of a retired link: the next retired one.
    @usableFromInline package var previousSubscriber: Pointer?
    @usableFromInline package var version: UInt32
    /// Whether the link is in its dependency's list of subscribers. One known by construction is connected when its
    /// subscriber is first read: before, it costs a write nothing.
    @usableFromInline package var isConnected: Bool
    @usableFromInline package var isFixed: Bool
    @usableFromInline package let dependency: Node.Pointer
    @usableFromInline package var nextDependency: Pointer?
    @usableFromInline package let subscriber: Node.Pointer
    @usableFromInline package var nextSubscriber: Pointer?

    @inlinable
    package init(dependency: Node.Pointer, subscriber: Node.Pointer, version: UInt32) {
        self.dependency = dependency
        self.subscriber = subscriber
        self.version = version
        self.isConnected = false
        self.isFixed = false
    }
}

extension UnsafeMutablePointer where Pointee == Link {
    /// Whether it is the only link to its dependency. It is then the one before itself.
    @inline(__always)
    var isOnlySubscription: Bool { UInt(bitPattern: pointee.previousSubscriber) == UInt(bitPattern: self) }
}
