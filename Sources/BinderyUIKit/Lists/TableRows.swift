#if canImport(UIKit) && !os(watchOS)
public import Bindery
public import UIKit

/// The rows of a table that shows a list: its data source and, if it has no other, its delegate. Made by
/// `reactive.rows(_:in:configure:)`.
///
/// | event | result |
/// |---|---|
/// | made | the table loads the rows when it is laid out |
/// | a transaction changes the list | one batch update, with the net change; reloaded without a window |
/// | an element is replaced by one of the same identity | its cell, if visible, is configured again, and stays |
/// | a cell is reused for another row | what `configure` made for it ends first, then the cell is configured |
/// | the row of a visible cell is removed | what `configure` made for it ends |
/// | the user taps a row | `selections` sends the element; without `selection(by:)`, the row is deselected |
/// | the table is deallocated | everything ends |
///
/// The data source answers with the rows of the last batch, also while the list is ahead.
///
/// - Isolation: The main actor.
/// - Complexity: O(k log k) for k changes, plus O(n) moves in memory for n rows of a changed section.
/// - Also known as: `rx.items(cellIdentifier:)` in RxCocoa, `UITableViewDiffableDataSource` in UIKit.
@MainActor
public final class TableRows<Element>: ListRows<Element>, UITableViewDataSource, UITableViewDelegate {
    /// The animation of insertions and deletions. With `.none`, nothing is animated.
    public var animation = UITableView.RowAnimation.automatic
    #if !os(tvOS)
    /// The actions of a row that is swiped towards the leading edge.
    public var trailingSwipe: ((Element) -> [UIContextualAction])?
    /// The actions of a row that is swiped towards the trailing edge.
    public var leadingSwipe: ((Element) -> [UIContextualAction])?
    #endif

    private weak var table: UITableView?
    private let cell: RowCells<UITableViewCell, Element>
    private let identifier: String

    init<Group, Cell: UITableViewCell>(
        _ table: UITableView, _ groups: ListProperty<Group>, rows: @escaping (Group) -> ListProperty<Element>,
        title: @escaping (Group) -> String?, _ type: Cell.Type,
        _ configure: @escaping (Cell, Element, DisposeBag) -> Void
    ) {
        self.table = table
        identifier = "\(type)"
        // Safe: the table makes the cells of this identifier, all of the registered class.
        cell = RowCells(
            objects: { $0.tree }, configure: { configure($0 as! Cell, $1, $2) })
        super.init(of: table, groups, rows: rows, title: title)
        table.register(type, forCellReuseIdentifier: identifier)
        if table.delegate == nil { table.delegate = self }
        table.dataSource = self
    }

    override func update() {
        guard let table, let update = takeUpdate() else { return }
        defer { showSelection() }
        if table.window == nil {
            // UIKit refuses batches of a table that is not on screen.
            update.commit()
            return table.reloadData()
        }
        let ending = cell.ending(table.indexPathsForVisibleRows ?? [], update) { table.cellForRow(at: $0) }
        if animation == .none {
            UIView.performWithoutAnimation { perform(update, on: table) }
        } else {
            perform(update, on: table)
        }
        cell.end(ending)
        for path in update.changes {
            if let shown = table.cellForRow(at: path) { cell.configure(shown, for: element(at: path)) }
        }
    }

    override var shownSelection: IndexPath? {
        get { table?.indexPathForSelectedRow }
        set {
            let isAnimated = UIView.areAnimationsEnabled
            if let newValue {
                table?.selectRow(at: newValue, animated: isAnimated, scrollPosition: .none)
            } else if let shownSelection {
                table?.deselectRow(at: shownSelection, animated: isAnimated)
            }
        }
    }

    override var visibleCount: Int { table?.indexPathsForVisibleRows?.count ?? 0 }

    private func perform(_ update: SectionsUpdate, on table: UITableView) {
        let animation = animation
        table.performBatchUpdates {
            update.commit()
            if !update.deletedSections.isEmpty { table.deleteSections(update.deletedSections, with: animation) }
            if !update.insertedSections.isEmpty { table.insertSections(update.insertedSections, with: animation) }
            if !update.deletions.isEmpty { table.deleteRows(at: update.deletions, with: animation) }
            if !update.insertions.isEmpty { table.insertRows(at: update.insertions, with: animation) }
            for move in update.moves { table.moveRow(at: move.from, to: move.to) }
        }
    }

    // MARK: Data source

    public func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections.count(in: section)
    }

    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let shown = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        cell.configure(shown, for: element(at: indexPath))
        return shown
    }

    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections.title(of: section)
    }

    // MARK: Delegate

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if selected.isEmpty { tableView.deselectRow(at: indexPath, animated: true) }
        select(indexPath)
    }

    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        willShow(indexPath)
    }

    #if !os(tvOS)
    public func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        leadingSwipe.map { UISwipeActionsConfiguration(actions: $0(element(at: indexPath))) }
    }

    public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        trailingSwipe.map { UISwipeActionsConfiguration(actions: $0(element(at: indexPath))) }
    }
    #endif
}

extension ReactiveProperties where Object: UITableView {
    /// Shows a list as the rows of the table, in cells of a class.
    ///
    /// ```swift
    /// let rows = table.reactive.rows(model.goods, in: GoodCell.self) { cell, good, bag in
    ///     cell.name.text = good.name
    ///     good.likes.observe { cell.likes.text = "\($0)" }.disposed(by: bag)
    /// }
    /// model.open <~ rows.selections
    /// ```
    ///
    /// The table keeps the rows. A cell is reused: what `configure` binds to the controls of the cell (`<~`, `<~>`,
    /// `execute`) ends when the cell shows another element, and so does what it adds to the bag, such as an
    /// observation. What the cell has bound before `configure` stays.
    ///
    /// - Parameter configure: Called for each cell that shows an element.
    @discardableResult
    public func rows<Element, Cell: UITableViewCell>(
        _ list: ListProperty<Element>, in type: Cell.Type,
        configure: @escaping (_ cell: Cell, _ element: Element, _ bag: DisposeBag) -> Void
    ) -> TableRows<Element> {
        TableRows(object, ListProperty.oneGroup, rows: { _ in list }, title: { _ in nil }, type, configure)
    }

    /// Shows groups of a list as the sections of the table. See ``rows(_:in:configure:)``.
    ///
    /// ```swift
    /// table.reactive.sections(goods.grouped(by: \.kind), title: { $0.name }, in: GoodCell.self) { … }
    /// ```
    ///
    /// - Parameter title: Returns the header of a section.
    @discardableResult
    public func sections<Key: Hashable, Element, Cell: UITableViewCell>(
        _ groups: ListProperty<ListGroup<Key, Element>>, title: @escaping (Key) -> String?, in type: Cell.Type,
        configure: @escaping (_ cell: Cell, _ element: Element, _ bag: DisposeBag) -> Void
    ) -> TableRows<Element> {
        TableRows(object, groups, rows: \.elements, title: { title($0.key) }, type, configure)
    }
}
#endif
