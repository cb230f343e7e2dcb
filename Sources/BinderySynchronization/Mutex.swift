#if canImport(Darwin)
internal import CBinderyShims

/// A value that one thread at a time uses: what modules need of Synchronization's type of that name.
///
/// As in Synchronization, the lock is an unfair lock: it is not recursive, and a thread that waits for it lends its
/// priority to the owner.
package struct Mutex<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
    // `@unchecked Sendable`: only the owner of the lock uses the value, and neither address changes.
    private let lock: UnsafeMutablePointer<bindery_lock>
    private let value: UnsafeMutablePointer<Value>

    package init(_ initialValue: consuming sending Value) {
        lock = .allocate(capacity: 1)
        lock.initialize(to: bindery_lock())
        value = .allocate(capacity: 1)
        value.initialize(to: initialValue)
    }

    deinit {
        value.deinitialize(count: 1)
        value.deallocate()
        lock.deallocate()
    }

    /// Waits for the lock, and runs `body` as its owner.
    package borrowing func withLock<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        bindery_lock_acquire(lock)
        defer { bindery_lock_release(lock) }
        return try body(&value.pointee)
    }
}
#endif
