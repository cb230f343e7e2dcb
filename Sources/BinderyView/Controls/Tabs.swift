/// Several contents in one place, of which one is shown: the one whose tab is chosen.
///
/// ```swift
/// Tabs("Account", selection: model.$part) {
///     Tab("Profile", tag: .profile) { Profile(model) }
///     Tab("Orders", tag: .orders) { Orders(model) }
/// }
/// ```
///
/// The content of a tab is made when the tab is first chosen, and kept from then on, with its state: what was typed, how far it was scrolled. While
/// another is shown, what it does while it is on screen has ended: `activating(_:)`, `whileShown(_:)`, `task(_:)`, dialogs.
public struct Tabs<Tag: Hashable>: PrimitiveView {
    private let label: Property<String>
    private let selection: MutableProperty<Tag>
    private let tabs: [Tab<Tag>]

    /// - Parameters:
    ///   - label: what the tabs are about, for screen readers.
    ///   - selection: the tag of the tab that is chosen. While it is the tag of none, none is shown.
    ///   - tabs: of several with the same tag the first counts.
    public init(
        _ label: some Wording, selection: MutableProperty<Tag>, @TabBuilder<Tag> tabs: () -> [Tab<Tag>]
    ) {
        self.label = label.wording
        self.selection = selection
        var seen: Set<Tag> = []
        self.tabs = tabs().filter { seen.insert($0.tag).inserted }
    }

    public func mount<B: Backend>(in place: Place<B>) {
        let (selection, tabs) = (selection, tabs)
        let parts = place.backend.makeTabs(count: tabs.count) { selection.value = tabs[$0].tag }
        place.bind(label) { $0.setTabsLabel($1, of: parts.tabs) }
        let states = place.states?.part(ofKind: "tabs", lasting: place.scope)
        for (index, (tab, nodes)) in zip(tabs, parts.parts).enumerated() {
            if let id = tab.id { place.backend.setID(id, of: nodes.tab) }
            place.bind(tab.title) { $0.setTabTitle($1, of: nodes.tab) }
            let isHidden = selection.map { $0 != tab.tag }
            var panel = place.inside(nodes.panel)
            panel.states = states?.part { "\(index)" }
            panel.environment.hide(while: isHidden)
            var isMade = false
            place.bind(isHidden) { _, isHidden in
                if isHidden || isMade { return }
                isMade = true
                tab.content().mount(in: panel)
            }
        }
        place.bind(selection.map { tag in tabs.firstIndex { $0.tag == tag } }) {
            $0.setSelectedTab($1, of: parts.tabs)
        }
        place.add(parts.tabs)
        if let isEnabled = place.environment.isEnabled(and: nil) {
            for nodes in parts.parts { place.bind(isEnabled) { $0.setEnabled($1, of: nodes.tab) } }
        }
    }
}

/// One of the contents of ``Tabs``.
public struct Tab<Tag: Hashable> {
    let title: Property<String>
    let tag: Tag
    let content: () -> AnyView
    var id: String?

    /// - Parameters:
    ///   - tag: says in the selection that it is this tab.
    ///   - content: made when the tab is first chosen.
    public init(_ title: some Wording, tag: Tag, @ViewBuilder content: @escaping () -> some View) {
        self.title = title.wording
        self.tag = tag
        self.content = { AnyView(content()) }
    }

    /// The identifier by which tests find the tab, which a person taps.
    public func id(_ id: String) -> Tab {
        var tab = self
        tab.id = id
        return tab
    }
}

/// Collects the tabs of a closure.
@resultBuilder
public enum TabBuilder<Tag: Hashable> {
    public static func buildExpression(_ tab: Tab<Tag>) -> [Tab<Tag>] { [tab] }

    public static func buildBlock(_ tabs: [Tab<Tag>]...) -> [Tab<Tag>] { tabs.flatMap(\.self) }

    public static func buildOptional(_ tabs: [Tab<Tag>]?) -> [Tab<Tag>] { tabs ?? [] }

    public static func buildEither(first tabs: [Tab<Tag>]) -> [Tab<Tag>] { tabs }

    public static func buildEither(second tabs: [Tab<Tag>]) -> [Tab<Tag>] { tabs }

    public static func buildArray(_ tabs: [[Tab<Tag>]]) -> [Tab<Tag>] { tabs.flatMap(\.self) }
}

/// The nodes of tabs.
public struct TabsParts<Node> {
    /// With everything in it.
    public let tabs: Node
    /// What is tapped, and where the content goes, for each.
    public let parts: [(tab: Node, panel: Node)]

    public init(tabs: Node, parts: [(tab: Node, panel: Node)]) {
        self.tabs = tabs
        self.parts = parts
    }
}

/// What a backend must be able to do for ``Tabs``.
public protocol TabsRendering: NodeRendering {
    /// - Parameter chosen: called with the position of the tab that the person chose.
    func makeTabs(count: Int, chosen: @escaping (Int) -> Void) -> TabsParts<Node>
    /// What the tabs are about, for screen readers.
    func setTabsLabel(_ label: String, of tabs: Node)
    /// The title, by which screen readers call the content, too.
    func setTabTitle(_ title: String, of tab: Node)
    /// Marks the tab at a position as the chosen one and shows its content alone; nil: none.
    func setSelectedTab(_ position: Int?, of tabs: Node)
}
