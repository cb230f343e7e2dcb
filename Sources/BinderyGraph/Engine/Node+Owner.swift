#if DEBUG
internal import CBinderyShims

/// Debug builds notice a write that has left the actor to which the property belongs.
///
/// | made | may be written |
/// |---|---|
/// | in a domain that owns its state | in that domain |
/// | otherwise on an actor | on an actor: which one, the compiler has checked. An actor's own properties are made on the actor that makes it |
/// | on none, or in a domain that owns nothing | anywhere |
extension Node {
    /// Stands for any actor. No executor has this address.
    // Safe: it is never read or written through.
    nonisolated(unsafe) private static let someActor = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

    /// The owner of what is made now.
    @usableFromInline package static var ownerOfNew: UnsafeMutableRawPointer? {
        if ambient.pointee.domain != nil { return ambient.pointee.owner }
        return bindery_current_executor().identity == nil ? nil : someActor
    }

    /// Whether what belongs to `owner` may be written now.
    static func mayWrite(ownedBy owner: UnsafeMutableRawPointer) -> Bool {
        if owner != someActor { return owner == ambient.pointee.owner }
        return ambient.pointee.domain != nil || bindery_current_executor().identity != nil
    }
}
#endif
