/// A property or list that an undo history records.
protocol RecordedSource: AnyObject {
    var merging: UndoHistory.Merging { get }
    /// Returns the change since the last call or restoration, if there is one.
    ///
    /// - Parameter isTouched: Whether observers were told of a change. A property without a comparison needs that.
    func takeChange(isTouched: Bool) -> (any RecordedChange)?
}

/// What a step changed in one source.
protocol RecordedChange {
    var source: any RecordedSource { get }
    func undo()
    func redo()
    /// - Parameter next: A change of the same source.
    func followed(by next: any RecordedChange) -> any RecordedChange
}

/// A source whose whole value is restored.
final class RecordedValue<Value>: RecordedSource {
    let merging: UndoHistory.Merging
    private let read: () -> Value
    private let write: (Value) -> Void
    private let isUnchanged: (_ since: Value) -> Bool
    /// False if every write is a change, so that values cannot be compared.
    private let isComparable: () -> Bool
    private var last: Value
    private var wasRestored = false

    init(
        _ merging: UndoHistory.Merging, read: @escaping () -> Value, write: @escaping (Value) -> Void,
        isUnchanged: @escaping (Value) -> Bool, isComparable: @escaping () -> Bool
    ) {
        (self.merging, self.read, self.write) = (merging, read, write)
        (self.isUnchanged, self.isComparable, last) = (isUnchanged, isComparable, read())
    }

    func takeChange(isTouched: Bool) -> (any RecordedChange)? {
        let value = read()
        if isUnchanged(last) { return nil }
        if !isComparable() {
            if !isTouched { return nil }
            if wasRestored {
                wasRestored = false
                last = value
                return nil
            }
        }
        defer { last = value }
        return Change(recorded: self, before: last, after: value)
    }

    private func restore(_ value: Value) {
        last = value
        wasRestored = true
        write(value)
    }

    private struct Change: RecordedChange {
        let recorded: RecordedValue<Value>
        let before: Value
        let after: Value

        var source: any RecordedSource { recorded }

        func undo() { recorded.restore(before) }

        func redo() { recorded.restore(after) }

        func followed(by next: any RecordedChange) -> any RecordedChange {
            guard let next = next as? Change else { return self }
            return Change(recorded: recorded, before: before, after: next.after)
        }
    }
}
