extension Property where Value == Bool {
    /// True while this one is false.
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

    /// True while both are. While this one is false, the other is neither computed nor depended on.
    ///
    /// - Complexity: one derived property.
    /// - Also known as: `and` in ReactiveSwift and RAC 2.
    @inlinable
    public final func and(
        _ other: Property<Bool>, name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> Property<Bool> {
        Property(name, file: file, line: line) { self.read() && other.read() }
    }

    /// True while one of them is. While this one is true, the other is neither computed nor depended on.
    ///
    /// - Complexity: one derived property.
    /// - Also known as: `or` in ReactiveSwift and RAC 2.
    @inlinable
    public final func or(
        _ other: Property<Bool>, name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> Property<Bool> {
        Property(name, file: file, line: line) { self.read() || other.read() }
    }

    /// True while all are; of none, true. Behind the first that is false nothing is computed.
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

    /// True while all are; of none, true.
    @inlinable
    public static func all(
        _ properties: [Property<Bool>], name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> Property<Bool> {
        Property(name, file: file, line: line) { properties.allSatisfy { $0.read() } }
    }

    /// True while one is; of none, false. Behind the first that is true nothing is computed.
    ///
    /// - Complexity: one derived property; a change costs O(properties) at most.
    /// - Also known as: `any` in ReactiveSwift.
    @inlinable
    public static func any(
        _ properties: Property<Bool>..., name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> Property<Bool> {
        any(properties, name: name, file: file, line: line)
    }

    /// True while one is; of none, false.
    @inlinable
    public static func any(
        _ properties: [Property<Bool>], name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> Property<Bool> {
        Property(name, file: file, line: line) { properties.contains { $0.read() } }
    }
}
