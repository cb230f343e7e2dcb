extension Property {
    /// The property with a comparison of its own: it changes only when a value is not `isEqual` to the last one.
    ///
    /// ```swift
    /// let shown = temperature.distinct { abs($0 - $1) < 0.5 }
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | this property becomes a value that is `isEqual` to the result's | nothing; the result keeps the value that it has |
    /// | this property becomes another value | the result changes |
    ///
    /// - Parameter isEqual: takes the result's value and the new one. It must be an equivalence, or what the result is depends on when it
    ///   was read.
    /// - Complexity: one derived property; one comparison per change.
    /// - Also known as: `skipRepeats` in ReactiveSwift, `distinctUntilChanged` in RxSwift, `removeDuplicates` in Combine, the option
    ///   `equals` in Solid and Angular.
    @inlinable
    public final func distinct(
        name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line,
        by isEqual: @escaping (Value, Value) -> Bool
    ) -> Property<Value> {
        Property(name, file: file, line: line, by: isEqual) { self.read() }
    }

    /// The property, changing only when what `key` takes from the value differs.
    ///
    /// ```swift
    /// let person = account.distinct(on: \.id)
    /// ```
    ///
    /// - Complexity: one derived property; `key` is called twice per change.
    @inlinable
    public final func distinct<Key: Equatable>(
        name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line, on key: @escaping (Value) -> Key
    ) -> Property<Value> {
        distinct(name: name, file: file, line: line) { key($0) == key($1) }
    }

    /// The property compared by `==`, whatever it compares by itself.
    ///
    /// - Complexity: one derived property; one comparison per change.
    @inlinable
    public final func distinct(
        name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> Property<Value> where Value: Equatable {
        distinct(name: name, file: file, line: line) { $0 == $1 }
    }
}
