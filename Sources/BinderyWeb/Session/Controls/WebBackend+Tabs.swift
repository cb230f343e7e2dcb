internal import BinderyView

extension WebBackend: Rendering.TabSets {
    func makeTabs(count: Int, chosen: @escaping (Int) -> Void) -> Rendering.TabsParts<WebNode> {
        let tabs = makeNode(.div, "tabs")
        let list = makeNode(.div, "tab-list", in: tabs)
        list[attribute: .role] = "tablist"
        let parts = (0..<count).map { position in
            let tab = makeNode(.button, "tab", in: list)
            let panel = makeNode(.div, "tab-panel", in: tabs)
            tab[attribute: .type] = "button"
            tab[attribute: .role] = "tab"
            tab[attribute: .ariaControls] = "n\(panel.number)"
            tab.on(.tapped { chosen(position) })
            panel[attribute: .id] = "n\(panel.number)"
            panel[attribute: .role] = "tabpanel"
            panel[attribute: .tabindex] = "0"
            name(panel, by: tab)
            return (tab: tab, panel: panel)
        }
        return Rendering.TabsParts(tabs: tabs, parts: parts)
    }

    func setTabsLabel(_ label: String, of tabs: WebNode) {
        set(.ariaLabel, to: label, of: TabsElements(tabs: tabs).list)
    }

    func setTabTitle(_ title: String, of tab: WebNode) { set(text: title, of: tab) }

    func setSelectedTab(_ position: Int?, of tabs: WebNode) {
        let elements = TabsElements(tabs: tabs)
        for (index, (tab, panel)) in zip(elements.list.children, elements.panels).enumerated() {
            set(.ariaSelected, to: "\(index == position)", of: tab)
            // All tabs are one stop of the Tab key; arrow keys move between them.
            set(.tabindex, to: index == position ?? 0 ? "0" : "-1", of: tab)
            setHidden(index != position, of: panel)
        }
    }
}

private struct TabsElements {
    let tabs: WebNode

    var list: WebNode { tabs.children[0] }
    var panels: ArraySlice<WebNode> { tabs.children.dropFirst() }
}
