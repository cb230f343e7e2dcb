@_exported public import Bindery

/// A text to show: a fixed one, or one that changes, with the language for instance.
public protocol Wording {
    var wording: Property<String> { get }
}

extension String: Wording {
    public var wording: Property<String> { .constant(self) }
}

extension DefaultStringInterpolation {
    /// A text with a property in it would show the value of this moment for ever.
    @available(
        *, deprecated,
        message: "shows the present value only: write `property.map { \"… \\($0)\" }` or `property.value`"
    )
    public mutating func appendInterpolation<Value>(_ property: Property<Value>) {
        appendInterpolation(untracked { property.value })
    }
}

extension Property: Wording where Value == String {
    public var wording: Property<String> { self }
}
