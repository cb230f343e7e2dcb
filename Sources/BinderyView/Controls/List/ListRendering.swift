/// What a backend must be able to do for ``List``.
///
/// Rows are long before they are seen: a backend is told how many there are, and says which it shows. Those are mounted, with some before and
/// behind them, as the backend needs.
public protocol ListRendering: NodeRendering {
    /// A node that scrolls what is in it.
    func makeList(_ traits: ListTraits, events: ListEvents) -> ListParts<Node>
    /// A row. It can be pressed, and opened, if the list's traits say so.
    func makeListRow(_ traits: ListTraits, events: ListRowEvents) -> ListRowParts<Node>
    /// The header of a section, which content is put into. It stays in sight while its section does, where that is possible: in
    /// ``ListParts/header`` stands another one of the section that what is mounted begins in the middle of.
    ///
    /// - Parameter isPinned: whether it is the one in ``ListParts/header``.
    func makeListHeader(_ traits: ListTraits, isPinned: Bool) -> ListRowParts<Node>
    func setRowSelected(_ isSelected: Bool, of node: Node)

    /// Says which rows are mounted now. Rows and headers count alike.
    ///
    /// What the person sees stays where it is, though rows come, go or get another height above it; but at the very beginning what comes first is
    /// seen.
    ///
    /// - Parameters:
    ///   - first: the index of the first that is mounted.
    ///   - changes: how many rows have come, moved or gone until now. If that is another number than before, what differs is to be seen to
    ///     happen; otherwise only the window has moved.
    func setRows(count: Int, first: Int, changes: Int, of list: Node)
    /// Says how many of all rows and headers are headers, and how many of those before the first that is mounted.
    /// Called before ``setRows(count:first:changes:of:)``, for a list with sections.
    func setHeaders(count: Int, before first: Int, of list: Node)
    /// Scrolls so that a row, which is mounted, is seen; the first one so that the list is at its beginning.
    func scroll(_ list: Node, to index: Int)

    /// What the control is called by which the person refreshes the list without a gesture.
    func setRefreshTitle(_ title: String, of list: Node)
    /// Neither the gesture nor the control does anything while it is false.
    func setRefreshEnabled(_ isEnabled: Bool, of list: Node)
    func setRefreshing(_ isRefreshing: Bool, of list: Node)
}

/// The nodes of a list.
public struct ListParts<Node> {
    /// What scrolls.
    public let list: Node
    /// The node into which the rows go.
    public let rows: Node
    /// The node, above the rows, into which the header goes of the section that begins before what is mounted. Nil where none stays in sight.
    public let header: Node?
    /// The node behind the rows, for what stands at the end.
    public let footer: Node
    /// How many rows to mount before the backend has said what it shows.
    public let firstCount: Int

    public init(list: Node, rows: Node, header: Node? = nil, footer: Node, firstCount: Int) {
        self.list = list
        self.rows = rows
        self.header = header
        self.footer = footer
        self.firstCount = firstCount
    }
}

/// The nodes of a row of a list.
public struct ListRowParts<Node> {
    public let row: Node
    /// The node into which the content goes.
    public let content: Node

    /// - Parameter row: the node itself, which may be `content` too.
    public init(row: Node, content: Node) {
        self.row = row
        self.content = content
    }
}

/// What a person can do with the rows of a list.
public struct ListTraits: Equatable, Sendable {
    /// Nil if no row can be selected.
    public internal(set) var selection: ListSelectionKind?
    /// Whether a row does something when it is opened.
    public internal(set) var opens = false
    /// Whether the list can be pulled down to refresh it.
    public internal(set) var refreshes = false
    /// Whether there are headers among the rows.
    public internal(set) var hasSections = false

    /// Whether a row does something when it is pressed.
    public var isPressable: Bool { opens || selection != nil }
}

/// What a list is told by its backend.
public struct ListEvents {
    /// The person has scrolled, or the list has got another size.
    public let shown: (ListViewport) -> Void
    /// The person has pulled the list down.
    public let refreshed: () -> Void
}

/// What a row is told by its backend.
public struct ListRowEvents {
    /// The person has pressed the row itself, by a pointer or the space bar: it is selected, or opened if the list has no selection.
    public let pressed: () -> Void
    /// The person has opened the row, by the Enter key or a double click.
    public let opened: () -> Void
}

/// Which part of a list is seen.
public struct ListViewport: Equatable, Sendable {
    /// The indices of the rows and headers that are seen.
    public let visible: Range<Int>
    /// The indices of those that are to be mounted. What is more than ``List`` mounts at once is left out.
    public let mounted: Range<Int>
    /// Whether the list is scrolled by more than its own height.
    public let isBeyondFirstPage: Bool

    public init(visible: Range<Int>, mounted: Range<Int>, isBeyondFirstPage: Bool) {
        self.visible = visible
        self.mounted = mounted
        self.isBeyondFirstPage = isBeyondFirstPage
    }
}
