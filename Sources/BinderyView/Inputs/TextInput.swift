/// A control into which the user types text: ``TextField``, ``SecureField``, ``TextArea``. Typed text is in the
/// property before anything else happens. Text that the program writes is shown immediately.
public protocol TextInput: InputControl {
    var text: Rendering.TextParts { get set }
}

extension Rendering {
    /// What every ``TextInput`` has in addition to ``Rendering/InputParts``. The text is bound both ways while mounted.
    public struct TextParts {
        var value: MutableProperty<String>
        var content: TextContent
        var placeholder: (any Wording)?
        var submitted: [Handler] = []
        var clear: ClearButton?
        /// Whether explanations do not show the text.
        var isSecret = false

        public init(_ value: MutableProperty<String>, content: TextContent = .plain) {
            self.value = value
            self.content = content
        }
    }
}

extension TextInput {
    func mount<B: Rendering.Backend>(
        in point: Rendering.MountPoint<B>, as make: (B, Rendering.TextInputEvents) -> B.Node
    ) {
        let entry = Entry(text.value)
        let node = make(
            point.backend,
            Rendering.TextInputEvents(
                edited: entry.enter, submitted: inOrder(text.submitted + point.environment.submitted),
                left: inOrder(input.left)))
        if text.value.saving != nil { point.backend.markSaved(node) }
        if let placeholder = text.placeholder {
            point.bind(text: placeholder, to: "placeholder", of: node) { $0.setPlaceholder($1, of: $2) }
        }
        let isExplained = !text.isSecret || text.value.concealInput()
        entry.show(in: point, as: TextValue.self, of: node, isExplained: isExplained)
        text.clear?.mount(in: node, point, of: text.value)
        input.add(node, in: point)
    }
}

private enum TextValue<B: Rendering.Backend>: NodeAttribute {
    static var name: String { "value" }
    static func set(_ text: String, of node: B.Node, in backend: B) { backend.setValue(text, of: node) }
}

extension Rendering {
    /// The user's events in a text control.
    public struct TextInputEvents {
        /// Called with the whole text after each edit.
        public let edited: (String) -> Void
        public let submitted: () -> Void
        /// Called when the control loses the focus, to another control of the page or to none.
        public let left: () -> Void

        public init(edited: @escaping (String) -> Void, submitted: @escaping () -> Void, left: @escaping () -> Void) {
            self.edited = edited
            self.submitted = submitted
            self.left = left
        }
    }

    /// The capability that a backend implements for every ``TextInput``.
    public protocol TextInputs: Inputs {
        func setPlaceholder(_ placeholder: String, of node: Node)
        /// Marks the text as part of the saved state: after a restart, the control shows the stored text.
        func markSaved(_ node: Node)
        /// Shows a text that the program wrote. An edit that is still on its way takes precedence.
        func setValue(_ value: String, of node: Node)
    }
}
