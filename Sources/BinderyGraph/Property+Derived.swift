extension Property {
    /// The property transformed: always `transform` of the present value.
    ///
    /// The dependency is known by construction, so a chain of any length is settled without recursion. What `transform`
    /// itself reads is a dependency too.
    ///
    /// - Complexity: O(1) to make; nothing until it is read or observed.
    @inlinable
    @_disfavoredOverload
    public final func map<Result>(
        name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line,
        _ transform: @escaping (Value) -> Result
    ) -> Property<Result> {
        mapped(name: name, file: file, line: line, equality: NeverEqual(), transform)
    }

    /// The property transformed, compared by `==`: it changes only when the result differs.
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
        let source = self
        let node = Node.derived(holding: Result.self, name: name, file: file, line: line) { node, command, operand in
            withExtendedLifetime(source) {
                node.obey(command, operand, by: equality) { transform(node.valueOfDeclared(Value.self)) }
            }
        }
        Engine.declare(self.node, of: node)
        return Property<Result>(node: node)
    }

    /// The present values of several properties, combined: one change however many of them change in a transaction.
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

    /// The present values of several properties, combined and compared by `==`.
    @inlinable
    public static func combine<each Source>(
        _ sources: repeat Property<each Source>, name: StaticString? = nil, file: StaticString = #fileID,
        line: UInt = #line, _ transform: @escaping (repeat each Source) -> Value
    ) -> Property<Value> where Value: Equatable {
        Property(name, file: file, line: line) { transform(repeat (each sources).read()) }
    }

    /// This property and another, combined.
    @inlinable
    public final func combine<Other, Result>(
        _ other: Property<Other>, file: StaticString = #fileID, line: UInt = #line,
        _ transform: @escaping (Value, Other) -> Result
    ) -> Property<Result> {
        Property<Result>(file: file, line: line) { transform(self.read(), other.read()) }
    }

    /// This property and another, combined and compared by `==`.
    @inlinable
    public final func combine<Other, Result: Equatable>(
        _ other: Property<Other>, file: StaticString = #fileID, line: UInt = #line,
        _ transform: @escaping (Value, Other) -> Result
    ) -> Property<Result> {
        Property<Result>(file: file, line: line) { transform(self.read(), other.read()) }
    }
}

extension UnsafeMutablePointer where Pointee == Node {
    /// The value of the declared dependency, for the computation: it has been settled, and needs no link.
    @inlinable
    @inline(__always)
    func valueOfDeclared<Value>(_ type: Value.Type) -> Value {
        let dependency = pointee.firstDependency.unsafelyUnwrapped.pointee.dependency
        if dependency.pointee.flags.meets(.unsettled) { Engine.settle(dependency) }
        return dependency.value(as: type).pointee
    }
}
