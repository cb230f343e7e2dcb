/// Runs a step that asks for itself again in a loop instead of recursively, so that no number of steps grows the stack.
///
/// ```swift
/// guard trampoline.enter() else { return }
/// repeat { step() } while trampoline.again()
/// ```
@frozen
@usableFromInline
struct Trampoline {
    @usableFromInline var isRunning = false
    @usableFromInline var isWanted = false

    @inlinable init() {}

    /// Whether the caller is to run the step; if the step runs already, it will run once more.
    @inlinable
    mutating func enter() -> Bool {
        if isRunning {
            isWanted = true
            return false
        }
        isRunning = true
        return true
    }

    /// Whether the step was asked for while it ran.
    @inlinable
    mutating func again() -> Bool {
        if isWanted {
            isWanted = false
            return true
        }
        isRunning = false
        return false
    }
}
