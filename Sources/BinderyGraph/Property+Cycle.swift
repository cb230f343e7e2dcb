extension Property {
    /// A property derived from what `compute` reads, with a value for the case that it depends on itself: for what a
    /// user puts together, such as the cells of a spreadsheet.
    ///
    /// ```swift
    /// let result = Property(orOnCycle: .failure(.cycle)) { formula.value.evaluate { sheet[$0].result.value } }
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | its computation reads it, directly or through others | `fallback` is read, and is its value; there is no diagnosis |
    /// | the cycle is opened | the computed value, as ever |
    ///
    /// The cycle is cut at whichever of its properties was read first. The others compute from `fallback`: a value that
    /// they pass on, such as an error or `nil`, is the value of all of them, whichever was read first. Give it to each
    /// property that a user may put into a cycle.
    ///
    /// - Parameters:
    ///   - name: how diagnoses call it, beside the place where it was made.
    ///   - fallback: its value while it depends on itself.
    ///   - compute: pure; see ``init(_:file:line:_:)``.
    /// - Complexity: as any other derived property; an object more.
    @inlinable
    public convenience init(
        _ name: StaticString? = nil, orOnCycle fallback: Value, file: StaticString = #fileID, line: UInt = #line,
        _ compute: @escaping () -> Value
    ) {
        self.init(name, orOnCycle: fallback, file: file, line: line, equality: NeverEqual(), compute)
    }

    /// A property derived from what `compute` reads and compared by `==`, with a value for the case that it depends on
    /// itself.
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
        let node = Node.derived(holding: Value.self, name: name, file: file, line: line) { node, command, operand in
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
            default: return node.obey(command, operand, by: equality, compute)
            }
        }
        node.pointee.flags.formUnion(.cutsCycles)
        self.init(node: node)
    }
}

/// Whether a cycle has been cut at a property in the computation that is running.
@usableFromInline
final class CycleCut {
    @usableFromInline var isApplied = false

    @inlinable init() {}
}

extension Engine {
    /// Cuts a cycle at a node that is being computed or settled: from now on it has its value for this case.
    static func cutCycle(at node: Node.Pointer) {
        if node.perform(.provideValue) { markSubscribersDirty(of: node) }
        // One that is only being settled must compute, even if nothing that it depends on changes: that ends the cut.
        if !node.pointee.flags.contains(.computing) { node.pointee.flags.formUnion(.dirty) }
    }
}
