#if canImport(UIKit) && !os(watchOS)
public import Bindery
public import UIKit

/// The items of a collection view that shows a list: its data source and, if it has no other, its delegate. As
/// ``TableRows`` for a table. Made by `reactive.items(_:in:configure:)`.
@MainActor
public final class CollectionItems<Element>: ListRows<Element>, UICollectionViewDataSource, UICollectionViewDelegate {
    private weak var view: UICollectionView?
    private let cell: RowCells<UICollectionViewCell, Element>
    private let identifier: String

    init<Group, Cell: UICollectionViewCell>(
        _ view: UICollectionView, _ groups: ListProperty<Group>, rows: @escaping (Group) -> ListProperty<Element>,
        _ type: Cell.Type, _ configure: @escaping (Cell, Element, DisposeBag) -> Void
    ) {
        self.view = view
        identifier = "\(type)"
        // Safe: the view makes the cells of this identifier, all of the registered class.
        cell = RowCells(
            objects: { $0.tree }, configure: { configure($0 as! Cell, $1, $2) })
        super.init(of: view, groups, rows: rows, title: { _ in nil })
        view.register(type, forCellWithReuseIdentifier: identifier)
        if view.delegate == nil { view.delegate = self }
        view.dataSource = self
    }

    override func update() {
        guard let view, let update = takeUpdate() else { return }
        defer { showSelection() }
        if view.window == nil {
            update.commit()
            return view.reloadData()
        }
        let ending = cell.ending(view.indexPathsForVisibleItems, update) { view.cellForItem(at: $0) }
        view.performBatchUpdates {
            update.commit()
            if !update.deletedSections.isEmpty { view.deleteSections(update.deletedSections) }
            if !update.insertedSections.isEmpty { view.insertSections(update.insertedSections) }
            if !update.deletions.isEmpty { view.deleteItems(at: update.deletions) }
            if !update.insertions.isEmpty { view.insertItems(at: update.insertions) }
            for move in update.moves { view.moveItem(at: move.from, to: move.to) }
        }
        cell.end(ending)
        for path in update.changes {
            if let shown = view.cellForItem(at: path) { cell.configure(shown, for: element(at: path)) }
        }
    }

    override var shownSelection: IndexPath? {
        get { view?.indexPathsForSelectedItems?.first }
        set {
            let isAnimated = UIView.areAnimationsEnabled
            if let newValue {
                view?.selectItem(at: newValue, animated: isAnimated, scrollPosition: [])
            } else if let shownSelection {
                view?.deselectItem(at: shownSelection, animated: isAnimated)
            }
        }
    }

    override var visibleCount: Int { view?.indexPathsForVisibleItems.count ?? 0 }

    // MARK: Data source

    public func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections.count(in: section)
    }

    public func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let shown = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        cell.configure(shown, for: element(at: indexPath))
        return shown
    }

    // MARK: Delegate

    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        select(indexPath)
    }

    public func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        willShow(indexPath)
    }
}

extension ReactiveProperties where Object: UICollectionView {
    /// Shows a list as the items of the collection view, in cells of a class. See
    /// ``ReactiveProperties/rows(_:in:configure:)``.
    @discardableResult
    public func items<Element, Cell: UICollectionViewCell>(
        _ list: ListProperty<Element>, in type: Cell.Type,
        configure: @escaping (_ cell: Cell, _ element: Element, _ bag: DisposeBag) -> Void
    ) -> CollectionItems<Element> {
        CollectionItems(object, ListProperty.oneGroup, rows: { _ in list }, type, configure)
    }

    /// Shows groups of a list as the sections of the collection view.
    @discardableResult
    public func sections<Key: Hashable, Element, Cell: UICollectionViewCell>(
        _ groups: ListProperty<ListGroup<Key, Element>>, in type: Cell.Type,
        configure: @escaping (_ cell: Cell, _ element: Element, _ bag: DisposeBag) -> Void
    ) -> CollectionItems<Element> {
        CollectionItems(object, groups, rows: \.elements, type, configure)
    }
}
#endif
