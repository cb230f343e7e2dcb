public import BinderyGraph

extension AsyncProperty {
    /// Creates a property that follows another one by name, on all systems: the closure runs again when `source`
    /// changes, and receives its value.
    ///
    /// ```swift
    /// let books = AsyncProperty(following: query) { text async throws(SearchFailure) in
    ///     try await library.search(text)
    /// }
    /// ```
    ///
    /// What the closure reads is not a dependency. To follow several properties, combine them:
    /// `Property { Search(text: query.value, order: order.value) }`.
    ///
    /// - Parameter isEqual: Whether two values are equal, and therefore not a change.
    /// - Parameter work: Capture properties, not `self`, and write no capture list: a closure with one leaves the actor
    ///   (swiftlang/swift#87097).
    public convenience init<Source: PropertyProtocol>(
        following source: Source, _ name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line,
        by isEqual: @escaping (Value, Value) -> Bool,
        _ work: nonisolated(nonsending) @escaping (Source.Value) async throws(Failure) -> Value
    ) {
        self.init(name: name, file: file, line: line, by: isEqual) { loader in
            let value = source.value
            return untracked { loader.start { () async throws(Failure) in try await work(value) } }
        }
    }

    /// Creates a property that follows another one by name, and for which every value is a change, because its type is
    /// not `Equatable`.
    public convenience init<Source: PropertyProtocol>(
        following source: Source, _ name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line,
        _ work: nonisolated(nonsending) @escaping (Source.Value) async throws(Failure) -> Value
    ) {
        self.init(following: source, name, file: file, line: line, by: { _, _ in false }, work)
    }

    /// Creates a property that follows another one by name, and changes when a value differs from the previous one.
    public convenience init<Source: PropertyProtocol>(
        following source: Source, _ name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line,
        _ work: nonisolated(nonsending) @escaping (Source.Value) async throws(Failure) -> Value
    ) where Value: Equatable {
        self.init(following: source, name, file: file, line: line, by: ==, work)
    }
}
