@MainActor
open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable { case `default`, subtitle }
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    open var accessoryType = AccessoryType.none
    public let contentView = UIView(frame: .zero)

    public let reuseIdentifier: String?
    public let textLabel: UILabel? = UILabel()

    public required init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        addSubview(contentView)
    }

    open func prepareForReuse() {
        contentConfiguration = nil
        accessoryView = nil
    }

    open var accessoryView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let accessoryView { addSubview(accessoryView) }
        }
    }
    open var contentConfiguration: UIListContentConfiguration?
    open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }
}

public struct UIListContentConfiguration: Hashable, @unchecked Sendable {
    public var text: String?
    /// Shown in place of the text.
    public var attributedText: NSAttributedString?
    public var secondaryText: String?
}

@MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
}

@MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
    #if !os(tvOS)
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration?
    #endif
}

extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
    public func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    public func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    #if !os(tvOS)
    public func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    #endif
}

@MainActor
open class UITableView: StandInRows {
    public enum RowAnimation: Int, Sendable { case fade, none = 5, automatic = 100 }
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
    open var indexPathForSelectedRow: IndexPath? { selected.min() }
    open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected.sorted() }
    open var allowsSelection = true
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    public enum SelfSizingInvalidation: Int, Sendable { case disabled, enabled, enabledIncludingConstraints }

    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

    public init(frame: CGRect, style: Style) { super.init(frame: frame) }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public nonisolated override init() { super.init() }

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let type = cellClass as? UITableViewCell.Type else { return }
        register(identifier) { type.init(style: .default, reuseIdentifier: identifier) }
    }

    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeue(identifier) as! UITableViewCell
    }

    open var indexPathsForVisibleRows: [IndexPath]? { standInPaths }
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cell(at: indexPath) as? UITableViewCell }
    open func numberOfRows(inSection section: Int) -> Int { standInCounts[section] }

    open func insertRows(at paths: [IndexPath], with animation: RowAnimation) {
        update { $0.insertedRows += paths }
    }
    open func deleteRows(at paths: [IndexPath], with animation: RowAnimation) { update { $0.deletedRows += paths } }
    open func reloadRows(at paths: [IndexPath], with animation: RowAnimation) { update { $0.reloadedRows += paths } }
    open func moveRow(at from: IndexPath, to: IndexPath) { update { $0.moves.append(.init(from: from, to: to)) } }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.insertedSections += Array(sections) }
    }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        update { $0.deletedSections += Array(sections) }
    }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.sectionMoves.append((section, newSection)) }
    }
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath)
    }
    /// All rows are as high.
    open func rectForRow(at path: IndexPath) -> CGRect {
        CGRect(x: 0, y: CGFloat(standInIndex(of: path)) * standInRowHeight, width: 320, height: standInRowHeight)
    }

    open func scrollToRow(at path: IndexPath, at position: ScrollPosition, animated: Bool) {
        standInShow(standInIndex(of: path), isFirst: position == .top)
    }

    open func deselectRow(at indexPath: IndexPath, animated: Bool) { selected.remove(indexPath) }

    public func userTaps(row: Int, section: Int = 0) {
        if allowsSelection && standInIsReached { userTaps(IndexPath(row: row, section: section)) }
    }

    /// Taps the button at the end of a row.
    public func userTapsAccessory(row: Int, section: Int = 0) {
        let path = IndexPath(row: row, section: section)
        guard standInIsReached, cellForRow(at: path)?.accessoryType == .detailButton else { return }
        rowDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    }

    #if !os(tvOS)
    /// Swipes a row and taps an action. Returns whether there is one of that title. The action calls `said` with
    /// whether it was performed.
    public func userSwipes(
        row: Int, section: Int = 0, title: String, said: @escaping @MainActor @Sendable (Bool) -> Void = { _ in }
    ) -> Bool {
        let path = IndexPath(row: row, section: section)
        let actions =
            (rowDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)?.actions ?? [])
            + (rowDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)?.actions ?? [])
        guard let action = actions.first(where: { $0.title == title }) else { return false }
        action.handler(action, self, said)
        return true
    }
    #endif

    private var rowDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

    override func sectionCount() -> Int { dataSource?.numberOfSections(in: self) ?? 0 }
    override func rowCount(in section: Int) -> Int {
        dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }
    override func makeCell(at path: IndexPath) -> UIView { dataSource!.tableView(self, cellForRowAt: path) }
    override func willDisplay(_ cell: UIView, at path: IndexPath) {
        rowDelegate?.tableView(self, willDisplay: cell as! UITableViewCell, forRowAt: path)
    }
    override func didEndDisplaying(_ cell: UIView, at path: IndexPath) {
        rowDelegate?.tableView(self, didEndDisplaying: cell as! UITableViewCell, forRowAt: path)
    }
    override func didSelect(_ path: IndexPath) { rowDelegate?.tableView(self, didSelectRowAt: path) }
    override func didDeselect(_ path: IndexPath) { rowDelegate?.tableView(self, didDeselectRowAt: path) }
    override func prepareForReuse(_ cell: UIView) { (cell as? UITableViewCell)?.prepareForReuse() }
    override func identifier(of cell: UIView) -> String? { (cell as? UITableViewCell)?.reuseIdentifier }
}

#if !os(tvOS)
@MainActor
public final class UIContextualAction: StandInObject {
    public enum Style: Int, Sendable { case normal, destructive }
    public typealias Handler =
        @MainActor @Sendable (
            _ action: UIContextualAction, _ sourceView: UIView,
            _ completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
        ) -> Void

    public let style: Style
    public var title: String?
    public let handler: Handler

    public init(style: Style, title: String?, handler: @escaping Handler) {
        (self.style, self.title, self.handler) = (style, title, handler)
        super.init()
    }
}

@MainActor
public final class UISwipeActionsConfiguration: StandInObject {
    public let actions: [UIContextualAction]
    public var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
#endif
