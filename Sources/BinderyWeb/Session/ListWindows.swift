internal import BinderyView

/// The rows that the page shows of its lists. A session that is folded and made again mounts the same rows: otherwise
/// they would be missing until the page asks for them.
struct ListWindows {
    struct Window: Equatable {
        let rows: Range<Int>
        let mounted: Range<Int>?
        let isBeyondFirstPage: Bool
    }

    private var windows: [Int: Window] = [:]

    mutating func note(_ window: Window, of node: Int) { windows[node] = window }

    /// Whether a list is scrolled so far that its model may have to load its rows page by page.
    mutating func isBeyondFirstPage(in root: WebNode) -> Bool {
        let lists = Set(Self.lists(in: root).map { Int($0.list.number) })
        windows = windows.filter { lists.contains($0.key) }
        return windows.values.contains(where: \.isBeyondFirstPage)
    }

    /// The windows by the place of their list.
    func byPlace(in root: WebNode) -> [String: Window] {
        var found: [String: Window] = [:]
        for (place, list) in Self.lists(in: root) { found[place] = windows[list.number] }
        return found
    }

    /// Shows the rows again in a page with the same lists.
    static func show(_ windows: [String: Window], in root: WebNode) {
        if windows.isEmpty { return }
        for (place, list) in lists(in: root) {
            guard let window = windows[place], list.isReachable else { continue }
            list.show(window.rows, of: window.mounted, isBeyondFirstPage: window.isBeyondFirstPage)
        }
    }

    /// The lists of a page. A place is the identifiers around a list, and its number among those with the same ones.
    private static func lists(in root: WebNode) -> [(place: String, list: WebNode)] {
        var lists: [(String, WebNode)] = []
        var counts: [String: Int] = [:]
        func collect(_ node: WebNode, in place: String) {
            let place = node[attribute: .dataTestid].map { "\(place)/\($0)" } ?? place
            if node.showsRows {
                counts[place, default: 0] += 1
                lists.append(("\(place) \(counts[place]!)", node))
            }
            for child in node.children { collect(child, in: place) }
        }
        collect(root, in: "")
        return lists
    }
}

extension WebNode {
    fileprivate var showsRows: Bool {
        var showsRows = false
        forEachHandler { if case .shown = $0 { showsRows = true } }
        return showsRows
    }
}
