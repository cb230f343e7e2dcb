extension Property {
    /// Creates a property derived from what `compute` reads, with a value for when it depends on itself.
    ///
    /// Use it where a user creates the dependencies, as between the cells of a spreadsheet.
    ///
    /// ```swift
    /// let result = Property(orOnCycle: .failure(.cycle)) { formula.value.evaluate { sheet[$0].result.value } }
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | its computation reads it, also through others | the read returns `fallback`, its value; nothing is reported |
    /// | the cycle is opened | the computed value again |
    ///
    /// The cycle is cut at the property read first; the others compute from its `fallback`. If all pass it on, as an
    /// error or `nil`, it is the value of all, whichever was read first. Give one to all that may be in a cycle.
    ///
    /// - Parameter fallback: The value while the property depends on itself.
    /// - Complexity: as any other derived property, plus one object.
    @inlinable
    public convenience init(
        _ name: StaticString? = nil, orOnCycle fallback: Value, file: StaticString = #fileID, line: UInt = #line,
        _ compute: @escaping () -> Value
    ) {
        self.init(name, orOnCycle: fallback, file: file, line: line, equality: NeverEqual(), compute)
    }

    /// Creates a derived property compared by `==`, with a value for when it depends on itself.
    @inlinable
    public convenience init(
        _ name: StaticString? = nil, orOnCycle fallback: Value, file: StaticString = #fileID, line: UInt = #line,
        _ compute: @escaping () -> Value
    ) where Value: Equatable {
        self.init(name, orOnCycle: fallback, file: file, line: line, equality: EqualByOperator(), compute)
    }

    @inlinable
    @inline(__always)
    convenience init(
        _ name: StaticString?, orOnCycle fallback: Value, file: StaticString, line: UInt,
        equality: some Equality<Value>, _ compute: @escaping () -> Value
    ) {
        let cut = CycleCut()
        let node = Node.allocate(
            Node(flags: .fresh | .cutsCycles, file: file, line: line) { node, command, operand in
                let slot = node.value(as: Value.self)
                switch command {
                case .provideValue:
                    if cut.isApplied { return false }
                    cut.isApplied = true
                    return node.store(fallback, in: slot, by: equality)
                case .run:
                    node.pointee.flags.subtract(.wasCut)
                    let value = compute()
                    if !cut.isApplied { return node.store(value, in: slot, by: equality) }
                    cut.isApplied = false
                    node.pointee.flags.formUnion(.wasCut)
                    return false
                default: return node.answer(command, operand, by: equality)
                }
            }, named: name?.utf8Start, holding: Value.self)
        self.init(node: node)
    }
}

/// A flag that is set when the running computation has been cut at its property.
@usableFromInline
final class CycleCut {
    @usableFromInline var isApplied = false

    @inlinable init() {}
}

extension Engine {
    /// Cuts a cycle at a node that is being computed or settled: its value becomes the fallback.
    static func cutCycle(at node: Node.Pointer) {
        if node.perform(.provideValue) { markSubscribersDirty(of: node) }
        // A node that is only being settled must compute even if no dependency changes: its computation ends the cut.
        if !node.pointee.flags.contains(.computing) { node.pointee.flags.formUnion(.dirty) }
    }
}
