internal import BinderyGraph

/// The places of a list's elements, with a value each, for what removes elements later. It follows the list when asked:
/// a position is right even while changes wait for their delivery.
final class ListPlaces<Element, Value> {
    typealias Place = OrderedValue<Value>

    private weak var list: MutableListProperty<Element>?
    private let reader: ListReader
    private let tree: OrderTree<Place>
    private let makeValue: (Element) -> Value
    /// Called for each element that is inserted, and for each that was replaced by another one.
    private let didInsert: (Place, Element) -> Void
    private let didRemove: (Place) -> Void

    init(
        _ list: MutableListProperty<Element>, value: @escaping (Element) -> Value,
        didInsert: @escaping (Place, Element) -> Void, didRemove: @escaping (Place) -> Void
    ) {
        self.list = list
        (makeValue, self.didInsert, self.didRemove) = (value, didInsert, didRemove)
        reader = ListReader(observing: list.source)
        tree = OrderTree<Place>()
        for (index, item) in list.source.items.enumerated() { insert(item, at: index) }
    }

    var count: Int { tree.count }

    func follow() {
        for change in reader.takeChanges() ?? [] {
            switch change {
            case .insert(let item, let index): insert(item, at: index)
            case .remove(_, let index): remove(at: index)
            case .move(_, let from, let to): tree.move(tree.entry(at: from), to: to)
            case .update(_, let item, let index):
                didUpdate(tree.entry(at: index), item.value(as: Element.self))
            }
        }
    }

    /// Removes the element at a place from the list.
    func removeElement(at place: Place) {
        follow()
        guard place.isInTree, let list else { return }
        list.remove(at: tree.position(of: place))
        follow()
    }

    private func insert(_ item: ListItem, at index: Int) {
        let element = item.value(as: Element.self)
        let place = Place(makeValue(element))
        tree.insert(place, at: index)
        didInsert(place, element)
    }

    private func remove(at index: Int) {
        let place = tree.entry(at: index)
        tree.remove(place)
        didRemove(place)
    }

    private func didUpdate(_ place: Place, _ element: Element) {
        didRemove(place)
        didInsert(place, element)
    }
}

/// What follows a list until it is disposed of, or the list is deallocated.
final class ListUpkeep: Disposable {
    private var observation: (any Disposable)?
    private var end: (() -> Void)?

    /// - Parameter update: Called now, and after each transaction that changed the list.
    init<Element>(
        of list: MutableListProperty<Element>, update: @escaping () -> Void, end: @escaping () -> Void = {}
    ) {
        self.end = end
        observation = list.version.observe { _ in update() }
    }

    var isDisposed: Bool { observation?.isDisposed ?? true }

    func dispose() {
        observation?.dispose()
        observation = nil
        end.take()?()
    }
}
