/// A scrolling list of any length. Only the rows near the visible area are mounted.
///
/// ```swift
/// List(model.goods) { good in GoodsRow(good) }
///     .selection(model.$selected)
///     .onOpen { good in model.show(good) }
///     .refreshing(by: model.refresh)
///     .loadingMore(by: model.loadMore, while: model.hasMore)
///     .position(model.position)
///     .id("list")
/// ```
///
/// The id is that of the scrolling node. Rows have the id `row-<identity>`, headers `section-<key>`, the footer `more`.
///
/// A row that is scrolled far away is unmounted: its bindings end, and its own state is lost. Keep lasting state in the
/// view model. <doc:ListView> has the details and the edge cases.
///
/// - Complexity: O(log n) for a change of a ``/Bindery/ListProperty``, O(n) for a change of an array. With m sections,
///   a transaction costs O(m) simple steps more. Scrolling costs O(log n) and the rows that come into view.
public struct List<Element, ID: Hashable>: Rendering.PrimitiveView {
    private let source: any ListSource<Element, ID>
    private var selection: ListSelection<ID>?
    private var current: Property<ID?>?
    private var open: ((Element) -> Void)?
    private var refreshing: ListRefreshing?
    private var continuation: ListContinuation?
    private var position: ListPosition?
    private var move: ((_ from: Int, _ to: Int) -> Void)?

    private init(source: any ListSource<Element, ID>) { self.source = source }

    /// Creates a list of the elements of a list property.
    ///
    /// - Parameters:
    ///   - id: The identity of an element. Of elements with the same identity, the first is shown.
    ///   - content: Makes a row. It takes a property, since the element with an identity may change.
    public init(
        _ rows: ListProperty<Element>, id: @escaping (Element) -> ID,
        @ViewBuilder content: @escaping (Property<Element>) -> some View
    ) {
        self.init(source: PlainListSource(parts: rows, id: id, content: content))
    }

    /// Creates a list of the elements of an array, with the same parameters as for a list property.
    public init(
        _ rows: Property<[Element]>, id: @escaping (Element) -> ID,
        @ViewBuilder content: @escaping (Property<Element>) -> some View
    ) {
        self.init(ListProperty(rows, id: id), id: id, content: content)
    }

    /// Creates a list with sections, as `grouped(by:)` returns them. A row that changes its section keeps its state. Of
    /// elements with the same identity in any sections, the first is shown.
    public init<Key>(
        sections: ListProperty<ListGroup<Key, Element>>, id: @escaping (Element) -> ID,
        @ViewBuilder header: @escaping (ListGroup<Key, Element>) -> some View,
        @ViewBuilder row: @escaping (Property<Element>) -> some View
    ) {
        self.init(source: SectionedListSource(sections, id: id, header: header, content: row))
    }

    /// Lets the user select one row, by pressing it or by the space bar. The property contains the row's identity. A
    /// removed row stays selected: only the view model can decide whether it should be.
    public func selection(_ selection: MutableProperty<ID?>) -> List {
        with { $0.selection = ListSelection(selection) }
    }

    /// Lets the user select several rows, by pressing them or by the space bar. Pressing a selected row deselects it.
    public func selection(_ selection: MutableProperty<Set<ID>>) -> List {
        with { $0.selection = ListSelection(selection) }
    }

    /// Marks the row of what is shown elsewhere, such as in a detail beside the list. The user does not change the
    /// mark. On the web the row has `aria-current`.
    ///
    /// ```swift
    /// List(model.mails) { mail in MailRow(mail) }
    ///     .onOpen { mail in navigator.push(.mail(mail.id)) }
    ///     .current(navigator.stack.map { $0.last?.mail })
    /// ```
    ///
    /// - Parameter current: The identity of the marked row; nil marks none.
    /// - Complexity: A change costs O(1) for each mounted row.
    /// - Also known as: `aria-current` on the web.
    public func current(_ current: Property<ID?>) -> List { with { $0.current = current } }

    /// Calls `open` when the user presses a row, but not a control in it, or presses Enter while the row has the focus.
    /// In a list with a selection, Enter or a double click opens the row.
    public func onOpen(_ open: @escaping (Element) -> Void) -> List { with { $0.open = open } }

    /// Lets the user pull the list down to refresh it. A button that appears with the Tab key does the same while the
    /// action is enabled. The list shows progress while the action executes.
    public func refreshing<Output, Failure>(by action: Action<Void, Output, Failure>) -> List {
        with { $0.refreshing = ListRefreshing(action) }
    }

    /// Executes the action when the end comes near, and until the loaded rows fill the list. Meanwhile a footer with
    /// the id `more` is shown. After a failure, it has a button to try again. An execution that brought no rows is not
    /// repeated until the user scrolls, the list changes, or a refresh succeeds.
    ///
    /// - Parameter hasMore: Whether more rows exist. While it is false, nothing is loaded and the footer is hidden.
    public func loadingMore<Output, Failure>(
        by action: Action<Void, Output, Failure>, while hasMore: Property<Bool> = .constant(true)
    ) -> List {
        with { $0.continuation = ListContinuation(action, while: hasMore) }
    }

    /// Lets the user reorder the rows, and calls `move` with each move.
    ///
    /// ```swift
    /// List(model.songs) { song in SongRow(song) }.onMove(model.songs.move)
    /// ```
    ///
    /// The user drags a row or moves it by Alt and an arrow key, as described for ``ForEach/onMove(_:)``. In a list
    /// with sections, a row moves within its section.
    ///
    /// A drag scrolls the list while the pointer is at its top or bottom. When it has scrolled far, `move` is also
    /// called on the way. The Escape key then returns the row to the place of the last call.
    ///
    /// - Parameter move: Moves the element at `from`, so that its index is `to` afterwards, as
    ///   `MutableListProperty.move` does. The indices count the elements of all sections as they are shown, and no
    ///   headers. If a model keeps its elements in another order than that of the sections, it maps the indices.
    /// - Complexity: O(n) for a move; nothing for lists without it.
    /// - Also known as: `onMove` in SwiftUI, reordering in `UITableView`.
    public func onMove(_ move: @escaping (_ from: Int, _ to: Int) -> Void) -> List { with { $0.move = move } }

    /// Connects a position, which reports the visible rows to a view model and lets it scroll the list.
    public func position(_ position: ListPosition) -> List { with { $0.position = position } }

    private func with(_ change: (inout List) -> Void) -> List {
        var list = self
        change(&list)
        return list
    }

    public func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) { mount(source, in: point) }

    private func mount<Source: ListSource<Element, ID>, B: Rendering.Backend>(
        _ source: Source, in point: Rendering.MountPoint<B>
    ) {
        let mounting = ListMounting(
            source, selection: selection, current: current, open: open, move: move, refreshing: refreshing, in: point)
        if let continuation { mounting.load(continuation) }
        if let position { mounting.follow(position) }
        mounting.start()
    }
}

extension List where Element: Identifiable, ID == Element.ID {
    /// Creates a list of the elements of a list property, identified by their `id`.
    public init(_ rows: ListProperty<Element>, @ViewBuilder content: @escaping (Property<Element>) -> some View) {
        self.init(rows, id: \.id, content: content)
    }

    /// Creates a list of the elements of an array, identified by their `id`.
    public init(_ rows: Property<[Element]>, @ViewBuilder content: @escaping (Property<Element>) -> some View) {
        self.init(rows, id: \.id, content: content)
    }

    /// Creates a list with sections, whose elements are identified by their `id`.
    public init<Key>(
        sections: ListProperty<ListGroup<Key, Element>>,
        @ViewBuilder header: @escaping (ListGroup<Key, Element>) -> some View,
        @ViewBuilder row: @escaping (Property<Element>) -> some View
    ) {
        self.init(sections: sections, id: \.id, header: header, row: row)
    }
}
