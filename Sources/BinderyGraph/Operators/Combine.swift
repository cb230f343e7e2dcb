extension Property {
    /// Returns the values of several properties as one that changes once, however many of them change in a transaction.
    ///
    /// ```swift
    /// let position = Property.combine(x, y)     // Property<(Int, Int)>
    /// ```
    ///
    /// - Complexity: one derived property; a change costs O(sources).
    /// - Also known as: `Property.combineLatest` in ReactiveSwift, `combineLatest` in RxSwift and Combine.
    @inlinable
    public static func combine<each Source>(
        _ sources: repeat Property<each Source>, name: StaticString? = nil, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Property<Value> where Value == (repeat each Source) {
        Property(name, file: file, line: line) { (repeat (each sources).read()) }
    }

    /// Returns the values of several properties as one, each compared by its `==`.
    @inlinable
    public static func combine<each Source: Equatable>(
        _ sources: repeat Property<each Source>, name: StaticString? = nil, file: StaticString = #fileID,
        line: UInt = #line
    ) -> Property<Value> where Value == (repeat each Source) {
        func areEqual(_ one: Value, _ other: Value) -> Bool {
            for isEqual in repeat (each one) == (each other) {
                if !isEqual { return false }
            }
            return true
        }
        return Property(name, file: file, line: line, by: areEqual) { (repeat (each sources).read()) }
    }

    /// Returns the values of an array of properties, in their order.
    ///
    /// ```swift
    /// let total = Property.combine(rows.map(\.price)).map { $0.reduce(0, +) }
    /// ```
    ///
    /// - Complexity: one derived property; a change costs O(sources).
    @inlinable
    public static func combine<Element>(
        _ sources: [Property<Element>], name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> Property<Value> where Value == [Element] {
        Property(name, file: file, line: line) { sources.map { $0.read() } }
    }

    /// Returns the values of an array of properties, compared by `==`.
    @inlinable
    public static func combine<Element: Equatable>(
        _ sources: [Property<Element>], name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> Property<Value> where Value == [Element] {
        Property(name, file: file, line: line) { sources.map { $0.read() } }
    }
}
