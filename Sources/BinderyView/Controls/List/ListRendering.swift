extension Rendering {
    /// The capability that a backend implements for ``List``. A backend receives the number of rows, and reports the
    /// visible range and the range to mount around it.
    public protocol Lists: Nodes {
        /// Makes a node that scrolls its content.
        func makeList(_ traits: ListTraits, events: ListEvents) -> ListParts<Node>
        /// Makes a row. It can be pressed, and opened, if the list's traits say so.
        func makeListRow(_ traits: ListTraits, events: ListRowEvents) -> ListRowParts<Node>
        /// Makes the header of a section. Where possible, it stays visible while its section does: if the mounted rows
        /// begin in the middle of a section, ``Rendering/ListParts/header`` contains a second header of that section.
        ///
        /// - Parameter isPinned: Whether the header is the one in ``Rendering/ListParts/header``.
        func makeListHeader(_ traits: ListTraits, isPinned: Bool) -> ListRowParts<Node>
        func setRowSelected(_ isSelected: Bool, of node: Node)
        /// Marks the row of what is shown elsewhere; see ``List/current(_:)``.
        func setRowCurrent(_ isCurrent: Bool, of node: Node)

        /// Sets the range of the mounted rows. Rows and headers count alike. The visible rows stay in place when rows
        /// above them are inserted, removed or resized. While the beginning of the list is visible, however, rows
        /// inserted there become visible.
        ///
        /// - Parameters:
        ///   - first: The index of the first mounted row.
        ///   - changes: The total number of rows inserted, moved and removed. If it differs from the previous call, the
        ///     backend may animate the difference; otherwise only the window has moved.
        func setRows(count: Int, first: Int, changes: Int, of list: Node)
        /// Sets the number of headers among all parts, and among those before the first mounted part. Called before
        /// ``setRows(count:first:changes:of:)``, for a list with sections.
        func setHeaders(count: Int, before first: Int, of list: Node)
        /// Scrolls so that a mounted row is visible. Index 0 scrolls to the beginning of the list.
        func scroll(_ list: Node, to index: Int)

        /// Sets the title of the control that refreshes the list without a gesture.
        func setRefreshTitle(_ title: String, of list: Node)
        /// Enables or disables both the gesture and the control that refresh the list.
        func setRefreshEnabled(_ isEnabled: Bool, of list: Node)
        func setRefreshing(_ isRefreshing: Bool, of list: Node)
    }

    /// The nodes of a list: the node that scrolls, the container of the rows, and that of the footer after the rows.
    public struct ListParts<Node> {
        public let list: Node
        public let rows: Node
        /// The container, above the rows, of the header of a section that begins before them; nil to pin none.
        public let header: Node?
        public let footer: Node
        /// The number of rows to mount before the backend reports which ones it shows.
        public let firstCount: Int

        public init(list: Node, rows: Node, header: Node? = nil, footer: Node, firstCount: Int) {
            self.list = list
            self.rows = rows
            self.header = header
            self.footer = footer
            self.firstCount = firstCount
        }
    }

    /// The nodes of a row: the row itself, and the container of its content. They may be the same node.
    public struct ListRowParts<Node> {
        public let row: Node
        public let content: Node

        public init(row: Node, content: Node) {
            self.row = row
            self.content = content
        }
    }

    /// The interactions that a list supports. `selection` is nil if no row can be selected.
    public struct ListTraits: Equatable, Sendable {
        public internal(set) var selection: ListSelectionKind?
        public internal(set) var opens = false
        public internal(set) var refreshes = false
        public internal(set) var hasSections = false

        public var isPressable: Bool { opens || selection != nil }
    }

    /// The events of a list.
    public struct ListEvents {
        /// Called when the user has scrolled, or the size of the list has changed.
        public let shown: (ListViewport) -> Void
        /// Called when the user refreshes the list.
        public let refreshed: () -> Void
    }

    /// The events of a row.
    public struct ListRowEvents {
        /// Called when the user presses the row by a pointer or the space bar. A list without a selection opens it.
        public let pressed: () -> Void
        /// Called when the user opens the row by the Enter key or a double click.
        public let opened: () -> Void
    }

    /// The visible part of a list, in indices of rows and headers.
    public struct ListViewport: Equatable, Sendable {
        public let visible: Range<Int>
        /// The range to mount. ``List`` mounts at most 300 rows and headers.
        public let mounted: Range<Int>
        /// Whether the list is scrolled by more than its own height.
        public let isBeyondFirstPage: Bool

        public init(visible: Range<Int>, mounted: Range<Int>, isBeyondFirstPage: Bool) {
            self.visible = visible
            self.mounted = mounted
            self.isBeyondFirstPage = isBeyondFirstPage
        }
    }
}
