/// A reference between objects of one list. It is not counted: the list knows how long its objects live.
@frozen
@usableFromInline
struct Uncounted<Object: AnyObject>: Equatable {
    @usableFromInline let object: Unmanaged<Object>

    @inlinable
    @inline(__always)
    init(_ object: Object) { self.object = .passUnretained(object) }

    @inlinable
    @inline(__always)
    static func == (one: Self, other: Self) -> Bool { one.object.toOpaque() == other.object.toOpaque() }

    var retained: Object { object.takeUnretainedValue() }

    /// Calls `body` with the object, without retaining it.
    @inlinable
    @inline(__always)
    func access<Result>(_ body: (Object) -> Result) -> Result { object._withUnsafeGuaranteedRef(body) }
}
