/// Runs a step that requests itself again in a loop, not recursively, so that no number of steps grows the stack:
/// `guard trampoline.enter() else { return }`, then `repeat { step() } while trampoline.again()`.
@frozen
@usableFromInline
struct Trampoline {
    @usableFromInline var isRunning = false
    @usableFromInline var isRequested = false

    @inlinable init() {}

    /// Returns whether the caller must run the step. If the step is running, it will run again.
    @inlinable
    mutating func enter() -> Bool {
        if isRunning {
            isRequested = true
            return false
        }
        isRunning = true
        return true
    }

    @inlinable
    mutating func again() -> Bool {
        if isRequested {
            isRequested = false
            return true
        }
        isRunning = false
        return false
    }
}
