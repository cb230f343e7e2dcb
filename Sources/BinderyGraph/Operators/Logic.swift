extension Property where Value == Bool {
    /// Returns whether this property is false.
    ///
    /// ```swift
    /// field.disabled(isEditable.not())
    /// ```
    ///
    /// - Complexity: one derived property.
    /// - Also known as: `negate` in ReactiveSwift, `not` in RAC 2.
    @inlinable
    public final func not(
        name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> Property<Bool> {
        map(name: name, file: file, line: line) { !$0 }
    }

    /// Returns whether both are true. While this one is false, `other` is neither computed nor a dependency.
    ///
    /// - Complexity: one derived property.
    /// - Also known as: `and` in ReactiveSwift and RAC 2.
    @inlinable
    public final func and(
        _ other: Property<Bool>, name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> Property<Bool> {
        Property(name, file: file, line: line) { self.read() && other.read() }
    }

    /// Returns whether one of them is true. While this one is true, `other` is neither computed nor a dependency.
    ///
    /// - Complexity: one derived property.
    /// - Also known as: `or` in ReactiveSwift and RAC 2.
    @inlinable
    public final func or(
        _ other: Property<Bool>, name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> Property<Bool> {
        Property(name, file: file, line: line) { self.read() || other.read() }
    }

    /// Returns whether all are true; for none, true. Nothing after the first false one is computed.
    ///
    /// ```swift
    /// let canSend = Property.all(isFilled, isOnline, isBusy.not())
    /// ```
    ///
    /// - Complexity: one derived property; a change costs O(properties) at most.
    /// - Also known as: `all` in ReactiveSwift.
    @inlinable
    public static func all(
        _ properties: Property<Bool>..., name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> Property<Bool> {
        all(properties, name: name, file: file, line: line)
    }

    @inlinable
    public static func all(
        _ properties: [Property<Bool>], name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> Property<Bool> {
        Property(name, file: file, line: line) { properties.allSatisfy { $0.read() } }
    }

    /// Returns whether one is true; for none, false. Nothing after the first true one is computed.
    ///
    /// - Complexity: one derived property; a change costs O(properties) at most.
    /// - Also known as: `any` in ReactiveSwift.
    @inlinable
    public static func any(
        _ properties: Property<Bool>..., name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> Property<Bool> {
        any(properties, name: name, file: file, line: line)
    }

    @inlinable
    public static func any(
        _ properties: [Property<Bool>], name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> Property<Bool> {
        Property(name, file: file, line: line) { properties.contains { $0.read() } }
    }
}
