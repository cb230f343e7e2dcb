/// A field for a secret, hidden until the user asks to see it. It is bound to a property both ways.
///
/// ```swift
/// SecureField("New password", text: model.$password).content(.newPassword)
/// ```
public struct SecureField: TextInput {
    public var input: Rendering.InputParts
    public var text: Rendering.TextParts

    public init(_ label: some Wording, text: MutableProperty<String>) {
        input = Rendering.InputParts(label)
        self.text = Rendering.TextParts(text, content: .password)
        self.text.isSecret = true
    }

    public func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        let texts = point.environment.texts
        mount(in: point) { backend, events in
            let node = backend.makeSecureField(content: text.content, events: events)
            point.bind(Property { Rendering.RevealTitles(reveal: texts.reveal.text, conceal: texts.conceal.text) }) {
                $0.setRevealTitles($1, of: node)
            }
            return node
        }
    }
}

extension Rendering {
    /// The titles of the button of a ``SecureField``: `reveal` while the text is hidden, `conceal` while it is shown.
    public struct RevealTitles: Equatable, Sendable {
        public let reveal: String
        public let conceal: String

        public init(reveal: String, conceal: String) {
            self.reveal = reveal
            self.conceal = conceal
        }
    }

    /// The capability that a backend implements for ``SecureField``.
    public protocol SecureFields: TextInputs {
        /// Makes a field that hides its text, with a button that shows it. The backend handles that button.
        func makeSecureField(content: TextContent, events: TextInputEvents) -> Node
        func setRevealTitles(_ titles: RevealTitles, of node: Node)
    }
}
