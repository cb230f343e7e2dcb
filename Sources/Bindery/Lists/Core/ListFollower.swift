package import BinderyGraph

/// A reader that takes steps when it chooses: a view needs all steps before it uses an index, even during a delivery.
package final class ListFollower<Element> {
    private let list: ListProperty<Element>
    private let reader: ListReader

    package init(_ list: ListProperty<Element>) {
        self.list = list
        untracked { _ = list.untyped.present }
        reader = ListReader(observing: list.untyped.store)
    }

    /// Calls `body` with each step since the last call. They lead to the current elements. O(log n) for each.
    package func takeSteps(_ body: (ListChange<Element>) -> Void) {
        untracked { _ = list.untyped.present }
        for change in reader.takeChanges() ?? [] { body(change.typed(as: Element.self)) }
    }

    /// Calls `handler` when there are steps to take, until disposed of. An unobserved derived list reports no steps.
    package func observe(_ handler: @escaping () -> Void) -> any Disposable {
        list.untyped.revision.observeChanges { _ in handler() }
    }

    package var count: Int { untracked { list.untyped.present.count } }

    package func element(at index: Int) -> Element { untracked { list.element(at: index) } }
}
