import BinderySynchronization
import Foundation

/// Runs `body` on a thread with a stack of 512 KB and returns its result.
public func onSmallStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
    let outcome = Outcome<Result>()
    let ended = DispatchSemaphore(value: 0)
    let thread = Thread {
        outcome.value.withLock { $0 = body() }
        ended.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    ended.wait()
    return outcome.value.withLock { $0! }
}

private final class Outcome<Value: Sendable>: Sendable {
    let value = Mutex<Value?>(nil)
}
