@MainActor
open class NSCollectionViewItem: NSViewController {
    /// The class is registered, so that the collection view makes its items by this initializer.
    public required override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    open fileprivate(set) var isSelected = false
    fileprivate var identifier: NSUserInterfaceItemIdentifier?
    open func prepareForReuse() {}
}

@MainActor
public protocol NSCollectionViewDataSource: NSObjectProtocol {
    func numberOfSections(in collectionView: NSCollectionView) -> Int
    func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(
        _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
    ) -> NSCollectionViewItem
}

@MainActor
public protocol NSCollectionViewDelegate: NSObjectProtocol {
    func collectionView(_ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>)
    func collectionView(_ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>)
    func collectionView(
        _ collectionView: NSCollectionView, willDisplay item: NSCollectionViewItem,
        forRepresentedObjectAt indexPath: IndexPath)
    func collectionView(
        _ collectionView: NSCollectionView, didEndDisplaying item: NSCollectionViewItem,
        forRepresentedObjectAt indexPath: IndexPath)
}

/// Counts its items by itself. The updates of a batch must agree with what the data source says after it. Deletions
/// have old indices, insertions have new ones.
@MainActor
open class NSCollectionView: NSView {
    open weak var dataSource: (any NSCollectionViewDataSource)? { didSet { reloadData() } }
    open weak var delegate: (any NSCollectionViewDelegate)?
    open var isSelectable = false
    /// Set in code, it is not said to the delegate.
    open var selectionIndexPaths: Set<IndexPath> = [] { didSet { showSelection() } }
    /// The number of items that fit on the screen.
    public var standInItemsOnScreen = 8
    /// How often all items were made again. They are, at the next layout.
    public private(set) var standInReloads = 0

    private var makers: [NSUserInterfaceItemIdentifier: NSCollectionViewItem.Type] = [:]
    private var reusable: [NSUserInterfaceItemIdentifier: [NSCollectionViewItem]] = [:]
    private var counts: [Int]?
    private var items: [IndexPath: NSCollectionViewItem] = [:]
    private var updates: RowUpdates?
    private var first = 0

    open func register(_ itemClass: AnyClass?, forItemWithIdentifier identifier: NSUserInterfaceItemIdentifier) {
        makers[identifier] = itemClass as? NSCollectionViewItem.Type
    }

    open func makeItem(
        withIdentifier identifier: NSUserInterfaceItemIdentifier, for indexPath: IndexPath
    ) -> NSCollectionViewItem {
        if let item = reusable[identifier]?.popLast() {
            item.prepareForReuse()
            return item
        }
        let item = makers[identifier]!.init(nibName: nil, bundle: nil)
        item.identifier = identifier
        return item
    }

    open func item(at indexPath: IndexPath) -> NSCollectionViewItem? { items[indexPath] }
    open func indexPathsForVisibleItems() -> Set<IndexPath> { Set(items.keys) }

    // MARK: Updates

    open func reloadData() {
        standInReloads += 1
        (counts, selectionIndexPaths) = (nil, [])
    }

    open func performBatchUpdates(_ body: (() -> Void)?, completionHandler: ((Bool) -> Void)? = nil) {
        let before = counts ?? counted
        updates = RowUpdates()
        body?()
        let done = updates!
        updates = nil
        switch done.origins(before: before, after: counted) {
        case .failure(let invalid): StandIn.raise("Invalid update: \(invalid.reason)")
        case .success(let origins):
            counts = counted
            var kept: [IndexPath: NSCollectionViewItem] = [:]
            for (path, origin) in origins { if let item = items[origin] { kept[path] = item } }
            for (path, item) in items where !kept.values.contains(where: { $0 === item }) { retire(item, at: path) }
            items = kept
            selectionIndexPaths = Set(origins.filter { selectionIndexPaths.contains($0.value) }.keys)
            showItems()
        }
        completionHandler?(true)
    }

    open func insertItems(at paths: Set<IndexPath>) { update { $0.insertedRows += paths } }
    open func deleteItems(at paths: Set<IndexPath>) { update { $0.deletedRows += paths } }
    open func moveItem(at from: IndexPath, to: IndexPath) { update { $0.moves.append(.init(from: from, to: to)) } }
    open func insertSections(_ sections: IndexSet) { update { $0.insertedSections += Array(sections) } }
    open func deleteSections(_ sections: IndexSet) { update { $0.deletedSections += Array(sections) } }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.sectionMoves.append((section, newSection)) }
    }

    private func update(_ change: (inout RowUpdates) -> Void) {
        if updates == nil { return StandIn.raise("an update outside performBatchUpdates") }
        change(&updates!)
    }

    private var counted: [Int] {
        guard let dataSource else { return [] }
        return (0..<dataSource.numberOfSections(in: self)).map {
            dataSource.collectionView(self, numberOfItemsInSection: $0)
        }
    }

    // MARK: Items

    open override func layoutSubtreeIfNeeded() {
        if window != nil, counts == nil {
            for (path, item) in items { retire(item, at: path) }
            items = [:]
            counts = counted
        }
        showItems()
        super.layoutSubtreeIfNeeded()
    }

    private func showItems() {
        guard window != nil, let counts, let dataSource else { return }
        let paths = counts.indices.flatMap { section in
            (0..<counts[section]).map { IndexPath(item: $0, section: section) }
        }
        first = min(first, max(paths.count - standInItemsOnScreen, 0))
        let shown = paths[first..<min(first + standInItemsOnScreen, paths.count)]
        for (path, item) in items where !shown.contains(path) {
            items[path] = nil
            retire(item, at: path)
        }
        for path in shown where items[path] == nil {
            let item = dataSource.collectionView(self, itemForRepresentedObjectAt: path)
            items[path] = item
            item.isSelected = selectionIndexPaths.contains(path)
            addSubview(item.view)
            delegate?.collectionView(self, willDisplay: item, forRepresentedObjectAt: path)
        }
    }

    private func retire(_ item: NSCollectionViewItem, at path: IndexPath) {
        item.view.removeFromSuperview()
        delegate?.collectionView(self, didEndDisplaying: item, forRepresentedObjectAt: path)
        if let identifier = item.identifier { reusable[identifier, default: []].append(item) }
    }

    /// The items on the screen, in order.
    public var standInItems: [NSCollectionViewItem] { items.sorted { $0.key < $1.key }.map(\.value) }
    public var standInCounts: [Int] { counts ?? [] }

    // MARK: The user

    public func userScrolls(to item: Int) {
        first = max(item, 0)
        showItems()
    }

    public func userClicks(item: Int, section: Int = 0) { userSelects([IndexPath(item: item, section: section)]) }

    /// Clicks beside the items.
    public func userClicksOutside() { userSelects([]) }

    private func userSelects(_ paths: Set<IndexPath>) {
        if !isSelectable { return }
        let before = selectionIndexPaths
        selectionIndexPaths = paths
        let (gone, new) = (before.subtracting(paths), paths.subtracting(before))
        if !gone.isEmpty { delegate?.collectionView(self, didDeselectItemsAt: gone) }
        if !new.isEmpty { delegate?.collectionView(self, didSelectItemsAt: new) }
    }

    private func showSelection() {
        for (path, item) in items { item.isSelected = selectionIndexPaths.contains(path) }
    }
}
