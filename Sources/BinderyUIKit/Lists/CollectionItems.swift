#if canImport(UIKit) && !os(watchOS)
public import Bindery
public import UIKit

/// The items of a collection view that shows a list: its data source and its delegate, which passes on what UIKit tells
/// as ``TableRows`` does for a table. Made by `reactive.items(_:in:configure:)`.
@MainActor
public final class CollectionItems<Element>: ListRows<Element>, UICollectionViewDataSource, UICollectionViewDelegate {
    /// Returns the header, the footer or another supplementary view of a section or an item, for layouts that ask for
    /// one. Without it, the header of a section is a list cell with its title.
    public var supplementaryViewProvider:
        ((_ view: UICollectionView, _ kind: String, _ path: IndexPath) -> UICollectionReusableView)?

    private weak var view: UICollectionView?
    private let hasTitles: Bool
    private let cell: RowCells<UICollectionViewCell, Element>
    private let identifier: String

    init<Group, Cell: UICollectionViewCell>(
        _ view: UICollectionView, _ groups: ListProperty<Group>, rows: @escaping (Group) -> ListProperty<Element>,
        title: ((Group) -> String?)?, _ type: Cell.Type, _ configure: @escaping (Cell, Element, DisposeBag) -> Void
    ) {
        self.view = view
        hasTitles = title != nil
        // Items that the view had before know the delegate of the application, and end now.
        let present = view.delegate
        identifier = "\(type)"
        // Safe: the view makes the cells of this identifier, all of the registered class.
        cell = RowCells(
            objects: { $0.tree }, configure: { configure($0 as! Cell, $1, $2) })
        super.init(of: view, groups, rows: rows, title: title ?? { _ in nil })
        view.register(type, forCellWithReuseIdentifier: identifier)
        view.register(
            UICollectionViewListCell.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: Self.headerIdentifier)
        withExtendedLifetime(present) { takePlace(in: view, \.delegate) }
        view.dataSource = self
    }

    private static var headerIdentifier: String { "Bindery.header" }

    /// The title of a section, for a view of the application's own.
    public func title(of section: Int) -> String? { sections.title(of: section) }

    /// Returns a layout that shows the items as a list, with the actions of swiped rows and the titles of the sections.
    ///
    /// ```swift
    /// items.trailingSwipe = { good in
    ///     [UIContextualAction(style: .destructive, title: "Delete", executing: model.delete, with: good)]
    /// }
    /// collection.collectionViewLayout = items.listLayout(.init(appearance: .insetGrouped))
    /// ```
    ///
    /// UIKit lets the user swipe cells of `UICollectionViewListCell` only.
    ///
    /// - Parameter configuration: Its swipe actions are replaced; its headers, if the sections have titles.
    public func listLayout(_ configuration: UICollectionLayoutListConfiguration) -> UICollectionViewLayout {
        var configuration = configuration
        #if !os(tvOS)
        configuration.leadingSwipeActionsConfigurationProvider = { [weak self] path in
            self.flatMap { $0.swipe($0.leadingSwipe, at: path) }
        }
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in
            self.flatMap { $0.swipe($0.trailingSwipe, at: path) }
        }
        #endif
        if hasTitles { configuration.headerMode = .supplementary }
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    override func show(_ update: SectionsUpdate) {
        guard let view else { return }
        takePlace(in: view, \.delegate)
        if view.window == nil {
            update.commit()
            return view.reloadData()
        }
        for batch in update.batches {
            let ending = cell.ending(view.indexPathsForVisibleItems, batch) { view.cellForItem(at: $0) }
            view.performBatchUpdates { self.perform(batch, on: view) }
            cell.end(ending)
        }
        for path in update.changes {
            if let shown = view.cellForItem(at: path) { cell.configure(shown, for: element(at: path)) }
        }
    }

    private func perform(_ batch: SectionsBatch, on view: UICollectionView) {
        batch.commit()
        if !batch.deletedSections.isEmpty { view.deleteSections(batch.deletedSections) }
        if !batch.insertedSections.isEmpty { view.insertSections(batch.insertedSections) }
        for move in batch.sectionMoves { view.moveSection(move.from, toSection: move.to) }
        if !batch.deletions.isEmpty { view.deleteItems(at: batch.deletions) }
        if !batch.insertions.isEmpty { view.insertItems(at: batch.insertions) }
        for move in batch.moves { view.moveItem(at: move.from, to: move.to) }
    }

    override var visibleCount: Int { view?.indexPathsForVisibleItems.count ?? 0 }

    override var shownSelection: [IndexPath] { view?.indexPathsForSelectedItems ?? [] }

    override func setSelected(_ isSelected: Bool, at path: IndexPath) {
        let isAnimated = UIView.areAnimationsEnabled
        if isSelected {
            view?.selectItem(at: path, animated: isAnimated, scrollPosition: [])
        } else {
            view?.deselectItem(at: path, animated: isAnimated)
        }
    }

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

    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let supplementaryViewProvider { return supplementaryViewProvider(collectionView, kind, indexPath) }
        let header = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: Self.headerIdentifier, for: indexPath)
        if let header = header as? UICollectionViewListCell {
            var content = header.defaultContentConfiguration()
            content.text = title(of: indexPath.section)
            header.contentConfiguration = content
        }
        return header
    }

    // MARK: Delegate

    private var application: (any UICollectionViewDelegate)? { forwarded(as: (any UICollectionViewDelegate).self) }

    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let element = element(at: indexPath)
        #if canImport(ObjectiveC)
        application?.collectionView?(collectionView, didSelectItemAt: indexPath)
        #else
        application?.collectionView(collectionView, didSelectItemAt: indexPath)
        #endif
        didSelect(element)
    }

    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        #if canImport(ObjectiveC)
        application?.collectionView?(collectionView, didDeselectItemAt: indexPath)
        #else
        application?.collectionView(collectionView, didDeselectItemAt: indexPath)
        #endif
        takeSelection()
    }

    public func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        #if canImport(ObjectiveC)
        application?.collectionView?(collectionView, willDisplay: cell, forItemAt: indexPath)
        #else
        application?.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
        #endif
        willShow(indexPath)
    }
}

extension ReactiveProperties where Object: UICollectionView {
    /// Shows a list as the items of the collection view, in cells of a class. See
    /// `reactive.rows(_:in:configure:)`.
    @discardableResult
    public func items<Element, Cell: UICollectionViewCell>(
        _ list: ListProperty<Element>, in type: Cell.Type,
        configure: @escaping (_ cell: Cell, _ element: Element, _ bag: DisposeBag) -> Void
    ) -> CollectionItems<Element> {
        CollectionItems(object, ListProperty.oneGroup, rows: { _ in list }, title: nil, type, configure)
    }

    /// Shows groups of a list as the sections of the collection view.
    ///
    /// - Parameter title: Returns the title of a section, which ``CollectionItems/listLayout(_:)`` and other layouts
    ///   with headers show.
    @discardableResult
    public func sections<Key: Hashable, Element, Cell: UICollectionViewCell>(
        _ groups: ListProperty<ListGroup<Key, Element>>, title: ((Key) -> String?)? = nil, in type: Cell.Type,
        configure: @escaping (_ cell: Cell, _ element: Element, _ bag: DisposeBag) -> Void
    ) -> CollectionItems<Element> {
        let groupTitle = title.map { title in { (group: ListGroup<Key, Element>) in title(group.key) } }
        return CollectionItems(object, groups, rows: \.elements, title: groupTitle, type, configure)
    }
}
#endif
