#if canImport(UIKit) && !os(watchOS)
public import Bindery
public import UIKit

/// The rows of a table that shows a list: its data source and, if it has no other, its delegate. Made by
/// ``ReactiveProperties/rows(_:in:configure:)``.
///
/// | event | result |
/// |---|---|
/// | made | the table loads the rows when it is laid out |
/// | a transaction changes the list | one batch update, with the net change; reloaded without a window |
/// | an element is replaced by one of the same identity | its cell, if visible, is configured again, and stays |
/// | a cell is reused for another row | its bag is disposed of first, then the cell is configured |
/// | the row of a visible cell is removed | the bag of the cell is disposed of |
/// | the user taps a row | the row is deselected; `selections` sends the element |
/// | the table is deallocated | all bags are disposed of |
///
/// The data source answers with the rows of the last batch, also while the list is ahead.
///
/// - Isolation: The main actor.
/// - Complexity: O(k log k) for k changes, plus O(n) moves in memory for n rows of a changed section.
/// - Also known as: `rx.items(cellIdentifier:)` in RxCocoa, `UITableViewDiffableDataSource` in UIKit.
@MainActor
public final class TableRows<Element>: NSObject, UITableViewDataSource, UITableViewDelegate {
    /// The elements of the rows that the user taps. Hot; completes with the table.
    public var selections: some Signal<Element, Never> { selected }
    /// Sends when a row near the end is about to be shown, once for each number of rows: the moment to load more.
    ///
    /// ```swift
    /// model.loadMore <~ rows.approaches
    /// ```
    public var approaches: some Signal<Void, Never> { approached }
    /// How many rows before the end `approaches` sends. The default is 3.
    public var approachDistance = 3
    /// The animation of insertions and deletions. With `.none`, nothing is animated.
    public var animation = UITableView.RowAnimation.automatic
    #if !os(tvOS)
    /// The actions of a row that is swiped towards the leading edge.
    public var trailingSwipe: ((Element) -> [UIContextualAction])?
    /// The actions of a row that is swiped towards the trailing edge.
    public var leadingSwipe: ((Element) -> [UIContextualAction])?
    #endif

    private weak var table: UITableView?
    private let sections: any RowSource<Element>
    private let cell: RowCells<UITableViewCell, Element>
    private let identifier: String
    private let selected = Subject<Element, Never>()
    private let approached = Subject<Void, Never>()
    private var approachedAt: Int?

    init<Group, Cell: UITableViewCell>(
        _ table: UITableView, _ groups: ListProperty<Group>, rows: @escaping (Group) -> ListProperty<Element>,
        title: @escaping (Group) -> String?, _ type: Cell.Type,
        _ configure: @escaping (Cell, Element, DisposeBag) -> Void
    ) {
        self.table = table
        identifier = "\(type)"
        cell = RowCells { configure($0 as! Cell, $1, $2) }
        let change = Change()
        sections = ShownSections(groups, rows: rows, title: title, changed: { change.rows?.update() })
        super.init()
        change.rows = self
        table.register(type, forCellReuseIdentifier: identifier)
        if table.delegate == nil { table.delegate = self }
        table.dataSource = self
        let attachments = Attachments.of(table)
        attachments.replace("rows", by: self)
        attachments.onDeallocation { [selected, approached] in
            selected.complete()
            approached.complete()
        }
    }

    @MainActor
    private final class Change {
        weak var rows: TableRows?
    }

    /// The element of a row, for a delegate of the application's own.
    public func element(at path: IndexPath) -> Element { sections.element(at: path) }

    private func update() {
        guard let table, let update = sections.takeUpdate() else { return }
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
        tableView.deselectRow(at: indexPath, animated: true)
        selected.send(element(at: indexPath))
    }

    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        if sections.total != approachedAt, sections.isNearEnd(indexPath, within: approachDistance) {
            approachedAt = sections.total
            approached.send()
        }
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
    /// The table keeps the rows. What `configure` adds to the bag ends when the cell shows another element; use it for
    /// bindings to the element, since a cell is reused.
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
