@MainActor
open class UICollectionReusableView: UIView {
    open internal(set) var reuseIdentifier: String?

    public required override init(frame: CGRect) { super.init(frame: frame) }
    open func prepareForReuse() {}
}

@MainActor
open class UICollectionViewCell: UICollectionReusableView {
    open var contentConfiguration: UIListContentConfiguration?
    open override func prepareForReuse() { contentConfiguration = nil }
}

/// The cell of a list, which the user can swipe.
@MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    open func defaultContentConfiguration() -> UIListContentConfiguration { UIListContentConfiguration() }
}

@MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    func numberOfSections(in collectionView: UICollectionView) -> Int
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        StandIn.raise("the data source has no view for the supplementary element \(kind) of the layout")
        return UICollectionReusableView(frame: .zero)
    }
}

@MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    public func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
}

@MainActor
open class UICollectionView: StandInRows {
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
    open var collectionViewLayout: UICollectionViewLayout { didSet { if window != nil { didShowCells() } } }
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    private var headers: [Int: UICollectionReusableView] = [:]

    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    public init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) {
        self.collectionViewLayout = collectionViewLayout
        super.init(frame: frame)
    }

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        guard let type = cellClass as? UICollectionViewCell.Type else { return }
        register(identifier) {
            let cell = type.init(frame: .zero)
            cell.reuseIdentifier = identifier
            return cell
        }
    }

    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell { dequeue(identifier) as! UICollectionViewCell }

    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        guard let type = viewClass as? UICollectionReusableView.Type else { return }
        register("\(kind) \(identifier)") { type.init(frame: .zero) }
    }

    open func dequeueReusableSupplementaryView(
        ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { dequeue("\(kind) \(identifier)") as! UICollectionReusableView }

    open func supplementaryView(
        forElementKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? { kind == Self.elementKindSectionHeader ? headers[indexPath.section] : nil }

    private var list: UICollectionLayoutListConfiguration? {
        (collectionViewLayout as? UICollectionViewCompositionalLayout)?.list
    }

    /// The headers on the screen, in order. The others are made when the user scrolls to their sections.
    public var standInHeaders: [UICollectionReusableView] { headers.sorted { $0.key < $1.key }.map(\.value) }

    override func sectionsDidChange(_ origins: [Int: Int]) {
        let kept = origins.compactMapValues { headers[$0] }
        for header in headers.values where !kept.values.contains(where: { $0 === header }) {
            header.removeFromSuperview()
        }
        headers = kept
    }

    override func didShowCells() {
        let sections = Set(list?.headerMode == .supplementary ? standInPaths.map(\.section) : [])
        for section in headers.keys where !sections.contains(section) {
            headers.removeValue(forKey: section)?.removeFromSuperview()
        }
        for section in sections.sorted() where headers[section] == nil {
            guard let dataSource else { continue }
            let header = dataSource.collectionView(
                self, viewForSupplementaryElementOfKind: Self.elementKindSectionHeader,
                at: IndexPath(item: 0, section: section))
            headers[section] = header
            addSubview(header)
        }
    }

    #if !os(tvOS)
    /// Swipes an item and taps an action. Returns whether there is one of that title: in a list, on a list cell.
    public func userSwipes(
        item: Int, section: Int = 0, title: String, said: @escaping @MainActor @Sendable (Bool) -> Void = { _ in }
    ) -> Bool {
        let path = IndexPath(item: item, section: section)
        if !(cellForItem(at: path) is UICollectionViewListCell) { return false }
        let providers = [
            list?.leadingSwipeActionsConfigurationProvider, list?.trailingSwipeActionsConfigurationProvider,
        ]
        let actions = providers.flatMap { $0?(path)?.actions ?? [] }
        guard let action = actions.first(where: { $0.title == title }) else { return false }
        action.handler(action, self, said)
        return true
    }
    #endif

    open var indexPathsForVisibleItems: [IndexPath] { standInPaths }
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        cell(at: indexPath) as? UICollectionViewCell
    }

    open func insertItems(at paths: [IndexPath]) { update { $0.insertedRows += paths } }
    open func deleteItems(at paths: [IndexPath]) { update { $0.deletedRows += paths } }
    open func reloadItems(at paths: [IndexPath]) { update { $0.reloadedRows += paths } }
    open func moveItem(at from: IndexPath, to: IndexPath) { update { $0.moves.append(.init(from: from, to: to)) } }
    open func insertSections(_ sections: IndexSet) { update { $0.insertedSections += Array(sections) } }
    open func deleteSections(_ sections: IndexSet) { update { $0.deletedSections += Array(sections) } }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.sectionMoves.append((section, newSection)) }
    }

    open var indexPathsForSelectedItems: [IndexPath]? { selected.sorted() }
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath)
    }
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { selected.remove(indexPath) }

    public func userTaps(item: Int, section: Int = 0) { userTaps(IndexPath(item: item, section: section)) }

    override func didSelect(_ path: IndexPath) { itemDelegate?.collectionView(self, didSelectItemAt: path) }
    override func didDeselect(_ path: IndexPath) { itemDelegate?.collectionView(self, didDeselectItemAt: path) }

    private var itemDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

    override func sectionCount() -> Int { dataSource?.numberOfSections(in: self) ?? 0 }
    override func rowCount(in section: Int) -> Int {
        dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }
    override func makeCell(at path: IndexPath) -> UIView { dataSource!.collectionView(self, cellForItemAt: path) }
    override func willDisplay(_ cell: UIView, at path: IndexPath) {
        itemDelegate?.collectionView(self, willDisplay: cell as! UICollectionViewCell, forItemAt: path)
    }
    override func prepareForReuse(_ cell: UIView) { (cell as? UICollectionViewCell)?.prepareForReuse() }
    override func identifier(of cell: UIView) -> String? { (cell as? UICollectionViewCell)?.reuseIdentifier }
}
