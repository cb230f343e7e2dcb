@MainActor open class UICollectionViewLayout: StandInObject {
    public nonisolated override init() { super.init() }
}
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {}

@MainActor
open class UICollectionReusableView: UIView {
    open internal(set) var reuseIdentifier: String?

    public required override init(frame: CGRect) { super.init(frame: frame) }
    open func prepareForReuse() {}
}

@MainActor
open class UICollectionViewCell: UICollectionReusableView {}

@MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    func numberOfSections(in collectionView: UICollectionView) -> Int
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

@MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    public func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
}

@MainActor
open class UICollectionView: StandInRows {
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
    public let collectionViewLayout: UICollectionViewLayout

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

    open var indexPathsForSelectedItems: [IndexPath]? { selected.map { [$0] } ?? [] }
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selected = indexPath
    }
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { selected = nil }

    public func userTaps(item: Int, section: Int = 0) {
        let path = IndexPath(item: item, section: section)
        selected = path
        itemDelegate?.collectionView(self, didSelectItemAt: path)
    }

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
