public import BinderyGraph

/// A property on which the whole list depends, such as the text for which it is filtered.
@usableFromInline
final class ListParameter<Value> {
    @usableFromInline
    final class Box {
        @usableFromInline let value: Value
        init(_ value: Value) { self.value = value }
    }

    private let property: Property<Box>
    @usableFromInline private(set) var box: Box?
    private var isNew = false

    @usableFromInline
    init(_ property: Property<Value>) { self.property = property.map { Box($0) } }

    @inlinable var value: Value { box.unsafelyUnwrapped.value }

    /// Called at the start of each computation of the list.
    @usableFromInline
    func read() {
        let present = property.read()
        if present !== box { isNew = true }
        box = present
    }

    @usableFromInline
    func takeChange() -> Bool {
        defer { isNew = false }
        return isNew
    }
}
