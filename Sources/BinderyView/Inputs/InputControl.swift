/// A control into which a person enters a value. It has a label, can say what is wrong with the value, and knows when it was left.
public protocol InputControl: PrimitiveView {
    /// What all such controls have in common.
    var input: InputParts { get set }
}

/// What every ``InputControl`` has: a label, messages, and what is done when it was left.
public struct InputParts {
    let label: any Wording
    var left: [() -> Void] = []
    var messages: [() -> String?] = []
    var isLabelHidden = false

    /// - Parameter label: says what the control is for; tied to it for screen readers.
    public init(_ label: some Wording) { self.label = label }
}

extension InputControl {
    /// Called when the person leaves the control for another.
    public func onBlur(_ action: @escaping () -> Void) -> Self {
        var control = self
        control.input.left.append(action)
        return control
    }

    /// Hides the label, which names the control for screen readers all the same.
    public func labelHidden() -> Self {
        var control = self
        control.input.isLabelHidden = true
        return control
    }

    /// Says at the control what is wrong with what was entered; nothing while it is nil. Of several messages the first is shown.
    public func message(_ text: Property<String?>) -> Self { message { text.value } }

    /// Says at the control what is wrong with what was entered; nothing while it is nil. The control follows what
    /// `text` reads.
    public func message(_ text: @escaping () -> String?) -> Self {
        var control = self
        control.input.messages.append(text)
        return control
    }

    /// Shows the message of `validation` at the control, once the person has left it.
    public func validation(_ validation: Validation<String>) -> Self {
        onBlur(validation.leave).message(validation.shownMessage)
    }
}

extension InputParts {
    /// What is done when the control was left. It keeps nothing else of the control.
    var leave: () -> Void { inOrder(left) }

    /// The first message; nil if there is never one.
    private var shownMessage: (() -> String?)? {
        if messages.count < 2 { return messages.first }
        return { [messages] in messages.lazy.compactMap { $0() }.first }
    }

    /// Adds the control's node to `place`, with its label and message.
    func add<B: Backend>(_ node: B.Node, in place: Place<B>) {
        place.bind(text: label, to: Label.self, of: node)
        if isLabelHidden { place.backend.hideLabel(of: node) }
        if let message = shownMessage { place.bind(computed: message, to: Message.self, of: node) }
        place.add(node)
    }
}

private enum Label<B: Backend>: NodeAttribute {
    static func set(_ label: String, of node: B.Node, in backend: B) { backend.setLabel(label, of: node) }
}

private enum Message<B: Backend>: NodeAttribute {
    static func set(_ message: String?, of node: B.Node, in backend: B) { backend.setMessage(message, of: node) }
}

/// Does all of it in one call.
func inOrder(_ actions: [() -> Void]) -> () -> Void {
    switch actions.count {
    case 0: {}
    case 1: actions[0]
    default: { for action in actions { action() } }
    }
}

/// What a backend must be able to do for every ``InputControl``.
public protocol InputRendering: NodeRendering {
    /// Says what the control is for, tied to it for screen readers.
    func setLabel(_ label: String, of node: Node)
    /// Hides the label visually; screen readers still read it.
    func hideLabel(of node: Node)
    /// Shows what is wrong with what was entered, tied to the control for screen readers; nil: nothing.
    func setMessage(_ message: String?, of node: Node)
}

/// What a person does with a control for a value.
public struct InputEvents<Value> {
    /// What was entered. False, and nothing has happened, if the control does not offer that value.
    public let entered: (Value) -> Bool
    /// The control has lost the focus to another control of the page, or to none.
    public let left: () -> Void

    /// Events as a backend hears of them; a test may make its own.
    public init(entered: @escaping (Value) -> Bool, left: @escaping () -> Void) {
        self.entered = entered
        self.left = left
    }
}
