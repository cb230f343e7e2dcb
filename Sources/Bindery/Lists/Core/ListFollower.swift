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

    /// A change of the list. Elements are copied only where they are asked for.
    package enum Step {
        case insert(at: Int)
        case remove(at: Int)
        case move(from: Int, to: Int)
        case update(to: () -> Element, at: Int)

        fileprivate init(_ change: ItemChange) {
            switch change {
            case .insert(_, let index): self = .insert(at: index)
            case .remove(_, let index): self = .remove(at: index)
            case .move(_, let old, let new): self = .move(from: old, to: new)
            case .update(_, let item, let index): self = .update(to: { item.value(as: Element.self) }, at: index)
            }
        }
    }

    /// Calls `body` with each step since the last call. They lead to the current elements. O(log n) for each.
    package func takeSteps(_ body: (Step) -> Void) {
        untracked { _ = list.untyped.present }
        for change in reader.takeChanges() ?? [] { body(Step(change)) }
    }

    /// Returns everything that has happened since the last call, when the list had `count` elements.
    package func takeDelta(from count: Int) -> ListDelta<Element> {
        untracked { _ = list.untyped.present }
        return ListDelta(oldCount: count, steps: (reader.takeChanges() ?? []).map { $0.typed(as: Element.self) })
    }

    package var elements: [Element] { untracked { list.read() } }

    /// Calls `handler` when there are steps to take, until disposed of. An unobserved derived list reports no steps.
    package func observe(_ handler: @escaping () -> Void) -> any Disposable {
        list.untyped.revision.observeChanges { _ in handler() }
    }

    /// Makes a property with an element of the list.
    package func makeProperty(_ element: Element) -> MutableProperty<Element> {
        list.untyped.revision.makePart("an element") { MutableProperty(element) }
    }

    package var count: Int { untracked { list.untyped.present.count } }

    package func element(at index: Int) -> Element { untracked { list.element(at: index) } }
}
