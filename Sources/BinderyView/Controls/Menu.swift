/// A button that opens a list of commands.
///
/// ```swift
/// Menu("More") {
///     MenuItem("Rename…", action: model.rename).shortcut(.f2)
///     MenuItem("Duplicate", action: model.duplicate).shortcut("d", .primary)
///     MenuItem("Grid view") { model.isGrid.toggle() }.selected(model.$isGrid)
///     Divider()
///     MenuItem("Delete…", isDestructive: true, action: model.delete)
/// }
/// ```
///
/// A press of the button, the space bar, Enter or the down arrow opens the menu at its first item, the up arrow at its
/// last. In the menu, the arrows wrap around, Home and End go to its ends, and a letter goes to an item that begins
/// with it. Choosing an item closes the menu, as do the Escape key, the Tab key and a press elsewhere.
public struct Menu<Content: View>: Rendering.PrimitiveView {
    private let title: Property<String>
    private let content: Content
    private var prominence = Prominence.secondary

    /// - Parameter content: ``MenuItem`` and ``Divider`` views, also inside ``When`` and ``ForEach``.
    public init(_ title: some Wording, @ViewBuilder content: () -> Content) {
        self.title = title.wording
        self.content = content()
    }

    /// Sets the visual weight of the button. The default is `.secondary`.
    public func prominence(_ prominence: Prominence) -> Menu {
        var menu = self
        menu.prominence = prominence
        return menu
    }

    public func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        let parts = point.backend.makeMenu(prominence: prominence)
        point.bind(title, to: "title", of: parts.menu) { $0.setMenuTitle($1, of: $2) }
        content.mount(in: point.inside(parts.items))
        point.add(parts.menu)
    }
}

/// A command of a ``Menu``.
public struct MenuItem: Rendering.PrimitiveView {
    private let title: Property<String>
    private let isDestructive: Bool
    private let isEnabled: Property<Bool>?
    private let chosen: () -> Void
    private var isSelected: Property<Bool>?
    private var shortcut: KeyPress?

    /// Creates an item that calls a closure. If `isDestructive`, the command cannot be undone, and the item looks so.
    public init(_ title: some Wording, isDestructive: Bool = false, chosen: @escaping () -> Void) {
        self.title = title.wording
        self.isDestructive = isDestructive
        self.chosen = chosen
        isEnabled = nil
    }

    /// Creates an item that executes an action and is enabled while the action is.
    public init<Output, Failure>(
        _ title: some Wording, isDestructive: Bool = false, action: Action<Void, Output, Failure>
    ) {
        self.title = title.wording
        self.isDestructive = isDestructive
        chosen = { action.execute() }
        isEnabled = action.isEnabled
    }

    /// Creates an item that executes an action with an input, so that one action serves all rows of a list.
    public init<Input, Output, Failure>(
        _ title: some Wording, isDestructive: Bool = false, action: Action<Input, Output, Failure>, input: Input
    ) {
        self.title = title.wording
        self.isDestructive = isDestructive
        chosen = { action.execute(input) }
        isEnabled = action.isEnabled
    }

    /// Shows the item as on while `condition` holds, and as off otherwise.
    public func selected(_ condition: Property<Bool>) -> MenuItem {
        var item = self
        item.isSelected = condition
        return item
    }

    /// Sets the key that chooses the item, also while the menu is closed. The item shows it at its end, as it is on the
    /// user's keyboard: `Ctrl+S` or `⌘S`.
    ///
    /// | event | result |
    /// |---|---|
    /// | the key is pressed anywhere in the window | the item is chosen, as by a press, and the menu closes |
    /// | the item or its menu is disabled or hidden, or its screen is covered | the key does nothing here |
    /// | a dialog is open | only items in the dialog are chosen |
    /// | a view around the focus handles the key | the view receives it, and the item is not chosen |
    /// | the key writes, without Control, Alt or Command, and the focus is in a text | the key writes |
    /// | several items have the key | the first enabled one is chosen |
    ///
    /// Browsers keep some keys for themselves, such as those that close a tab or open a window. Screen readers read the
    /// key with the item.
    ///
    /// - Also known as: `keyboardShortcut` in SwiftUI, accelerators in GTK, `InputGestureText` in WPF.
    public func shortcut(_ key: KeyPress.Key, _ modifiers: KeyPress.Modifiers = []) -> MenuItem {
        var item = self
        item.shortcut = KeyPress(key, modifiers)
        return item
    }

    public func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        let node = point.backend.makeMenuItem(isDestructive: isDestructive, chosen: chosen)
        point.bind(title, to: "title", of: node) { $0.setMenuItemTitle($1, of: $2) }
        if let shortcut { point.backend.setMenuItemShortcut(shortcut, of: node) }
        if let isSelected { point.bind(isSelected, to: "selected", of: node) { $0.setMenuItemSelected($1, of: $2) } }
        point.add(node, isEnabled: isEnabled)
    }
}

extension Rendering {
    /// The nodes of a menu: that of the button, to which focus and enabled state apply, and the container of the items.
    public struct MenuParts<Node> {
        public let menu: Node
        public let items: Node

        public init(menu: Node, items: Node) {
            self.menu = menu
            self.items = items
        }
    }

    /// The capability that a backend implements for ``Menu``. Opening and closing the menu is up to the backend.
    public protocol Menus: Nodes {
        func makeMenu(prominence: Prominence) -> MenuParts<Node>
        func setMenuTitle(_ title: String, of menu: Node)
        /// - Parameter chosen: Called after the menu has closed.
        func makeMenuItem(isDestructive: Bool, chosen: @escaping () -> Void) -> Node
        func setMenuItemTitle(_ title: String, of item: Node)
        /// Sets whether an item is shown as on or off.
        func setMenuItemSelected(_ isSelected: Bool, of item: Node)
        /// Sets the key that chooses an item. Called before the item is inserted, and not again.
        func setMenuItemShortcut(_ shortcut: KeyPress, of item: Node)
    }
}
