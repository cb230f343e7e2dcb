public import CBinderyShims

/// Writes together: observers run once, at the end of the outermost transaction. Reads inside see every write at once.
///
/// If `body` throws, what it wrote stays written and is observed.
@inlinable
public func transaction<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    Engine.beginTransaction()
    defer { Engine.endTransaction() }
    return try body()
}

/// Reads without depending: what `body` reads is no dependency of the computation around it.
@inlinable
public func untracked<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let ambient = ambient
    let reader = ambient.pointee.reader
    ambient.pointee.reader = nil
    defer { ambient.pointee.reader = reader }
    return try body()
}

extension Engine {
    @inlinable
    package static func beginTransaction() { ambient.pointee.transactions += 1 }

    @inlinable
    package static func endTransaction() {
        let ambient = ambient
        ambient.pointee.transactions -= 1
        if ambient.pointee.transactions == 0, ambient.pointee.first_observer != nil || ambient.pointee.remembered != nil
        {
            commit()
        }
    }

    @usableFromInline
    package static func commit() {
        if ambient.pointee.remembered != nil { absolveRestoredSources() }
        if ambient.pointee.first_observer != nil { runObserversUnlessPostponed() }
    }
}
