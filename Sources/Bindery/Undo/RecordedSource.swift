/// A property or list that an undo history records.
protocol RecordedSource: AnyObject {
    var merging: UndoHistory.Merging { get }
    /// Returns the change since the last call or restoration, if there is one.
    func takeChange() -> (any RecordedChange)?
}

/// What a step changed in one source.
protocol RecordedChange {
    var source: any RecordedSource { get }
    /// Whether it is known to have no effect.
    var isEmpty: Bool { get }
    func undo()
    func redo()
    /// - Parameter next: A change of the same source.
    func followed(by next: any RecordedChange) -> any RecordedChange
}

/// A source whose whole value is restored.
final class RecordedValue<Value>: RecordedSource {
    let merging: UndoHistory.Merging
    /// Tells whether a property has changed whose values cannot be compared.
    private let revision: Property<Int>
    private let read: () -> Value
    private let write: (Value) -> Void
    private let isUnchanged: (_ since: Value) -> Bool
    private let areEqual: (Value, Value) -> Bool
    private var last: Value
    private var lastRevision: Int

    init(
        _ merging: UndoHistory.Merging, _ revision: Property<Int>, read: @escaping () -> Value,
        write: @escaping (Value) -> Void, isUnchanged: @escaping (Value) -> Bool,
        areEqual: @escaping (Value, Value) -> Bool
    ) {
        (self.merging, self.revision, self.read, self.write) = (merging, revision, read, write)
        (self.isUnchanged, self.areEqual) = (isUnchanged, areEqual)
        (last, lastRevision) = (read(), untracked { revision.value })
    }

    func takeChange() -> (any RecordedChange)? {
        if untracked({ revision.value }) == lastRevision || isUnchanged(last) { return nil }
        let before = last
        noteValue()
        return Change(recorded: self, before: before, after: last)
    }

    private func noteValue() { (last, lastRevision) = (read(), untracked { revision.value }) }

    private func restore(_ value: Value) {
        write(value)
        noteValue()
    }

    private struct Change: RecordedChange {
        let recorded: RecordedValue<Value>
        let before: Value
        let after: Value

        var source: any RecordedSource { recorded }

        var isEmpty: Bool { recorded.areEqual(before, after) }

        func undo() { recorded.restore(before) }

        func redo() { recorded.restore(after) }

        func followed(by next: any RecordedChange) -> any RecordedChange {
            guard let next = next as? Change else { return self }
            return Change(recorded: recorded, before: before, after: next.after)
        }
    }
}
