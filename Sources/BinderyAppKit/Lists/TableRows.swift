#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import Bindery

/// The rows of a table that shows a list: its data source and, if it has no other, its delegate. Made by
/// `reactive.rows(_:in:configure:)`.
///
/// | event | result |
/// |---|---|
/// | made | the table loads the rows when it is laid out |
/// | a transaction changes the list | one group of updates, step by step, as an `NSTableView` counts them |
/// | an element is replaced by one of the same identity | its cells, if visible, are configured again, and stay |
/// | a cell is reused for another row | what `configure` made for it ends first, then the cell is configured |
/// | a row is removed or scrolled away | what `configure` made for its cells ends |
/// | the user selects rows | `selectedRows`, `selectedIDs` and the properties of `selection(by:)` change |
/// | the user double-clicks a row | `doubleClicks` sends the element |
/// | the table is deallocated | everything ends |
///
/// - Isolation: The main actor.
/// - Complexity: O(k) updates for k changes, plus O(n) moves in memory for n rows.
/// - Also known as: `rx.items` in RxCocoa, `NSTableViewDiffableDataSource` in AppKit.
@MainActor
public final class TableRows<Element>: NSObject, NSTableViewDataSource, NSTableViewDelegate {
    /// The animation of insertions and deletions. With `[]`, nothing is animated.
    public var animation = NSTableView.AnimationOptions.effectFade
    /// The selected rows, both ways. The rows keep their selection while others are inserted, removed and moved.
    public let selectedRows = MutableProperty(IndexSet())
    /// How many rows before the end `approaches` sends. The default is 3.
    public var approachDistance = 3
    /// The actions of a row that is swiped towards the leading edge.
    public var trailingSwipe: ((Element) -> [NSTableViewRowAction])?
    /// The actions of a row that is swiped towards the trailing edge.
    public var leadingSwipe: ((Element) -> [NSTableViewRowAction])?

    private(set) weak var table: NSTableView?
    /// What the table knows, while the list may be ahead.
    private(set) var elements: [Element]
    private let follower: ListFollower<Element>
    private var columns: [NSUserInterfaceItemIdentifier: RowColumn<Element>] = [:]
    private let defaultColumn: RowColumn<Element>
    private let clicked = Subject<Element, Never>()
    private let approached = Subject<Void, Never>()
    private var approach = Approach()
    /// The properties of ``selection(by:)``.
    var selections: [AnyKeyPath: SelectedElement<Element>] = [:]
    /// Whether the selection changes with the rows or with a property, and not by the user.
    private var isShowing = false
    /// The properties that are made from `selectedRows`.
    let attachments = Attachments()
    private let bag = DisposeBag()

    init(_ table: NSTableView, _ list: ListProperty<Element>, _ column: RowColumn<Element>) {
        self.table = table
        defaultColumn = column
        let follower = ListFollower(list)
        self.follower = follower
        elements = follower.elements
        super.init()
        if table.delegate == nil { table.delegate = self }
        table.dataSource = self
        follower.observe { [weak self] in self?.update() }.disposed(by: bag)
        selectedRows.observeChanges { [weak self] in self?.select($0) }.disposed(by: bag)
        Attachments.of(table).onDeallocation { [clicked, approached] in
            clicked.complete()
            approached.complete()
        }
    }

    /// The elements that the user double-clicks. Hot; completes with the table.
    public var doubleClicks: some Signal<Element, Never> {
        if let table {
            table.reactive.actionTarget.followDoubleClicks(of: table) { [weak self] in
                guard let self, let row = self.table?.clickedRow, self.elements.indices.contains(row) else { return }
                clicked.send(elements[row])
            }
        }
        return clicked
    }

    /// Sends when a row near the end is about to be shown: the moment to load more.
    ///
    /// Sends again when rows have been inserted or deleted, and when the user comes back after the rows near
    /// the end were off the screen, so that a load that failed is tried again.
    public var approaches: some Signal<Void, Never> { approached }

    /// The element of a row, for a delegate of the application's own.
    public func element(at row: Int) -> Element { elements[row] }

    /// Shows the cells of a column of the table in another way than those of the others.
    ///
    /// ```swift
    /// rows.column("price", in: NSTableCellView()) { cell, good, _ in cell.textField?.stringValue = good.price }
    /// ```
    @discardableResult
    public func column<Cell: NSView>(
        _ identifier: String, in makeCell: @escaping @autoclosure () -> Cell,
        configure: @escaping (_ cell: Cell, _ element: Element, _ bag: DisposeBag) -> Void
    ) -> Self {
        columns[NSUserInterfaceItemIdentifier(identifier)] = RowColumn(identifier, { makeCell() }, configure)
        table?.reloadData()
        return self
    }

    // MARK: Updates

    func update() {
        guard let table else { return }
        let delta = follower.takeDelta(from: elements.count)
        if delta.steps.isEmpty { return }
        // The table counts its rows before the first step, if it has not yet.
        if table.numberOfRows != elements.count {
            delta.apply(to: &elements)
            table.reloadData()
            return showSelection()
        }
        let difference = delta.difference
        if !(difference.deletions.isEmpty && difference.insertions.isEmpty) { approach.rowsChanged() }
        for row in difference.deletions { for (column, cell) in cells(at: row) { column.end(cell) } }
        isShowing = true
        table.beginUpdates()
        for step in delta.steps { take(step, on: table) }
        table.endUpdates()
        isShowing = false
        for update in difference.updates {
            for (column, cell) in cells(at: update.new) { column.configure(cell, elements[update.new]) }
        }
        selectedRows.value = table.selectedRowIndexes
        showSelection()
    }

    /// The table counts after each step, and asks the data source: both change together.
    private func take(_ step: ListChange<Element>, on table: NSTableView) {
        step.apply(to: &elements)
        switch step {
        case .insert(_, let row): table.insertRows(at: IndexSet(integer: row), withAnimation: animation)
        case .remove(_, let row): table.removeRows(at: IndexSet(integer: row), withAnimation: animation)
        case .move(_, let old, let new): table.moveRow(at: old, to: new)
        case .update: break
        }
    }

    /// The cells that the table has made for a row.
    private func cells(at row: Int) -> [(RowColumn<Element>, NSView)] {
        guard let table else { return [] }
        return table.tableColumns.indices.compactMap { index in
            table.view(atColumn: index, row: row, makeIfNecessary: false)
                .map { (column(of: table.tableColumns[index]), $0) }
        }
    }

    private func column(of tableColumn: NSTableColumn?) -> RowColumn<Element> {
        tableColumn.flatMap { columns[$0.identifier] } ?? defaultColumn
    }

    // MARK: Selection

    /// Selects the row of the element that a property of ``selection(by:)`` has.
    func showSelection() {
        for selection in selections.values {
            let row = untracked { elements.firstIndex(where: selection.isSelected) }
            isShowing = true
            select(row.map { [$0] } ?? [])
            isShowing = false
        }
    }

    func select(_ rows: IndexSet) {
        guard let table, table.selectedRowIndexes != rows else { return }
        table.selectRowIndexes(
            IndexSet(rows.filter { elements.indices.contains($0) }), byExtendingSelection: false)
    }

    // MARK: Data source

    public func numberOfRows(in tableView: NSTableView) -> Int { elements.count }

    // MARK: Delegate

    public func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
        let column = column(of: tableColumn)
        let cell = tableView.makeView(withIdentifier: column.identifier, owner: nil) ?? column.makeCell()
        column.configure(cell, elements[row])
        return cell
    }

    public func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int) {
        let visible = tableView.rows(in: tableView.visibleRect).length
        if approach.shows(before: elements.count - row - 1, within: approachDistance, visible: visible) {
            approached.send()
        }
    }

    public func tableView(_ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int) {
        for (index, tableColumn) in tableView.tableColumns.enumerated() {
            if let cell = rowView.view(atColumn: index) as? NSView { column(of: tableColumn).end(cell) }
        }
    }

    public func tableViewSelectionDidChange(_ notification: Notification) {
        guard let rows = table?.selectedRowIndexes else { return }
        if rows != untracked({ selectedRows.value }) {
            selectedRows.value = rows
            selectedRows.wasEdited()
        }
        if isShowing { return }
        for selection in selections.values { selection.take(rows.first.map { elements[$0] }) }
    }

    public func tableView(
        _ tableView: NSTableView, rowActionsForRow row: Int, edge: NSTableView.RowActionEdge
    ) -> [NSTableViewRowAction] {
        guard let actions = edge == .leading ? leadingSwipe : trailingSwipe else { return [] }
        return SwipedTable.set(tableView) { actions(elements[row]) }
    }
}

extension ReactiveProperties where Object: NSTableView {
    /// Shows a list as the rows of the table, whose cells are views.
    ///
    /// ```swift
    /// let rows = table.reactive.rows(model.goods, in: GoodCell()) { cell, good, bag in
    ///     cell.name.stringValue = good.name
    ///     good.likes.observe { cell.likes.stringValue = "\($0)" }.disposed(by: bag)
    /// }
    /// rows.selection(by: \.id) <~> model.$openGood
    /// model.open <~ rows.doubleClicks
    /// ```
    ///
    /// The table keeps the rows. A cell is reused: what `configure` binds to the controls of the cell (`<~`, `<~>`,
    /// `execute`) ends when the cell shows another element, and so does what it adds to the bag, such as an
    /// observation. What the cell has bound before `configure` stays.
    ///
    /// The table asks its delegate for the cells. A delegate that the table has before stays: forward
    /// `tableView(_:viewFor:row:)`, `tableView(_:didAdd:forRow:)`, `tableView(_:didRemove:forRow:)`,
    /// `tableViewSelectionDidChange(_:)` and `tableView(_:rowActionsForRow:edge:)` to the rows.
    ///
    /// - Parameters:
    ///   - makeCell: Evaluated for each cell that the table needs.
    ///   - configure: Called for each cell that shows an element.
    @discardableResult
    public func rows<Element, Cell: NSView>(
        _ list: ListProperty<Element>, in makeCell: @escaping @autoclosure () -> Cell,
        configure: @escaping (_ cell: Cell, _ element: Element, _ bag: DisposeBag) -> Void
    ) -> TableRows<Element> {
        // The table has no other data source and delegate while the new ones are made.
        attachments.replace("rows", by: nil)
        let rows = TableRows(object, list, RowColumn("", { makeCell() }, configure))
        attachments.replace("rows", by: rows)
        return rows
    }
}
#endif
