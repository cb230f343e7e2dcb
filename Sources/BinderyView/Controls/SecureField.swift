/// A field for a secret: what is typed is hidden until the person asks to see it. Bound both ways to a property, as a ``TextField`` is.
///
/// ```swift
/// SecureField("New password", text: model.$password).content(.newPassword)
/// ```
public struct SecureField: TextInput {
    public var input: InputParts
    public var text: TextParts

    /// - Parameter label: says what the field is for; tied to it for screen readers.
    public init(_ label: some Wording, text: MutableProperty<String>) {
        input = InputParts(label)
        self.text = TextParts(text, content: .password)
    }

    public func mount<B: Backend>(in place: Place<B>) {
        let texts = place.environment.texts
        mount(in: place) { backend, events in
            let node = backend.makeSecureField(content: text.content, events: events)
            place.bind(Property { RevealTitles(reveal: texts.reveal.text, conceal: texts.conceal.text) }) {
                $0.setRevealTitles($1, of: node)
            }
            return node
        }
    }
}

/// What the button is called that shows what was typed into a ``SecureField``, and hides it again.
public struct RevealTitles: Equatable, Sendable {
    public let reveal: String
    public let conceal: String

    /// - Parameters:
    ///   - reveal: while the secret is hidden.
    ///   - conceal: while it is shown.
    public init(reveal: String, conceal: String) {
        self.reveal = reveal
        self.conceal = conceal
    }
}

/// What a backend must be able to do for ``SecureField``.
public protocol SecureFieldRendering: TextInputRendering {
    /// A field that hides its content, with a button that shows it; that is the backend's own affair.
    func makeSecureField(content: TextContent, events: TextInputEvents) -> Node
    func setRevealTitles(_ titles: RevealTitles, of node: Node)
}
