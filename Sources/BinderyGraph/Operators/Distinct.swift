extension Property {
    /// Returns this property with another comparison: it changes only when a value is not `isEqual` to the last one.
    ///
    /// ```swift
    /// let shown = temperature.distinct { abs($0 - $1) < 0.5 }
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | this property becomes a value that is `isEqual` to the result's | nothing; the result keeps its value |
    /// | this property becomes another value | the result changes |
    ///
    /// - Parameter isEqual: Compares old and new; unless it is an equivalence, the result depends on when it is read.
    /// - Complexity: one derived property; one comparison per change.
    /// - Also known as: `skipRepeats` in ReactiveSwift, `distinctUntilChanged` in RxSwift, `removeDuplicates` in
    ///   Combine, the option `equals` in Solid and Angular.
    @inlinable
    public final func distinct(
        name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line,
        by isEqual: @escaping (Value, Value) -> Bool
    ) -> Property<Value> {
        Property(name, file: file, line: line, by: isEqual) { self.read() }
    }

    /// Returns this property changing only when the `key` of its value differs.
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

    /// Returns this property compared by `==`, whatever its own comparison is.
    ///
    /// - Complexity: one derived property; one comparison per change.
    @inlinable
    public final func distinct(
        name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> Property<Value> where Value: Equatable {
        distinct(name: name, file: file, line: line) { $0 == $1 }
    }
}
