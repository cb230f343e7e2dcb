/// A control into which the user enters a value. Its label is tied to it for screen readers.
public protocol InputControl: Rendering.PrimitiveView {
    var input: Rendering.InputParts { get set }
}

extension Rendering {
    /// The parts that every ``InputControl`` has: a label, messages, and the handlers for leaving it.
    public struct InputParts {
        let label: any Wording
        var left: [Handler] = []
        var messages: [MessageText] = []
        var isLabelHidden = false

        public init(_ label: some Wording) { self.label = label }
    }
}

extension Rendering.InputParts {
    /// The handlers for leaving the control, as one closure. It keeps no other part of the control.
    var leave: () -> Void { inOrder(left) }

    /// The first message; nil if the control never has one.
    private var shownMessage: MessageText? {
        if messages.count < 2 { return messages.first }
        return MessageText { [messages] in messages.lazy.compactMap { $0.text() }.first }
    }

    func add<B: Rendering.Backend>(_ node: B.Node, in point: Rendering.MountPoint<B>) {
        point.bind(text: label, to: Label.self, of: node)
        if isLabelHidden { point.backend.hideLabel(of: node) }
        if let message = shownMessage { point.bind(computed: message.text, to: Message.self, of: node) }
        point.add(node)
    }
}

private enum Label<B: Rendering.Backend>: NodeAttribute {
    static var name: String { "label" }
    static func set(_ label: String, of node: B.Node, in backend: B) { backend.setLabel(label, of: node) }
}

private enum Message<B: Rendering.Backend>: NodeAttribute {
    static var name: String { "message" }
    static func set(_ message: String?, of node: B.Node, in backend: B) { backend.setMessage(message, of: node) }
}

/// A closure of the application. In a struct, since Swift wraps each closure in an array in a further object.
struct Handler {
    let run: () -> Void
}

struct MessageText {
    let text: () -> String?
}

func inOrder(_ handlers: [Handler]) -> () -> Void {
    switch handlers.count {
    case 0: {}
    case 1: handlers[0].run
    default: { for handler in handlers { handler.run() } }
    }
}

extension Rendering {
    /// The capability that a backend implements for every ``InputControl``.
    public protocol Inputs: Nodes {
        /// Sets the label, tied to the control for screen readers.
        func setLabel(_ label: String, of node: Node)
        func hideLabel(of node: Node)
        /// Sets the message about the entered value, tied to the control for screen readers; nil removes it.
        func setMessage(_ message: String?, of node: Node)
    }

    /// The user's events in an input control.
    public struct InputEvents<Value> {
        /// Called with the entered value. Returns false, without effect, if the control does not offer the value.
        public let entered: (Value) -> Bool
        /// Called when the control loses the focus, to another control of the page or to none.
        public let left: () -> Void

        public init(entered: @escaping (Value) -> Bool, left: @escaping () -> Void) {
            self.entered = entered
            self.left = left
        }
    }
}
