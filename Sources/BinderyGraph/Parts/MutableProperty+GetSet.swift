extension MutableProperty {
    /// Creates a property that is computed from others, and written by a closure.
    ///
    /// ```swift
    /// let fahrenheit = MutableProperty(
    ///     get: { celsius.value * 9 / 5 + 32 }, set: { celsius.value = ($0 - 32) * 5 / 9 })
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | a property changes that `get` read | this one changes if it differs, or always if it is not `Equatable` |
    /// | this property is written | `set` is called, with an equal value too |
    /// | `set` writes something else, or nothing | a read returns what `get` computes |
    ///
    /// It can be bound, edited and divided into parts as any other. A binding does not keep it: let a model or a view
    /// controller hold it. Several writes in `set` have their own observers' turns, unless it groups them in a
    /// ``transaction(file:line:_:)``.
    ///
    /// - Parameters:
    ///   - get: A pure function that runs at a read after a change of what it read.
    ///   - set: Writes the properties that `get` reads. Its own reads are not dependencies.
    /// - Complexity: one derived property.
    /// - Also known as: `Binding(get:set:)` in SwiftUI, a writable `computed` in Vue and Knockout, `linkedSignal` in
    ///   Angular.
    public convenience init(
        _ name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line, get: @escaping () -> Value,
        set: @escaping (Value) -> Void
    ) {
        let access = Access<Value>(
            first: nil, isRoot: true, read: get, write: { new in untracked { set(new) } },
            target: { Self.bound($0, get, set) },
            targetIfAny: { $0.parts[Self.wholeKey] as? MutableProperty<Value> })
        self.init(
            computed: Node.computed(
                by: access, named: name?.utf8Start, file: file.utf8Start, line: UInt32(truncatingIfNeeded: line)))
    }

    private static var wholeKey: AnyHashable { AnyHashable(\Value.self as AnyKeyPath) }

    /// Returns the property for bindings, which does not retain `property`.
    private static func bound(
        _ property: MutableProperty<Value>, _ get: @escaping () -> Value, _ set: @escaping (Value) -> Void
    ) -> MutableProperty<Value> {
        if let present = property.parts[wholeKey] as? MutableProperty<Value> { return present }
        let access = Access<Value>(
            first: nil, read: get, write: { new in untracked { set(new) } },
            bag: { [weak property] in property?.rootBag })
        let site = property.node
        let bound = MutableProperty(
            computed: Node.computed(by: access, named: site.name, file: site.pointee.file, line: site.pointee.line))
        property.parts[wholeKey] = bound
        return bound
    }
}
