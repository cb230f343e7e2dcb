#if DEBUG
internal import CBinderyShims

/// Detection of writes that have left the actor to which the property belongs, in debug builds.
///
/// | made | may be written |
/// |---|---|
/// | in a domain that owns its state | in that domain |
/// | otherwise on an actor | on an actor: the compiler has checked which. An actor's own are made where it is made |
/// | on none, or in a domain that owns nothing | anywhere |
extension Node {
    /// A placeholder for any actor. No executor has this address.
    // Safe: it is never read or written through.
    nonisolated(unsafe) private static let someActor = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

    @usableFromInline package static var ownerOfNew: UnsafeMutableRawPointer? {
        if ambient.pointee.domain != nil { return ambient.pointee.owner }
        return bindery_current_executor().identity == nil ? nil : someActor
    }

    static func mayWrite(ownedBy owner: UnsafeMutableRawPointer) -> Bool {
        if owner != someActor { return owner == ambient.pointee.owner }
        return ambient.pointee.domain != nil || bindery_current_executor().identity != nil
    }
}
#endif
