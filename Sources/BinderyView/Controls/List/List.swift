/// Rows that scroll, as many as there are: only those near what is seen are mounted.
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
/// The id is that of what scrolls. Each row has the id `row-<identity>`, the header of a section `section-<key>`, the footer `more`.
///
/// A row that is scrolled far away is unmounted: its bindings end, and what it held of its own is gone. What is to last belongs into the view
/// model. <doc:ListView> says more, and what happens at the edges.
///
/// - Complexity: a change of a ``ListProperty`` costs O(log n), one of an array O(n); with m sections, a transaction costs O(m) simple steps
///   besides. Scrolling costs O(log n) and what comes into sight.
public struct List<Element, ID: Hashable>: PrimitiveView {
    private let source: any ListSource<Element, ID>
    private var selection: ListSelection<ID>?
    private var open: ((Element) -> Void)?
    private var refreshing: ListRefreshing?
    private var continuation: ListContinuation?
    private var position: ListPosition?

    private init(source: any ListSource<Element, ID>) { self.source = source }

    /// - Parameters:
    ///   - id: the identity of an element. Of elements with the same one the first is shown.
    ///   - content: makes a row; it is given a property, since the element of an identity may change.
    public init(
        _ rows: ListProperty<Element>, id: @escaping (Element) -> ID,
        @ViewBuilder content: @escaping (Property<Element>) -> some View
    ) {
        self.init(source: PlainListSource(parts: rows, id: id, content: content))
    }

    /// - Parameters:
    ///   - id: the identity of an element. Of elements with the same one the first is shown.
    ///   - content: makes a row; it is given a property, since the element of an identity may change.
    public init(
        _ rows: Property<[Element]>, id: @escaping (Element) -> ID,
        @ViewBuilder content: @escaping (Property<Element>) -> some View
    ) {
        self.init(ListProperty(rows, id: id), id: id, content: content)
    }

    /// A list with sections, as `grouped(by:)` gives them. A row that goes from one section to another one is moved, and stays what it is.
    ///
    /// - Parameters:
    ///   - id: the identity of an element, in all sections. Of elements with the same one the first is shown.
    ///   - header: makes the header of a section.
    ///   - row: makes a row; it is given a property, since the element of an identity may change.
    public init<Key>(
        sections: ListProperty<ListGroup<Key, Element>>, id: @escaping (Element) -> ID,
        @ViewBuilder header: @escaping (ListGroup<Key, Element>) -> some View,
        @ViewBuilder row: @escaping (Property<Element>) -> some View
    ) {
        self.init(source: SectionedListSource(sections, id: id, header: header, content: row))
    }

    /// Lets the person select a row, by pressing it or by the space bar; the property has its identity.
    ///
    /// A row that goes remains selected: whether that is to be is known to the view model alone.
    public func selection(_ selection: MutableProperty<ID?>) -> List {
        with { $0.selection = ListSelection(selection) }
    }

    /// Lets the person select rows, by pressing them or by the space bar; pressed again, a row is no longer selected.
    public func selection(_ selection: MutableProperty<Set<ID>>) -> List {
        with { $0.selection = ListSelection(selection) }
    }

    /// What happens when the person presses a row itself, not a control in it, or has it in focus and presses Enter. In a list with a
    /// selection: Enter, or a double click.
    public func onOpen(_ open: @escaping (Element) -> Void) -> List { with { $0.open = open } }

    /// Lets the person pull the list down to refresh it; a button that comes with the Tab key does the same, while the action is
    /// enabled. While it executes that is shown.
    public func refreshing<Output, Failure>(by action: Action<Void, Output, Failure>) -> List {
        with { $0.refreshing = ListRefreshing(action) }
    }

    /// Executes the action when the end comes near, and as long as what there is does not fill the list. A footer says so, with the id `more`.
    ///
    /// After a failure, the footer offers to try again. An execution by which the list has got no longer is not repeated until it does,
    /// or has been refreshed.
    ///
    /// - Parameter hasMore: while false, nothing is loaded and there is no footer.
    public func loadingMore<Output, Failure>(
        by action: Action<Void, Output, Failure>, while hasMore: Property<Bool> = .constant(true)
    ) -> List {
        with { $0.continuation = ListContinuation(action, while: hasMore) }
    }

    /// Tells a view model where the person is, and lets it scroll.
    public func position(_ position: ListPosition) -> List { with { $0.position = position } }

    private func with(_ change: (inout List) -> Void) -> List {
        var list = self
        change(&list)
        return list
    }

    public func mount<B: Backend>(in place: Place<B>) { mount(source, in: place) }

    private func mount<Source: ListSource<Element, ID>, B: Backend>(_ source: Source, in place: Place<B>) {
        let mounting = ListMounting(source, selection: selection, open: open, refreshing: refreshing, in: place)
        if let continuation { mounting.load(continuation) }
        if let position { mounting.follow(position) }
        mounting.start()
    }
}

extension List where Element: Identifiable, ID == Element.ID {
    public init(_ rows: ListProperty<Element>, @ViewBuilder content: @escaping (Property<Element>) -> some View) {
        self.init(rows, id: \.id, content: content)
    }

    public init(_ rows: Property<[Element]>, @ViewBuilder content: @escaping (Property<Element>) -> some View) {
        self.init(rows, id: \.id, content: content)
    }

    public init<Key>(
        sections: ListProperty<ListGroup<Key, Element>>,
        @ViewBuilder header: @escaping (ListGroup<Key, Element>) -> some View,
        @ViewBuilder row: @escaping (Property<Element>) -> some View
    ) {
        self.init(sections: sections, id: \.id, header: header, row: row)
    }
}
