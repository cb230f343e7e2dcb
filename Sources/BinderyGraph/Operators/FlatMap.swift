extension Property {
    /// Returns the value of the property that `transform` returns for the present value.
    ///
    /// ```swift
    /// let title = document.flatMap { $0.$title }   // follows the document, and its title
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | this property changes | `transform` is called again; the property that it returned before is released |
    /// | the property that it returned changes | the result changes; `transform` is not called |
    /// | a property that it returned before changes | nothing |
    ///
    /// What `transform` itself reads is a dependency too.
    ///
    /// - Complexity: two derived properties; an inner change costs O(1). Holds what `transform` returned last.
    /// - Also known as: `flatMap(.latest)` on a ReactiveSwift property, `flatMapLatest` on an RxSwift relay, `computed`
    ///   in signal libraries.
    @inlinable
    public final func flatMap<Inner: PropertyProtocol>(
        name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line,
        _ transform: @escaping (Value) -> Inner
    ) -> Property<Inner.Value> {
        map(name: name, file: file, line: line, transform).flatten(name: name, file: file, line: line)
    }

    /// Returns the value of the property that `transform` returns for the present value, compared by `==`.
    @inlinable
    public final func flatMap<Inner: PropertyProtocol>(
        name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line,
        _ transform: @escaping (Value) -> Inner
    ) -> Property<Inner.Value> where Inner.Value: Equatable {
        map(name: name, file: file, line: line, transform).flatten(name: name, file: file, line: line)
    }
}

extension Property where Value: PropertyProtocol {
    /// Returns the value of the property that is this property's value.
    ///
    /// ```swift
    /// let shown = MutableProperty(first)     // of properties
    /// let text = shown.flatten()             // follows the one that is shown
    /// ```
    ///
    /// - Complexity: one derived property.
    /// - Also known as: `flatten(.latest)` in ReactiveSwift, `switchLatest` in RxSwift.
    @inlinable
    public final func flatten(
        name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> Property<Value.Value> {
        Property<Value.Value>(name, file: file, line: line) { self.read().read() }
    }

    /// Returns the value of the property that is this property's value, compared by `==`.
    @inlinable
    public final func flatten(
        name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> Property<Value.Value> where Value.Value: Equatable {
        Property<Value.Value>(name, file: file, line: line) { self.read().read() }
    }
}
