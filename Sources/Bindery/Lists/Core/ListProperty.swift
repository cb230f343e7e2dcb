public import BinderyGraph

/// A list that changes by deltas: lists derived from it follow each change in O(log n).
///
/// ```swift
/// let goods = MutableListProperty<Good>([])
/// let rows = goods.filter { $0.price < limit.value }.sorted(on: \.name).map { GoodRow($0) }
/// let sections = goods.grouped(by: \.kind)
/// rows.observeDeltas { delta in table.apply(delta) }.disposed(by: bag)
/// ```
///
/// The list always equals a computation from scratch, even inside a transaction: a read applies all earlier changes.
/// Operators track the properties that their closures read, separately for each element.
///
/// A list is observed if it, or anything derived from it, has an observer. An unobserved derived list keeps no log and
/// does no work until it is read; after a change it computes from scratch. An observed list keeps its results: `map`
/// calls its closure once for each new or changed element. A list retains its sources. See <doc:Lists>.
///
/// - Isolation: Confined to the actor that made it; not `Sendable`.
public class ListProperty<Element>: PropertyProtocol {
    @usableFromInline final let untyped: UntypedList

    @usableFromInline
    init(_ untyped: UntypedList) { self.untyped = untyped }

    /// The elements. O(n) after a change, O(1) until the next.
    @inlinable
    public final func read() -> [Element] {
        let store = untyped.present
        if let array = store.array { return array.value(as: [Element].self) }
        let elements = Self.elements(of: store, in: 0..<store.count)
        if store.keepsArray { store.array = ListElement(elements) }
        return elements
    }

    /// Returns the element at a valid index. O(log n).
    @inlinable
    public final func element(at index: Int) -> Element { untyped.present.item(at: index).value(as: Element.self) }

    /// Returns the elements at valid indices. O(log n), plus O(1) for each.
    @inlinable
    public final func elements(in range: Range<Int>) -> [Element] {
        Self.elements(of: untyped.present, in: range)
    }

    /// The number of elements. O(1) per change.
    public private(set) final lazy var count: Property<Int> = untyped.revision.map { [store = untyped.store] _ in
        store.count
    }

    /// Whether the list has no elements. O(1) per change. The list keeps it, as `count`.
    public private(set) final lazy var isEmpty: Property<Bool> = count.map { $0 == 0 }

    /// The elements as a property of an array. While observed, each change costs O(n).
    public final var array: Property<[Element]> {
        untyped.revision.map { [store = untyped.store] _ in Self.elements(of: store, in: 0..<store.count) }
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

extension ListProperty {
    // Not in an extension of the store: a function of `any ListStore` would not be specialised by the element's type.
    @inlinable
    static func elements(of store: any ListStore, in range: Range<Int>) -> [Element] {
        var elements: [Element] = []
        elements.reserveCapacity(range.count)
        store.forEach(in: range) { elements.append($0.value(as: Element.self)) }
        return elements
    }
}

extension ListStore {
    fileprivate func first<Element>() -> Element? { count == 0 ? nil : item(at: 0).value(as: Element.self) }

    fileprivate func last<Element>() -> Element? {
        count == 0 ? nil : item(at: count - 1).value(as: Element.self)
    }
}
