/// The destination of all contenders' results: a number in memory, without the exclusivity checks of a captured
/// variable. Values are folded in so that a lost, duplicated or reordered one changes the sum.
struct Sink: @unchecked Sendable {  // one contender writes at a time
    let pointer = UnsafeMutablePointer<Int>.allocate(capacity: 1)

    init() { pointer.initialize(to: 0) }

    var sum: Int { pointer.pointee }

    @inline(__always)
    func fold(_ value: Int) { pointer.pointee = pointer.pointee &* 31 &+ value }

    @inline(__always)
    func increment() { pointer.pointee &+= 1 }
}

/// Returns the value, hidden from the optimiser.
@_optimize(none)
func opaque(_ value: Int) -> Int { value }
