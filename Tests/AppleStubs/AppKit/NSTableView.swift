@MainActor
open class NSTableColumn: StandInObject {
    public let identifier: NSUserInterfaceItemIdentifier

    public init(identifier: NSUserInterfaceItemIdentifier) {
        self.identifier = identifier
        super.init()
    }
}

@MainActor
open class NSTableCellView: NSView {
    open var textField: NSTextField?
}

@MainActor
open class NSTableRowView: NSView {
    var cells: [NSView?] = []
    open func view(atColumn column: Int) -> Any? { cells[column] }
}

@MainActor
public protocol NSTableViewDataSource: NSObjectProtocol {
    func numberOfRows(in tableView: NSTableView) -> Int
}

@MainActor
public protocol NSTableViewDelegate: NSObjectProtocol {
    func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView?
    func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int)
    func tableView(_ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int)
    func tableViewSelectionDidChange(_ notification: Notification)
    func tableView(
        _ tableView: NSTableView, rowActionsForRow row: Int, edge: NSTableView.RowActionEdge
    ) -> [NSTableViewRowAction]
}

extension NSTableViewDelegate {
    public func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? { nil }
    public func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int) {}
    public func tableView(_ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int) {}
    public func tableViewSelectionDidChange(_ notification: Notification) {}
    public func tableView(
        _ tableView: NSTableView, rowActionsForRow row: Int, edge: NSTableView.RowActionEdge
    ) -> [NSTableViewRowAction] { [] }
}

/// Counts its rows by itself: each update applies to the result of those before it, and must agree with it.
@MainActor
open class NSTableView: NSControl {
    public nonisolated static let selectionDidChangeNotification =
        Notification.Name("NSTableViewSelectionDidChangeNotification")

    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let effectFade = AnimationOptions(rawValue: 1)
        public static let effectGap = AnimationOptions(rawValue: 2)
    }

    struct Row {
        var view: NSTableRowView?
        var isSelected = false
    }

    open weak var dataSource: (any NSTableViewDataSource)? { didSet { reloadData() } }
    open weak var delegate: (any NSTableViewDelegate)?
    open private(set) var tableColumns: [NSTableColumn] = []
    open var allowsMultipleSelection = false
    open private(set) var clickedRow = -1
    /// The row that is swiped, and its actions.
    var standInShownActions: (row: Int, actions: [NSTableViewRowAction])?
    /// Can be written to hide the actions of a swiped row, and not to show them.
    open var rowActionsVisible: Bool {
        get { standInShownActions != nil }
        set {
            if newValue { StandIn.raise("rowActionsVisible can only be set to NO") }
            standInShownActions = nil
        }
    }
    /// The stand-in for the selector of double clicks, which needs Objective-C.
    public var standInDoubleAction: (() -> Void)?
    /// The number of rows that fit on the screen.
    public var standInRowsOnScreen = 8
    /// How often all rows were made again. They are, when the table next counts them.
    public private(set) var standInReloads = 0

    public private(set) var standInFirstRow = 0
    private var rows: [Row]?
    private var updates = 0
    private var hasUnsaidSelection = false
    private var reusable: [NSUserInterfaceItemIdentifier: [NSView]] = [:]

    open func addTableColumn(_ column: NSTableColumn) { tableColumns.append(column) }

    /// The rows on the screen, whatever the rectangle is.
    open func rows(in rect: CGRect) -> NSRange {
        NSRange(location: standInFirstRow, length: min(standInRowsOnScreen, numberOfRows))
    }

    // MARK: Counting

    open var numberOfRows: Int { loaded.count }

    private var loaded: [Row] {
        if let rows { return rows }
        let made = Array(repeating: Row(), count: dataSource?.numberOfRows(in: self) ?? 0)
        rows = made
        return made
    }

    open func reloadData() {
        standInReloads += 1
        for (index, row) in (rows ?? []).enumerated() { if let view = row.view { retire(view, at: index) } }
        rows = nil
    }

    open func beginUpdates() { updates += 1 }

    open func endUpdates() {
        updates -= 1
        if updates > 0 { return }
        let count = dataSource?.numberOfRows(in: self) ?? 0
        if count != numberOfRows {
            StandIn.raise("the table has \(numberOfRows) rows after the updates, its data source \(count)")
            return
        }
        if hasUnsaidSelection { saySelection() }
        if window != nil { showCells() }
    }

    open func insertRows(at indexes: IndexSet, withAnimation: AnimationOptions = []) {
        beginUpdates()
        for index in indexes { update("inserting", index, in: 0..<(numberOfRows + 1)) { $0.insert(Row(), at: index) } }
        endUpdates()
    }

    open func removeRows(at indexes: IndexSet, withAnimation: AnimationOptions = []) {
        beginUpdates()
        for index in indexes.sorted(by: >) {
            update("removing", index, in: 0..<numberOfRows) { rows in
                let removed = rows.remove(at: index)
                if removed.isSelected { hasUnsaidSelection = true }
                if let view = removed.view { retire(view, at: index) }
            }
        }
        endUpdates()
    }

    open func moveRow(at old: Int, to new: Int) {
        update("moving", max(old, new), in: 0..<numberOfRows) { $0.insert($0.remove(at: old), at: new) }
    }

    private func update(_ verb: String, _ index: Int, in bounds: Range<Int>, _ body: (inout [Row]) -> Void) {
        beginUpdates()
        if bounds.contains(index) {
            var changed = loaded
            body(&changed)
            rows = changed
        } else {
            StandIn.raise("NSTableView error \(verb) row \(index) (numberOfRows: \(numberOfRows)).")
        }
        endUpdates()
    }

    // MARK: Cells

    open override func layoutSubtreeIfNeeded() {
        if window != nil { showCells() }
        super.layoutSubtreeIfNeeded()
    }

    private func showCells() {
        let count = numberOfRows
        standInFirstRow = min(standInFirstRow, max(count - standInRowsOnScreen, 0))
        let shown = standInFirstRow..<min(standInFirstRow + standInRowsOnScreen, count)
        for index in loaded.indices where !shown.contains(index) {
            guard let view = rows?[index].view else { continue }
            rows?[index].view = nil
            retire(view, at: index)
        }
        for index in shown where rows?[index].view == nil {
            let view = NSTableRowView()
            view.cells = tableColumns.map { delegate?.tableView(self, viewFor: $0, row: index) }
            for cell in view.cells {
                guard let cell else { continue }
                if cell.superview != nil { StandIn.raise("the cell of row \(index) is already shown") }
                view.addSubview(cell)
            }
            rows?[index].view = view
            addSubview(view)
            delegate?.tableView(self, didAdd: view, forRow: index)
        }
    }

    private func retire(_ view: NSTableRowView, at index: Int) {
        view.removeFromSuperview()
        delegate?.tableView(self, didRemove: view, forRow: index)
        for case let cell? in view.cells {
            cell.removeFromSuperview()
            if let identifier = cell.identifier { reusable[identifier, default: []].append(cell) }
        }
    }

    open func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?) -> NSView? {
        guard let cell = reusable[identifier]?.popLast() else { return nil }
        cell.prepareForReuse()
        return cell
    }

    open func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView? {
        if updates > 0 { StandIn.raise("the views of rows are asked for during updates") }
        return loaded[row].view?.cells[column]
    }

    /// The cells on the screen, by rows.
    public var standInCells: [NSView] { loaded.compactMap(\.view).flatMap { $0.cells.compactMap { $0 } } }

    // MARK: Selection

    open var selectedRowIndexes: IndexSet { IndexSet(loaded.indices.filter { loaded[$0].isSelected }) }
    open var selectedRow: Int { loaded.lastIndex(where: \.isSelected) ?? -1 }

    /// Is said to the delegate, as a selection by the user is.
    open func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extends: Bool) {
        let before = selectedRowIndexes
        for index in loaded.indices {
            rows?[index].isSelected = indexes.contains(index) || extends && loaded[index].isSelected
        }
        if selectedRowIndexes != before { saySelection() }
    }

    private func saySelection() {
        hasUnsaidSelection = false
        delegate?.tableViewSelectionDidChange(
            Notification(name: Self.selectionDidChangeNotification, object: self, userInfo: nil))
    }

    // MARK: The user

    /// Scrolls so that the row is the first on the screen.
    public func userScrolls(to row: Int) {
        standInFirstRow = max(row, 0)
        showCells()
    }

    public func userSelects(_ indexes: IndexSet) { selectRowIndexes(indexes, byExtendingSelection: false) }

    public func userDoubleClicks(row: Int) {
        clickedRow = row
        userSelects([row])
        sendAction()
        if target != nil { standInDoubleAction?() }
        clickedRow = -1
    }
}
