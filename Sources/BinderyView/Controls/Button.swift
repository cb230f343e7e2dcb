/// A button. Bound to an action it is enabled exactly when the action is.
public struct Button: PrimitiveView {
    private let title: any Wording
    private let isEnabled: Property<Bool>?
    private var tapped: () -> Void
    private var isSelected: Property<Bool>?
    private var prominence = Prominence.secondary

    /// A button that executes an action, and is enabled when the action is.
    public init<Output, Failure>(_ title: some Wording, action: Action<Void, Output, Failure>) {
        self.title = title
        isEnabled = action.isEnabled
        tapped = { action.execute() }
    }

    /// A button that executes an action with an input: so one action serves all rows of a list.
    public init<Input, Output, Failure>(
        _ title: some Wording, action: Action<Input, Output, Failure>, input: Input
    ) {
        self.title = title
        isEnabled = action.isEnabled
        tapped = { action.execute(input) }
    }

    /// A button that calls a closure.
    public init(_ title: some Wording, tapped: @escaping () -> Void) {
        self.title = title
        self.isEnabled = nil
        self.tapped = tapped
    }

    /// How much the button asks to be pressed; `.secondary` unless said otherwise.
    public func prominence(_ prominence: Prominence) -> Button {
        var button = self
        button.prominence = prominence
        return button
    }

    /// Shows the button as the chosen one of several while `condition` holds.
    public func selected(_ condition: Property<Bool>) -> Button {
        var button = self
        button.isSelected = condition
        return button
    }

    /// Does something else first when the button is pressed.
    public func onTap(_ action: @escaping () -> Void) -> Button {
        var button = self
        let tapped = tapped
        button.tapped = {
            action()
            tapped()
        }
        return button
    }

    public func mount<B: Backend>(in place: Place<B>) {
        let node = place.backend.makeButton(prominence: prominence, tapped: tapped)
        place.bind(text: title, to: Title.self, of: node)
        if let isSelected { place.bind(isSelected, to: Selection.self, of: node) }
        place.add(node, isEnabled: isEnabled)
    }
}

private enum Title<B: Backend>: NodeAttribute {
    static func set(_ title: String, of node: B.Node, in backend: B) { backend.setTitle(title, of: node) }
}

private enum Selection<B: Backend>: NodeAttribute {
    static func set(_ isSelected: Bool, of node: B.Node, in backend: B) { backend.setSelected(isSelected, of: node) }
}

/// How much a button asks to be pressed.
public enum Prominence: String, Sendable {
    /// The one thing to do on a screen.
    case primary
    /// As much as primary, for what cannot be undone.
    case destructive
    case secondary
    /// Looks like text.
    case plain
}

/// What a backend must be able to do for ``Button``.
public protocol ButtonRendering: NodeRendering {
    func makeButton(prominence: Prominence, tapped: @escaping () -> Void) -> Node
    func setTitle(_ title: String, of node: Node)
    /// Marks a button that is one of several as the chosen one, or not.
    func setSelected(_ isSelected: Bool, of node: Node)
}
