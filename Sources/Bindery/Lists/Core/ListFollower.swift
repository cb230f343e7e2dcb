package import BinderyGraph

/// Somebody who keeps up with a list, at moments of its own choosing: what shows a list must know each step before it may use an index, also in
/// the middle of a delivery.
package final class ListFollower<Element> {
    private let list: ListProperty<Element>
    private let reader: ListReader

    /// Begins with what is in the list now.
    package init(_ list: ListProperty<Element>) {
        self.list = list
        reader = ListReader(observing: untracked { list.untyped.present })
    }

    /// The steps since the last time: afterwards the list is what they have led to. O(1) and O(log n) for each.
    package func takeSteps() -> [ListChange<Element>] {
        untracked { _ = list.untyped.present }
        return (reader.takeChanges() ?? []).map { $0.typed(as: Element.self) }
    }

    /// Says that there are steps to take. Lasts until it is disposed of; without it nothing is known of a derived list.
    package func observe(_ handler: @escaping () -> Void) -> any Disposable {
        list.untyped.revision.observeChanges { _ in handler() }
    }

    package var count: Int { untracked { list.untyped.present.count } }

    package func element(at index: Int) -> Element { untracked { list.element(at: index) } }
}
