/// The floor of a hot signal: bare closures in an array, called one after the other. No order of re-entrant sends, no
/// disposal during a delivery, no end.
///
/// The closures cannot be folded away: they come from elsewhere, are kept in memory and are called through their
/// pointers.
public final class ClosureArray<Value> {
    @usableFromInline var closures: [((Value) -> Void)?] = []

    @inlinable
    public init() {}

    @inlinable
    public func send(_ value: Value) {
        for closure in closures { closure?(value) }
    }

    /// - Returns: the place to give to ``remove(at:)``.
    @inlinable
    public func add(_ closure: @escaping (Value) -> Void) -> Int {
        closures.append(closure)
        return closures.count - 1
    }

    @inlinable
    public func remove(at index: Int) {
        closures[index] = nil
        while let last = closures.last, last == nil { closures.removeLast() }
    }
}
