public import CBinderyShims

/// Groups writes: observers run once, at the end of the outermost transaction. Reads inside see each write immediately.
/// If `body` throws, its writes remain and are observed. ``explain(_:)`` names the outermost transaction's location.
///
/// - Isolation: Groups the writes of the actor on which it is called. `body` cannot suspend, so no other job of the
///   actor runs meanwhile.
/// - Complexity: O(1), the work of `body`, and, at the end of the outermost transaction, the observers of the changes.
@inlinable
public func transaction<Result, Failure: Error>(
    file: StaticString = #fileID, line: UInt = #line, _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    if bindery_is_tracing() { return try Engine.tracedTransaction(file: file, line: line, body) }
    Engine.beginTransaction()
    defer { Engine.endTransaction() }
    return try body()
}

/// Runs `body` without tracking its reads: not as dependencies of the surrounding computation, nor for Observation.
@inlinable
public func untracked<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let ambient = ambient
    let reader = ambient.pointee.reader
    ambient.pointee.reader = nil
    let ignored = ambient.pointee.ignored_access_list
    ambient.pointee.ignored_access_list = Engine.accessList(ambient)
    defer {
        ambient.pointee.reader = reader
        ambient.pointee.ignored_access_list = ignored
    }
    return try body()
}

extension Engine {
    @inlinable
    package static func beginTransaction() { ambient.pointee.transactions += 1 }

    @inlinable
    package static func endTransaction() {
        let ambient = ambient
        ambient.pointee.transactions -= 1
        guard ambient.pointee.transactions == 0 else { return }
        if ambient.pointee.first_observer != nil || ambient.pointee.remembered != nil || ambient.pointee.demands != nil
        {
            commit()
        }
    }

    @usableFromInline
    package static func commit() {
        if ambient.pointee.remembered != nil { discardNoOpWrites() }
        if ambient.pointee.first_observer != nil { runObserversUnlessPostponed() }
        if ambient.pointee.demands != nil { meetDemands() }
    }
}
