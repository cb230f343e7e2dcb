/// A button. A button bound to an action is enabled while the action is, unless the view is disabled.
public struct Button: Rendering.PrimitiveView {
    private let title: any Wording
    private let isEnabled: Property<Bool>?
    private var tapped: () -> Void
    private var isSelected: Property<Bool>?
    private var prominence = Prominence.secondary
    private var shortcut: KeyPress?

    /// Creates a button that executes an action and is enabled while the action is.
    public init<Output, Failure>(_ title: some Wording, action: Action<Void, Output, Failure>) {
        self.title = title
        isEnabled = action.isEnabled
        tapped = { action.execute() }
    }

    /// Creates a button that executes an action with an input, so that one action serves all rows of a list.
    public init<Input, Output, Failure>(
        _ title: some Wording, action: Action<Input, Output, Failure>, input: Input
    ) {
        self.title = title
        isEnabled = action.isEnabled
        tapped = { action.execute(input) }
    }

    /// Creates a button that calls `tapped` when the user taps it, and is enabled unless the view is disabled.
    public init(_ title: some Wording, tapped: @escaping () -> Void) {
        self.title = title
        self.isEnabled = nil
        self.tapped = tapped
    }

    /// Sets the visual weight of the button. The default is `.secondary`.
    public func prominence(_ prominence: Prominence) -> Button {
        var button = self
        button.prominence = prominence
        return button
    }

    /// Shows the button as the selected one of several while `condition` holds.
    public func selected(_ condition: Property<Bool>) -> Button {
        var button = self
        button.isSelected = condition
        return button
    }

    /// Sets the key that presses the button from anywhere in the window, by the rules of ``MenuItem/shortcut(_:_:)``. A
    /// button in a closed sidebar is pressed too.
    public func shortcut(_ key: KeyPress.Key, _ modifiers: KeyPress.Modifiers = []) -> Button {
        var button = self
        button.shortcut = KeyPress(key, modifiers)
        return button
    }

    /// Calls `action` before the button's own action when the button is tapped.
    public func onTap(_ action: @escaping () -> Void) -> Button {
        var button = self
        let tapped = tapped
        button.tapped = {
            action()
            tapped()
        }
        return button
    }

    public func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        let node = point.backend.makeButton(prominence: prominence, tapped: tapped)
        point.bind(text: title, to: Title.self, of: node)
        if let isSelected { point.bind(isSelected, to: Selection.self, of: node) }
        if let shortcut { point.backend.setButtonShortcut(shortcut, of: node) }
        point.add(node, isEnabled: isEnabled)
    }
}

private enum Title<B: Rendering.Backend>: NodeAttribute {
    static var name: String { "title" }
    static func set(_ title: String, of node: B.Node, in backend: B) { backend.setTitle(title, of: node) }
}

private enum Selection<B: Rendering.Backend>: NodeAttribute {
    static var name: String { "selected" }
    static func set(_ isSelected: Bool, of node: B.Node, in backend: B) { backend.setSelected(isSelected, of: node) }
}

/// The visual weight of a button.
public enum Prominence: String, Sendable {
    /// The main action of a screen.
    case primary
    /// As prominent as `primary`, for an action that cannot be undone.
    case destructive
    case secondary
    /// A button that looks like text.
    case plain
}

extension Rendering {
    /// The capability that a backend implements for ``Button``.
    public protocol Buttons: Nodes {
        func makeButton(prominence: Prominence, tapped: @escaping () -> Void) -> Node
        func setTitle(_ title: String, of node: Node)
        /// Sets whether a button is shown as the selected one of several.
        func setSelected(_ isSelected: Bool, of node: Node)
        /// Sets the key that presses a button. Called before the button is inserted, and not again.
        func setButtonShortcut(_ shortcut: KeyPress, of node: Node)
    }
}
