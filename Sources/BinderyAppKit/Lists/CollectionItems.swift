#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import Bindery

/// The items of a collection view that shows a list: its data source and, if it has no other, its delegate. Made by
/// `reactive.items(_:in:configure:)`.
///
/// | event | result |
/// |---|---|
/// | a transaction changes the list | one batch update, with the net change; reloaded without a window |
/// | sections come, go or move | up to three batches, since AppKit refuses such moves in one |
/// | an element changes its group | its item moves to the other section |
/// | an element is replaced by one of the same identity | its item, if visible, is configured again, and stays |
/// | an item is removed or scrolled away | what `configure` made for it ends |
/// | the user selects items of a selectable view | `selections` sends the elements; `selection(by:)` changes |
/// | the view is deallocated | everything ends |
///
/// - Isolation: The main actor.
/// - Complexity: O(k log k) for k changes, plus O(n) moves in memory for n items of a changed section.
@MainActor
public final class CollectionItems<Element>: NSObject, NSCollectionViewDataSource, NSCollectionViewDelegate {
    /// The elements that the user selects. Hot; completes with the view.
    public var selections: some Signal<Element, Never> { selected }
    /// Sends when an item near the end is about to be shown: the moment to load more.
    ///
    /// Sends again when items have been inserted or deleted, and when the user comes back after the items near
    /// the end were off the screen, so that a load that failed is tried again.
    public var approaches: some Signal<Void, Never> { approached }
    /// How many items before the end `approaches` sends. The default is 3.
    public var approachDistance = 3

    private(set) weak var view: NSCollectionView?
    let sections: any RowSource<Element>
    private let items: RowCells<NSCollectionViewItem, Element>
    private let identifier: NSUserInterfaceItemIdentifier
    private let selected = Subject<Element, Never>()
    private let approached = Subject<Void, Never>()
    private var approach = Approach()
    /// The properties of ``selection(by:)``.
    var selectedElements: [AnyKeyPath: SelectedElement<Element>] = [:]
    private var isUpdating = false

    init<Group, Item: NSCollectionViewItem>(
        _ view: NSCollectionView, _ groups: ListProperty<Group>, rows: @escaping (Group) -> ListProperty<Element>,
        _ type: Item.Type, _ configure: @escaping (Item, Element, DisposeBag) -> Void
    ) {
        let change = Change()
        self.view = view
        identifier = NSUserInterfaceItemIdentifier("\(type)")
        // Safe: the view makes the items of this identifier, all of the registered class.
        items = RowCells(
            objects: { $0.view.tree }, configure: { configure($0 as! Item, $1, $2) })
        // Not in place: a closure that is passed to another module checks that it runs on the main actor.
        let changed: () -> Void = { change.items?.update() }
        sections = ShownSections(groups, rows: rows, title: { _ in nil }, changed: changed)
        super.init()
        change.items = self
        view.register(type, forItemWithIdentifier: identifier)
        if view.delegate == nil { view.delegate = self }
        view.dataSource = self
        Attachments.of(view).onDeallocation { [selected, approached] in
            selected.complete()
            approached.complete()
        }
    }

    private final class Change {
        weak var items: CollectionItems?
    }

    /// The element of an item, for a delegate of the application's own.
    public func element(at path: IndexPath) -> Element { sections.element(at: path) }

    /// Brings the view up to date with the lists. What changes meanwhile follows afterwards.
    func update() {
        if isUpdating { return }
        isUpdating = true
        while let view, let update = sections.takeUpdate() {
            show(update, in: view)
            showSelection()
        }
        isUpdating = false
    }

    private func show(_ update: SectionsUpdate, in view: NSCollectionView) {
        if update.hasOtherRows { approach.rowsChanged() }
        if view.window == nil {
            update.commit()
            return view.reloadData()
        }
        for batch in update.batches {
            items.end(items.ending(Array(view.indexPathsForVisibleItems()), batch) { view.item(at: $0) })
            view.performBatchUpdates { self.perform(batch, on: view) }
        }
        for path in update.changes {
            if let shown = view.item(at: path) { items.configure(shown, for: element(at: path)) }
        }
    }

    private func perform(_ batch: SectionsBatch, on view: NSCollectionView) {
        batch.commit()
        if !batch.deletedSections.isEmpty { view.deleteSections(batch.deletedSections) }
        if !batch.insertedSections.isEmpty { view.insertSections(batch.insertedSections) }
        for move in batch.sectionMoves { view.moveSection(move.from, toSection: move.to) }
        if !batch.deletions.isEmpty { view.deleteItems(at: Set(batch.deletions)) }
        if !batch.insertions.isEmpty { view.insertItems(at: Set(batch.insertions)) }
        for move in batch.moves { view.moveItem(at: move.from, to: move.to) }
    }

    // MARK: Data source

    public func numberOfSections(in collectionView: NSCollectionView) -> Int { sections.count }

    public func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int {
        sections.count(in: section)
    }

    public func collectionView(
        _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
    ) -> NSCollectionViewItem {
        let shown = collectionView.makeItem(withIdentifier: identifier, for: indexPath)
        items.configure(shown, for: element(at: indexPath))
        return shown
    }

    // MARK: Delegate

    public func collectionView(_ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>) {
        takeSelection()
        for path in indexPaths.sorted() { selected.send(element(at: path)) }
    }

    public func collectionView(_ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>) {
        takeSelection()
    }

    public func collectionView(
        _ collectionView: NSCollectionView, willDisplay item: NSCollectionViewItem,
        forRepresentedObjectAt indexPath: IndexPath
    ) {
        let (rest, visible) = (sections.countAfter(indexPath), collectionView.indexPathsForVisibleItems().count)
        if approach.shows(before: rest, within: approachDistance, visible: visible) { approached.send() }
    }

    public func collectionView(
        _ collectionView: NSCollectionView, didEndDisplaying item: NSCollectionViewItem,
        forRepresentedObjectAt indexPath: IndexPath
    ) { items.end([item]) }
}

extension ReactiveProperties where Object: NSCollectionView {
    /// Shows a list as the items of the collection view, of a class that makes its view in `loadView`.
    ///
    /// ```swift
    /// let items = collection.reactive.items(model.photos, in: PhotoItem.self) { item, photo, _ in
    ///     item.picture.reactive.image <~ photo.image
    /// }
    /// model.open <~ items.selections
    /// ```
    ///
    /// What `configure` binds to the controls of the item ends when the item shows another element, and so does what
    /// it adds to the bag.
    @discardableResult
    public func items<Element, Item: NSCollectionViewItem>(
        _ list: ListProperty<Element>, in type: Item.Type,
        configure: @escaping (_ item: Item, _ element: Element, _ bag: DisposeBag) -> Void
    ) -> CollectionItems<Element> {
        keep { CollectionItems(object, ListProperty.oneGroup, rows: { _ in list }, type, configure) }
    }

    /// Shows groups of a list as the sections of the collection view. See ``items(_:in:configure:)``.
    @discardableResult
    public func sections<Key: Hashable, Element, Item: NSCollectionViewItem>(
        _ groups: ListProperty<ListGroup<Key, Element>>, in type: Item.Type,
        configure: @escaping (_ item: Item, _ element: Element, _ bag: DisposeBag) -> Void
    ) -> CollectionItems<Element> {
        keep { CollectionItems(object, groups, rows: \.elements, type, configure) }
    }

    private func keep<Element>(_ make: () -> CollectionItems<Element>) -> CollectionItems<Element> {
        // The view has no other data source and delegate while the new ones are made.
        attachments.replace("items", by: nil)
        let items = make()
        attachments.replace("items", by: items)
        return items
    }
}
#endif
