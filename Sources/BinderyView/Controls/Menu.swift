/// A button that opens a list of things to do.
///
/// ```swift
/// Menu("More") {
///     MenuItem("Rename…", action: model.rename)
///     MenuItem("Grid view") { model.isGrid.toggle() }.selected(model.$isGrid)
///     Divider()
///     MenuItem("Delete…", isDestructive: true, action: model.delete)
/// }
/// ```
///
/// A press of the button, the space bar, Enter or the arrow down opens it on its first item, the arrow up on its last. In it the arrows go round,
/// Home and End lead to its ends, letters to the item that begins with them. What is chosen closes it, as do the Escape key, the Tab key and
/// a press elsewhere.
public struct Menu<Content: View>: PrimitiveView {
    private let title: Property<String>
    private let content: Content
    private var prominence = Prominence.secondary

    /// - Parameter content: ``MenuItem`` and ``Divider``; they may stand in ``When`` and ``ForEach``.
    public init(_ title: some Wording, @ViewBuilder content: () -> Content) {
        self.title = title.wording
        self.content = content()
    }

    /// How much the button asks to be pressed; `.secondary` unless said otherwise.
    public func prominence(_ prominence: Prominence) -> Menu {
        var menu = self
        menu.prominence = prominence
        return menu
    }

    public func mount<B: Backend>(in place: Place<B>) {
        let parts = place.backend.makeMenu(prominence: prominence)
        place.bind(title) { $0.setMenuTitle($1, of: parts.menu) }
        content.mount(in: place.inside(parts.items))
        place.add(parts.menu)
    }
}

/// Something to do, in a ``Menu``.
public struct MenuItem: PrimitiveView {
    private let title: Property<String>
    private let isDestructive: Bool
    private let isEnabled: Property<Bool>?
    private let chosen: () -> Void
    private var isSelected: Property<Bool>?

    /// An item that calls a closure.
    ///
    /// - Parameter isDestructive: what is done cannot be undone: it looks so.
    public init(_ title: some Wording, isDestructive: Bool = false, chosen: @escaping () -> Void) {
        self.title = title.wording
        self.isDestructive = isDestructive
        self.chosen = chosen
        isEnabled = nil
    }

    /// An item that executes an action, and is enabled when the action is.
    public init<Output, Failure>(
        _ title: some Wording, isDestructive: Bool = false, action: Action<Void, Output, Failure>
    ) {
        self.title = title.wording
        self.isDestructive = isDestructive
        chosen = { action.execute() }
        isEnabled = action.isEnabled
    }

    /// An item that executes an action with an input: so one action serves all rows of a list.
    public init<Input, Output, Failure>(
        _ title: some Wording, isDestructive: Bool = false, action: Action<Input, Output, Failure>, input: Input
    ) {
        self.title = title.wording
        self.isDestructive = isDestructive
        chosen = { action.execute(input) }
        isEnabled = action.isEnabled
    }

    /// Shows the item as one that is on while `condition` holds, and off otherwise.
    public func selected(_ condition: Property<Bool>) -> MenuItem {
        var item = self
        item.isSelected = condition
        return item
    }

    public func mount<B: Backend>(in place: Place<B>) {
        let node = place.backend.makeMenuItem(isDestructive: isDestructive, chosen: chosen)
        place.bind(title) { $0.setMenuItemTitle($1, of: node) }
        if let isSelected { place.bind(isSelected) { $0.setMenuItemSelected($1, of: node) } }
        place.add(node, isEnabled: isEnabled)
    }
}

/// The nodes of a menu.
public struct MenuParts<Node> {
    /// With the button, which has the focus and is disabled.
    public let menu: Node
    /// The node into which the items go, seen while the menu is open.
    public let items: Node

    public init(menu: Node, items: Node) {
        self.menu = menu
        self.items = items
    }
}

/// What a backend must be able to do for ``Menu``: to open and close it is the backend's own business.
public protocol MenuRendering: NodeRendering {
    func makeMenu(prominence: Prominence) -> MenuParts<Node>
    func setMenuTitle(_ title: String, of menu: Node)
    /// - Parameter chosen: called once the menu is closed.
    func makeMenuItem(isDestructive: Bool, chosen: @escaping () -> Void) -> Node
    func setMenuItemTitle(_ title: String, of item: Node)
    /// Marks an item as one that is on, or off.
    func setMenuItemSelected(_ isSelected: Bool, of item: Node)
}
