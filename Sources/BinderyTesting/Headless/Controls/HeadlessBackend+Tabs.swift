public import BinderyView

extension HeadlessBackend: Rendering.TabSets {
    public func makeTabs(count: Int, chosen: @escaping (Int) -> Void) -> Rendering.TabsParts<HeadlessNode> {
        let tabs = make(.tabs)
        let parts = (0..<count).map { position in
            let (tab, panel) = (make(.tab), make(.tabPanel))
            tab.tapped = { chosen(position) }
            return (tab: tab, panel: panel)
        }
        for part in parts { tabs.insert(part.tab, before: nil) }
        for part in parts { tabs.insert(part.panel, before: nil) }
        return Rendering.TabsParts(tabs: tabs, parts: parts)
    }

    public func setTabsLabel(_ label: String, of tabs: HeadlessNode) { tabs.label = label }

    public func setTabTitle(_ title: String, of tab: HeadlessNode) { tab.text = title }

    public func setSelectedTab(_ position: Int?, of tabs: HeadlessNode) {
        let count = tabs.children.count / 2
        for index in 0..<count {
            tabs.children[index].isSelected = index == position
            setHidden(index != position, of: tabs.children[count + index])
        }
    }
}
