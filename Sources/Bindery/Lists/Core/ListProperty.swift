public import BinderyGraph

/// A list that changes by deltas: what is derived from it follows each change in O(log n) instead of computing everything anew.
///
/// ```swift
/// let goods = MutableListProperty<Good>([])
/// let rows = goods.filter { $0.price < limit.value }.sorted(on: \.name).map { GoodRow($0) }
/// let sections = goods.grouped(by: \.kind)
/// rows.observeDeltas { delta in table.apply(delta) }
/// ```
///
/// It is always what a computation from scratch would give, inside a transaction too: a read works off the changes that have come since the
/// last one. Closures given to operators may read properties, of an element or others: what they read is followed, for each element on
/// its own.
///
/// A derived list that nobody observes does no work until it is read; it keeps no log of changes, and computes from scratch when it is read after
/// a change. One that is observed keeps what it has made: `map` calls its closure once for each element that comes or changes. Observed
/// is a list that has an observer itself, or from which something observed is derived.
///
/// A list refers to what it is derived from and keeps it alive. <doc:Lists> has all operators, and what they cost.
///
/// - Isolation: lives on the actor that made it; not `Sendable`.
public class ListProperty<Element>: PropertyProtocol {
    @usableFromInline final let untyped: UntypedList

    @usableFromInline
    init(_ untyped: UntypedList) { self.untyped = untyped }

    /// The elements. O(n) after a change, O(1) before the next.
    @inlinable
    public final func read() -> [Element] {
        let store = untyped.present
        if let array = store.array { return array.value(as: [Element].self) }
        let elements = store.elements(as: Element.self, in: 0..<store.count)
        if store.keepsArray { store.array = ListElement(elements) }
        return elements
    }

    /// The element at the index, which must be one. O(log n).
    @inlinable
    public final func element(at index: Int) -> Element { untyped.present.item(at: index).value(as: Element.self) }

    /// The elements at the indices, which must be some. O(log n) and O(1) for each.
    @inlinable
    public final func elements(in range: Range<Int>) -> [Element] {
        untyped.present.elements(as: Element.self, in: range)
    }

    /// How many elements there are. O(1) per change.
    public private(set) final lazy var count: Property<Int> = untyped.revision.map { [store = untyped.store] _ in
        store.count
    }

    /// Whether there is no element.
    public final var isEmpty: Property<Bool> { count.map { $0 == 0 } }

    /// The elements as a property of an array. Each change costs O(n) while it is observed.
    public final var array: Property<[Element]> {
        untyped.revision.map { [store = untyped.store] _ in store.elements(as: Element.self, in: 0..<store.count) }
    }

    /// The first element. O(log n) per change.
    public final var first: Property<Element?> { untyped.revision.map { [store = untyped.store] _ in store.first() } }

    /// The last element. O(log n) per change.
    public final var last: Property<Element?> { untyped.revision.map { [store = untyped.store] _ in store.last() } }
}

extension ListProperty where Element: Equatable {
    /// The first element, which changes only if it differs.
    public final var first: Property<Element?> { untyped.revision.map { [store = untyped.store] _ in store.first() } }

    /// The last element, which changes only if it differs.
    public final var last: Property<Element?> { untyped.revision.map { [store = untyped.store] _ in store.last() } }
}

extension ListProperty: CustomStringConvertible {
    public final var description: String { untracked { "\(read())" } }
}

extension ListStore {
    @inlinable
    final func elements<Element>(as: Element.Type, in range: Range<Int>) -> [Element] {
        var elements: [Element] = []
        elements.reserveCapacity(range.count)
        forEach(in: range) { elements.append($0.value(as: Element.self)) }
        return elements
    }

    fileprivate final func first<Element>() -> Element? { count == 0 ? nil : item(at: 0).value(as: Element.self) }

    fileprivate final func last<Element>() -> Element? {
        count == 0 ? nil : item(at: count - 1).value(as: Element.self)
    }
}
