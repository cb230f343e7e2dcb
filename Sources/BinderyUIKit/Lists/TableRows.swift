#if canImport(UIKit) && !os(watchOS)
public import Bindery
public import UIKit

/// The rows of a table that shows a list: its data source and its delegate. Made by
/// `reactive.rows(_:in:configure:)`.
///
/// | event | result |
/// |---|---|
/// | made | the table loads the rows when it is laid out |
/// | a transaction changes the list | one batch update, with the net change; reloaded without a window |
/// | sections come, go or move | up to three batches, since UIKit refuses such moves in one |
/// | an element changes its group | its row moves to the other section |
/// | an element is replaced by one of the same identity | its cell, if visible, is configured again, and stays |
/// | a cell is reused for another row | what `configure` made for it ends first, then the cell is configured |
/// | the row of a visible cell is removed | what `configure` made for it ends |
/// | the user taps a row | `selections` sends the element |
/// | the same without `selection(by:)` and `selectedIDs` | the row is deselected too |
/// | the table is deallocated | everything ends |
///
/// The data source answers with the rows of the last batch, also while the list is ahead.
///
/// A delegate that the table has before is passed everything that UIKit tells; where both answer, for the actions of a
/// swipe, the rows do if they have a closure. One that is set later takes the place of the rows until the list next
/// changes, and is then told too. It must not pass anything on to the rows.
///
/// - Isolation: The main actor.
/// - Complexity: O(k log k) for k changes, plus O(n) moves in memory for n rows of a changed section; O(n) for all rows
///   if sections change.
/// - Also known as: `rx.items(cellIdentifier:)` in RxCocoa, `UITableViewDiffableDataSource` in UIKit.
@MainActor
public final class TableRows<Element>: ListRows<Element>, UITableViewDataSource, UITableViewDelegate {
    /// The animation of insertions and deletions. With `.none`, nothing is animated.
    public var animation = UITableView.RowAnimation.automatic

    private weak var table: UITableView?
    private let cell: RowCells<UITableViewCell, Element>
    private let identifier: String

    init<Group, Cell: UITableViewCell>(
        _ table: UITableView, _ groups: ListProperty<Group>, rows: @escaping (Group) -> ListProperty<Element>,
        title: @escaping (Group) -> String?, _ type: Cell.Type,
        _ configure: @escaping (Cell, Element, DisposeBag) -> Void
    ) {
        self.table = table
        // Rows that the table had before know the delegate of the application, and end now.
        let present = table.delegate
        identifier = "\(type)"
        // Safe: the table makes the cells of this identifier, all of the registered class.
        cell = RowCells(
            objects: { $0.tree }, configure: { configure($0 as! Cell, $1, $2) })
        super.init(of: table, groups, rows: rows, title: title)
        table.register(type, forCellReuseIdentifier: identifier)
        withExtendedLifetime(present) { takePlace(in: table, \.delegate) }
        table.dataSource = self
    }

    override func show(_ update: SectionsUpdate) {
        guard let table else { return }
        takePlace(in: table, \.delegate)
        if table.window == nil {
            // UIKit refuses batches of a table that is not on screen.
            update.commit()
            return table.reloadData()
        }
        for batch in update.batches {
            let ending = cell.ending(table.indexPathsForVisibleRows ?? [], batch) { table.cellForRow(at: $0) }
            if animation == .none {
                UIView.performWithoutAnimation { perform(batch, on: table) }
            } else {
                perform(batch, on: table)
            }
            cell.end(ending)
        }
        for path in update.changes {
            if let shown = table.cellForRow(at: path) { cell.configure(shown, for: element(at: path)) }
        }
    }

    override var visibleCount: Int { table?.indexPathsForVisibleRows?.count ?? 0 }

    override var shownSelection: [IndexPath] { table?.indexPathsForSelectedRows ?? [] }

    override func setSelected(_ isSelected: Bool, at path: IndexPath) {
        let isAnimated = UIView.areAnimationsEnabled
        if isSelected {
            table?.selectRow(at: path, animated: isAnimated, scrollPosition: .none)
        } else {
            table?.deselectRow(at: path, animated: isAnimated)
        }
    }

    private func perform(_ batch: SectionsBatch, on table: UITableView) {
        let animation = animation
        table.performBatchUpdates {
            batch.commit()
            if !batch.deletedSections.isEmpty { table.deleteSections(batch.deletedSections, with: animation) }
            if !batch.insertedSections.isEmpty { table.insertSections(batch.insertedSections, with: animation) }
            for move in batch.sectionMoves { table.moveSection(move.from, toSection: move.to) }
            if !batch.deletions.isEmpty { table.deleteRows(at: batch.deletions, with: animation) }
            if !batch.insertions.isEmpty { table.insertRows(at: batch.insertions, with: animation) }
            for move in batch.moves { table.moveRow(at: move.from, to: move.to) }
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

    private var application: (any UITableViewDelegate)? { forwarded(as: (any UITableViewDelegate).self) }

    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let element = element(at: indexPath)
        #if canImport(ObjectiveC)
        application?.tableView?(tableView, didSelectRowAt: indexPath)
        #else
        application?.tableView(tableView, didSelectRowAt: indexPath)
        #endif
        if !keepsSelection { tableView.deselectRow(at: indexPath, animated: true) }
        didSelect(element)
    }

    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        #if canImport(ObjectiveC)
        application?.tableView?(tableView, didDeselectRowAt: indexPath)
        #else
        application?.tableView(tableView, didDeselectRowAt: indexPath)
        #endif
        takeSelection()
    }

    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        #if canImport(ObjectiveC)
        application?.tableView?(tableView, willDisplay: cell, forRowAt: indexPath)
        #else
        application?.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
        #endif
        willShow(indexPath)
    }

    #if !os(tvOS)
    public func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        if leadingSwipe != nil { return swipe(leadingSwipe, at: indexPath) }
        #if canImport(ObjectiveC)
        return application?.tableView?(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
        #else
        return application?.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
        #endif
    }

    public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        if trailingSwipe != nil { return swipe(trailingSwipe, at: indexPath) }
        #if canImport(ObjectiveC)
        return application?.tableView?(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
        #else
        return application?.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
        #endif
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
