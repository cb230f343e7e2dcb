/// The floor of a hot signal: closures in an array, called in turn. It does not order re-entrant sends, and supports
/// neither disposal during a delivery nor completion. The optimiser cannot fold the closures: the caller supplies them,
/// and they are called through pointers in memory.
public final class ClosureArray<Value> {
    @usableFromInline var closures: [((Value) -> Void)?] = []

    @inlinable
    public init() {}

    @inlinable
    public func send(_ value: Value) {
        for closure in closures { closure?(value) }
    }

    /// Adds a closure and returns its index for ``remove(at:)``.
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
