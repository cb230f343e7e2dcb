/// What identifies a field or a carousel when its element is replaced.
struct ElementPath: Hashable {
    let identifier: String?
    let row: String?
    let screen: String?

    init(of element: PageElement) {
        identifier = element.identifier
        row = element.ancestry.lazy.compactMap(\.identifier).first { $0.hasPrefix("row-") }
        screen = element.ancestry.first { $0.has("screen") }?.attributes["data-screen"]
    }

    /// Returns the element that is there now.
    func successor(in root: PageElement) -> PageElement? {
        guard let identifier else { return nil }
        let whole =
            screen.map { name in root.first { $0.has("screen") && $0.attributes["data-screen"] == name } } ?? root
        let place = row.map { whole?.first(called: $0) } ?? whole
        return place?.first(called: identifier)
    }
}
