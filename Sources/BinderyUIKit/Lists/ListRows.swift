#if canImport(UIKit) && !os(watchOS)
public import Bindery
public import UIKit

/// What ``TableRows`` and ``CollectionItems`` share: the elements that are shown, and what the user does with them.
@MainActor
public class ListRows<Element>: ForwardingDelegate {
    /// The elements that the user taps. Hot; completes with the view.
    public final var selections: some Signal<Element, Never> { taps }
    /// Sends when a row near the end is about to be shown: the moment to load more.
    ///
    /// Sends again when rows have been inserted or deleted, and when the user comes back after the rows near the end
    /// were off the screen, so that a load that failed is tried again.
    ///
    /// ```swift
    /// model.loadMore <~ rows.approaches
    /// ```
    public final var approaches: some Signal<Void, Never> { approached }
    /// How many rows before the end `approaches` sends. The default is 3.
    public final var approachDistance = 3

    #if !os(tvOS)
    /// The actions of a row that is swiped towards the leading edge. In a collection view, see
    /// ``CollectionItems/listLayout(_:)``.
    public final var trailingSwipe: ((Element) -> [UIContextualAction])?
    /// The actions of a row that is swiped towards the trailing edge.
    public final var leadingSwipe: ((Element) -> [UIContextualAction])?
    #endif

    let sections: any RowSource<Element>
    private let taps = Subject<Element, Never>()
    private let approached = Subject<Void, Never>()
    private var approach = Approach()
    /// The properties of ``selection(by:)``.
    var selected: [AnyKeyPath: SelectedElement<Element>] = [:]
    /// The property of ``selectedIDs``.
    var selectedSet: SelectedElements<Element>?
    private var isUpdating = false

    init<Group>(
        of view: UIView, _ groups: ListProperty<Group>, rows: @escaping (Group) -> ListProperty<Element>,
        title: @escaping (Group) -> String?
    ) {
        let change = Change()
        // Not in place: a closure that is passed to another module checks that it runs on the main actor.
        let changed: () -> Void = { change.rows?.update() }
        sections = ShownSections(groups, rows: rows, title: title, changed: changed)
        super.init()
        change.rows = self
        let attachments = Attachments.of(view)
        attachments.replace("rows", by: self)
        attachments.onDeallocation { [taps, approached] in
            taps.complete()
            approached.complete()
        }
    }

    private final class Change {
        weak var rows: ListRows?
    }

    /// The element of a row, for a delegate of the application's own.
    public final func element(at path: IndexPath) -> Element { sections.element(at: path) }

    /// Brings the view up to date with the lists. What changes meanwhile follows afterwards.
    final func update() {
        if isUpdating { return }
        isUpdating = true
        while let update = sections.takeUpdate() {
            if update.hasOtherRows { approach.rowsChanged() }
            show(update)
            showSelection()
        }
        isUpdating = false
    }

    /// Shows an update in the view.
    func show(_ update: SectionsUpdate) {}

    /// The user selects the row of an element.
    final func didSelect(_ element: Element) {
        for selected in selected.values { selected.take(element) }
        takeSelection()
        taps.send(element)
    }

    #if !os(tvOS)
    final func swipe(
        _ actions: ((Element) -> [UIContextualAction])?, at path: IndexPath
    ) -> UISwipeActionsConfiguration? { actions.map { UISwipeActionsConfiguration(actions: $0(element(at: path))) } }
    #endif

    final func willShow(_ path: IndexPath) {
        let rest = sections.countAfter(path)
        if approach.shows(before: rest, within: approachDistance, visible: visibleCount) { approached.send() }
    }

    /// The number of rows on the screen.
    var visibleCount: Int { 0 }

    /// The selected rows of the view.
    var shownSelection: [IndexPath] { [] }

    /// Selects or deselects a row in the view.
    func setSelected(_ isSelected: Bool, at path: IndexPath) {}
}
#endif
