@MainActor
open class UIScrollView: UIView {
    #if !os(tvOS)
    open var refreshControl: UIRefreshControl?
    #endif
    open weak var delegate: (any UIScrollViewDelegate)?
    open var isScrollEnabled = true
    open var contentOffset = CGPoint.zero
    public let contentLayoutGuide = UILayoutGuide()
    public let frameLayoutGuide = UILayoutGuide()
}

@MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// What tables and collections share: counts that only batches change, and cells of the visible rows, which are reused.
@MainActor
open class StandInRows: UIScrollView {
    private var counts: [Int]?
    private var cells: [IndexPath: UIView] = [:]
    private var reusable: [String: [UIView]] = [:]
    private var makers: [String: () -> UIView] = [:]
    private var updates: RowUpdates?
    private var first = 0
    var selected: Set<IndexPath> = []
    open var allowsMultipleSelection = false
    /// The number of rows that fit on the screen.
    public var standInRowsOnScreen = 8 { didSet { if counts != nil { showCells(keeping: cells) } } }
    /// How often all rows were made again. They are, at the next layout.
    public private(set) var standInReloads = 0

    // What the subclasses know.
    func sectionCount() -> Int { 0 }
    func rowCount(in section: Int) -> Int { 0 }
    func makeCell(at path: IndexPath) -> UIView { UIView() }
    func willDisplay(_ cell: UIView, at path: IndexPath) {}
    func didEndDisplaying(_ cell: UIView, at path: IndexPath) {}
    func prepareForReuse(_ cell: UIView) {}
    func didSelect(_ path: IndexPath) {}
    func didDeselect(_ path: IndexPath) {}
    /// Where the sections were before, by their new indices.
    func sectionsDidChange(_ origins: [Int: Int]) {}
    func didShowCells() {}

    open override func layoutIfNeeded() {
        if window != nil, counts == nil { load() }
        super.layoutIfNeeded()
    }

    open func reloadData() {
        standInReloads += 1
        (counts, selected) = (nil, [])
    }

    open func performBatchUpdates(_ body: (() -> Void)?, completion: (@MainActor @Sendable (Bool) -> Void)? = nil) {
        if window == nil {
            StandIn.raise("told to lay out its visible cells and other contents without being in the view hierarchy")
        }
        if updates != nil {
            body?()
            return
        }
        let before = counts ?? currentCounts()
        updates = RowUpdates()
        body?()
        let done = updates!
        updates = nil
        let after = currentCounts()
        switch done.origins(before: before, after: after) {
        case .failure(let invalid): StandIn.raise("Invalid update: \(invalid.reason)")
        case .success(let origins):
            counts = after
            selected = Set(origins.filter { selected.contains($0.value) }.keys)
            var kept: [IndexPath: UIView] = [:]
            for (path, origin) in origins { if let cell = cells[origin] { kept[path] = cell } }
            let ended = cells.filter { old in !kept.values.contains { $0 === old.value } }
            for (path, cell) in ended { retire(cell, at: path) }
            let sections = done.sectionOrigins(before, after)
            sectionsDidChange(Dictionary(uniqueKeysWithValues: sections.map { ($0.new, $0.old) }))
            showCells(keeping: kept)
        }
        completion?(true)
    }

    func update(_ change: @escaping (inout RowUpdates) -> Void) {
        if updates != nil { change(&updates!) } else { performBatchUpdates { [self] in change(&updates!) } }
    }

    private func currentCounts() -> [Int] { (0..<sectionCount()).map { rowCount(in: $0) } }

    private func load() {
        for (path, cell) in cells { retire(cell, at: path) }
        cells = [:]
        counts = currentCounts()
        sectionsDidChange([:])
        showCells(keeping: [:])
    }

    private var allPaths: [IndexPath] {
        (counts ?? []).enumerated().flatMap { section, count in
            (0..<count).map { IndexPath(row: $0, section: section) }
        }
    }

    private func showCells(keeping kept: [IndexPath: UIView]) {
        if window == nil { return }
        let paths = allPaths
        first = min(first, max(paths.count - standInRowsOnScreen, 0))
        let wanted = paths[first..<min(first + standInRowsOnScreen, paths.count)]
        for (path, cell) in kept where !wanted.contains(path) { retire(cell, at: path) }
        cells = kept.filter { wanted.contains($0.key) }
        for path in wanted where cells[path] == nil {
            let cell = makeCell(at: path)
            if cells.values.contains(where: { $0 === cell }) {
                StandIn.raise("the cell of row \(path.row) is already shown for another row")
            }
            cells[path] = cell
            if cell.superview == nil { addSubview(cell) }
            willDisplay(cell, at: path)
        }
        didShowCells()
    }

    private func retire(_ cell: UIView, at path: IndexPath) {
        didEndDisplaying(cell, at: path)
        cell.removeFromSuperview()
        if let identifier = identifier(of: cell) { reusable[identifier, default: []].append(cell) }
    }

    func identifier(of cell: UIView) -> String? { nil }

    func register(_ identifier: String, _ make: @escaping () -> UIView) { makers[identifier] = make }

    func dequeue(_ identifier: String) -> UIView {
        if let cell = reusable[identifier]?.popLast() {
            prepareForReuse(cell)
            return cell
        }
        guard let make = makers[identifier] else {
            StandIn.raise("unable to dequeue a cell with identifier \(identifier) - must register a class")
            return UIView()
        }
        return make()
    }

    func cell(at path: IndexPath) -> UIView? { cells[path] }

    /// Selects a row in code, which the delegate is not told.
    func select(_ path: IndexPath?) {
        if !allowsMultipleSelection || path == nil { selected = [] }
        if let path { selected.insert(path) }
    }

    /// Without multiple selection, the row that was selected is deselected first.
    func userTaps(_ path: IndexPath) {
        let isDeselected = allowsMultipleSelection && selected.contains(path)
        let deselected = allowsMultipleSelection ? selected.intersection([path]) : selected.subtracting([path])
        for path in deselected {
            selected.remove(path)
            didDeselect(path)
        }
        if isDeselected { return }
        selected.insert(path)
        didSelect(path)
    }

    var standInPaths: [IndexPath] { cells.keys.sorted() }

    /// The cells on the screen, in order.
    public var standInCells: [UIView] { cells.sorted { $0.key < $1.key }.map(\.value) }
    public var standInCounts: [Int] { counts ?? [] }

    /// The height of a row, in points.
    let standInRowHeight: CGFloat = 44

    open override var contentOffset: CGPoint {
        get { CGPoint(x: 0, y: CGFloat(first) * standInRowHeight) }
        set { standInShow(Int(newValue.y / standInRowHeight), isFirst: true) }
    }

    func standInIndex(of path: IndexPath) -> Int {
        (counts ?? currentCounts())[..<path.section].reduce(path.row, +)
    }

    /// Scrolls to a row, if it is not on the screen or is to be the first.
    func standInShow(_ row: Int, isFirst: Bool) {
        layoutIfNeeded()
        if isFirst || row < first {
            first = max(row, 0)
        } else if row >= first + standInRowsOnScreen {
            first = row + 1 - standInRowsOnScreen
        } else {
            return
        }
        showCells(keeping: cells)
        delegate?.scrollViewDidScroll(self)
    }

    /// Scrolls so that the row at this index, counted over all sections, is the first on the screen.
    public func userScrolls(to row: Int) {
        layoutIfNeeded()
        first = max(row, 0)
        showCells(keeping: cells)
        delegate?.scrollViewDidScroll(self)
    }
}
