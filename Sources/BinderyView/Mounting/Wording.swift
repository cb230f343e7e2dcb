@_exported public import Bindery

/// A text to show: a fixed one, or one that changes, with the language for instance.
public protocol Wording {
    var wording: Property<String> { get }
}

extension String: Wording {
    public var wording: Property<String> { .constant(self) }
}

extension Property: Wording where Value == String {
    public var wording: Property<String> { self }
}
