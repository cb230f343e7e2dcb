/// Several contents in one place, of which that of the selected tab is shown.
///
/// ```swift
/// Tabs("Account", selection: model.$part) {
///     Tab("Profile", tag: .profile) { Profile(model) }
///     Tab("Orders", tag: .orders) { Orders(model) }
/// }
/// ```
///
/// The content of a tab is made when the tab is first selected, and then kept with its state, such as typed text and
/// the scroll position. While another tab is selected, its on-screen work has ended: `activating(_:)`,
/// `whileShown(_:)`, `task(_:)`, dialogs.
public struct Tabs<Tag: Hashable>: Rendering.PrimitiveView {
    private let label: Property<String>
    private let selection: MutableProperty<Tag>
    private let tabs: [Tab<Tag>]

    /// - Parameters:
    ///   - label: The name of the tabs for screen readers.
    ///   - selection: The tag of the selected tab. If no tab has this tag, no content is shown.
    ///   - tabs: Of several with the same tag, the first is used.
    public init(
        _ label: some Wording, selection: MutableProperty<Tag>, @TabBuilder<Tag> tabs: () -> [Tab<Tag>]
    ) {
        self.label = label.wording
        self.selection = selection
        var seen: Set<Tag> = []
        self.tabs = tabs().filter { seen.insert($0.tag).inserted }
    }

    public func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        let (selection, tabs) = (selection, tabs)
        let parts = point.backend.makeTabs(count: tabs.count) { selection.value = tabs[$0].tag }
        point.bind(label, to: "label", of: parts.tabs) { $0.setTabsLabel($1, of: $2) }
        let states = point.states?.part(ofKind: "tabs", lasting: point.scope)
        for (index, (tab, nodes)) in zip(tabs, parts.parts).enumerated() {
            if let id = tab.id { point.backend.setID(id, of: nodes.tab) }
            point.bind(tab.title, to: "title", of: nodes.tab) { $0.setTabTitle($1, of: $2) }
            let isHidden = selection.map { $0 != tab.tag }
            var panel = point.inside(nodes.panel)
            panel.states = states?.part { "\(index)" }
            panel.environment.hide(while: isHidden)
            var isMade = false
            point.bind(isHidden) { _, isHidden in
                if isHidden || isMade { return }
                isMade = true
                tab.content().mount(in: panel)
            }
        }
        let selected = selection.map { tag in tabs.firstIndex { $0.tag == tag } }
        point.bind(selected, to: "selected", of: parts.tabs) { $0.setSelectedTab($1, of: $2) }
        point.add(parts.tabs)
        if let isEnabled = point.environment.isEnabled(and: nil) {
            for nodes in parts.parts {
                point.bind(isEnabled, to: "enabled", of: nodes.tab) { $0.setEnabled($1, of: $2) }
            }
        }
    }
}

/// One of the contents of ``Tabs``, with its title.
public struct Tab<Tag: Hashable> {
    let title: Property<String>
    let tag: Tag
    let content: () -> AnyView
    var id: String?

    /// - Parameters:
    ///   - tag: The value of the selection for this tab.
    ///   - content: Made when the tab is first selected.
    public init(_ title: some Wording, tag: Tag, @ViewBuilder content: @escaping () -> some View) {
        self.title = title.wording
        self.tag = tag
        self.content = { AnyView(content()) }
    }

    /// Sets the id by which tests find the tab itself.
    public func id(_ id: String) -> Tab {
        var tab = self
        tab.id = id
        return tab
    }
}

/// The result builder of ``Tabs``.
@resultBuilder
public enum TabBuilder<Tag: Hashable> {
    public static func buildExpression(_ tab: Tab<Tag>) -> [Tab<Tag>] { [tab] }

    public static func buildBlock(_ tabs: [Tab<Tag>]...) -> [Tab<Tag>] { tabs.flatMap(\.self) }

    public static func buildOptional(_ tabs: [Tab<Tag>]?) -> [Tab<Tag>] { tabs ?? [] }

    public static func buildEither(first tabs: [Tab<Tag>]) -> [Tab<Tag>] { tabs }

    public static func buildEither(second tabs: [Tab<Tag>]) -> [Tab<Tag>] { tabs }

    public static func buildArray(_ tabs: [[Tab<Tag>]]) -> [Tab<Tag>] { tabs.flatMap(\.self) }
}

extension Rendering {
    /// The nodes of tabs: one around all others and, for each tab, the node to tap and the container of the content.
    public struct TabsParts<Node> {
        public let tabs: Node
        public let parts: [(tab: Node, panel: Node)]

        public init(tabs: Node, parts: [(tab: Node, panel: Node)]) {
            self.tabs = tabs
            self.parts = parts
        }
    }

    /// The capability that a backend implements for ``Tabs``.
    public protocol TabSets: Nodes {
        /// - Parameter chosen: Called with the index of the tab that the user selects.
        func makeTabs(count: Int, chosen: @escaping (Int) -> Void) -> TabsParts<Node>
        func setTabsLabel(_ label: String, of tabs: Node)
        /// Sets the title of a tab, which also names its content for screen readers.
        func setTabTitle(_ title: String, of tab: Node)
        /// Selects the tab at an index and shows only its content; nil selects none.
        func setSelectedTab(_ position: Int?, of tabs: Node)
    }
}
