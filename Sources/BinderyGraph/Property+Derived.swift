extension Property {
    /// Returns a property with `transform` of the present value.
    ///
    /// The dependency is known in advance: long chains need no recursion. What `transform` reads is a dependency too.
    ///
    /// - Complexity: O(1) to make; no work until it is read or observed.
    @inlinable
    @_disfavoredOverload
    public final func map<Result>(
        name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line,
        _ transform: @escaping (Value) -> Result
    ) -> Property<Result> {
        mapped(name: name, file: file, line: line, equality: NeverEqual(), transform)
    }

    /// Returns a property with `transform` of the value, compared by `==`: it changes only when the result differs.
    @inlinable
    public final func map<Result: Equatable>(
        name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line,
        _ transform: @escaping (Value) -> Result
    ) -> Property<Result> {
        mapped(name: name, file: file, line: line, equality: EqualByOperator(), transform)
    }

    @inlinable
    @inline(__always)
    final func mapped<Result>(
        name: StaticString?, file: StaticString, line: UInt, equality: some Equality<Result>,
        _ transform: @escaping (Value) -> Result
    ) -> Property<Result> {
        let node = Node.derived(
            by: Mapping(source: self, transform: transform), name: name, file: file, line: line, equality: equality)
        Engine.declare(self.node, of: node)
        return Property<Result>(node: node)
    }

    /// Returns a property that combines several values. It changes once, however many of them change in a transaction.
    ///
    /// ```swift
    /// let c = Property.combine(a, b) { $0 + $1 }
    /// ```
    @inlinable
    public static func combine<each Source>(
        _ sources: repeat Property<each Source>, name: StaticString? = nil, file: StaticString = #fileID,
        line: UInt = #line, _ transform: @escaping (repeat each Source) -> Value
    ) -> Property<Value> {
        Property(name, file: file, line: line) { transform(repeat (each sources).read()) }
    }

    /// Returns a property that combines several values and is compared by `==`.
    @inlinable
    public static func combine<each Source>(
        _ sources: repeat Property<each Source>, name: StaticString? = nil, file: StaticString = #fileID,
        line: UInt = #line, _ transform: @escaping (repeat each Source) -> Value
    ) -> Property<Value> where Value: Equatable {
        Property(name, file: file, line: line) { transform(repeat (each sources).read()) }
    }

    /// Returns a property that combines this one with another.
    @inlinable
    public final func combine<Other, Result>(
        _ other: Property<Other>, file: StaticString = #fileID, line: UInt = #line,
        _ transform: @escaping (Value, Other) -> Result
    ) -> Property<Result> {
        Property<Result>(file: file, line: line) { transform(self.read(), other.read()) }
    }

    /// Returns a property that combines this one with another and is compared by `==`.
    @inlinable
    public final func combine<Other, Result: Equatable>(
        _ other: Property<Other>, file: StaticString = #fileID, line: UInt = #line,
        _ transform: @escaping (Value, Other) -> Result
    ) -> Property<Result> {
        Property<Result>(file: file, line: line) { transform(self.read(), other.read()) }
    }
}

/// The computation of a property from another one, which it keeps.
@frozen
@usableFromInline
struct Mapping<Source, Value>: Computing, ~Copyable {
    @usableFromInline let source: Property<Source>
    @usableFromInline let transform: (Source) -> Value

    @inlinable
    init(source: Property<Source>, transform: @escaping (Source) -> Value) {
        self.source = source
        self.transform = transform
    }

    @inlinable
    @inline(__always)
    borrowing func value(in node: Node.Pointer) -> Value { transform(node.valueOfDeclared(Source.self)) }
}

extension UnsafeMutablePointer where Pointee == Node {
    /// Returns the value of the declared dependency for the computation. It is already settled and needs no link.
    @inlinable
    @inline(__always)
    func valueOfDeclared<Value>(_ type: Value.Type) -> Value {
        let dependency = pointee.firstDependency.unsafelyUnwrapped.pointee.dependency
        if dependency.pointee.flags.meets(.unsettled) { Engine.settle(dependency) }
        return dependency.value(as: type).pointee
    }
}
