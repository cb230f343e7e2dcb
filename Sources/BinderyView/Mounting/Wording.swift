@_exported public import Bindery

/// A text to show, which is fixed or changes, for instance with the language.
///
/// ```swift
/// struct LocalText: Wording {
///     let language: Property<Language>, phrase: Phrase
///     var text: String { phrase.text(in: language.value) }
/// }
/// ```
public protocol Wording {
    /// The current text. The interface follows the properties that it reads.
    var text: String { get }

    /// The text as a property, for uses other than showing it.
    var wording: Property<String> { get }
}

extension Wording {
    public var wording: Property<String> { Property { text } }
}

extension String: Wording {
    public var text: String { self }
    public var wording: Property<String> { .constant(self) }
}

extension DefaultStringInterpolation {
    /// Warns of a property in a text, which would show its present value forever.
    @available(
        *, deprecated,
        message: "shows the present value only: write `property.map { \"… \\($0)\" }` or `property.value`"
    )
    public mutating func appendInterpolation<Value>(_ property: Property<Value>) {
        appendInterpolation(untracked { property.value })
    }
}

extension Property: Wording where Value == String {
    public var text: String { value }
    public var wording: Property<String> { self }
}

extension Rendering.MountPoint {
    /// Keeps an attribute of the backend equal to a text until the scope ends. A text that is neither fixed nor a
    /// property needs no property: `set` is called whenever a value that the text reads changes, even to an equal text.
    public func bind(text wording: some Wording, to set: @escaping (B, String) -> Void) {
        switch wording {
        case let text as String: set(backend, text)
        case let property as Property<String>: bind(property, to: set)
        default: scope.keep(texts.run(WordingEffect(wording: wording, backend: backend, set: set)))
        }
    }
}

private struct WordingEffect<W: Wording, B: Rendering.Backend>: EffectBody {
    let wording: W
    let backend: B
    let set: (B, String) -> Void

    func run(in effect: Effect) {
        let text = wording.text
        untracked { set(backend, text) }
    }
}
