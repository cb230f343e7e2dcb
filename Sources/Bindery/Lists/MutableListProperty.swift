public import BinderyDiff
public import BinderyGraph

/// A list that can be written: the source of lists that are derived from it.
///
/// ```swift
/// let goods = MutableListProperty<Good>([])
/// goods.append(good)
/// goods[0].isLiked = true            // in place: an update of one element
/// goods.value = await service.goods()   // as a whole: only what differs changes, by identity
/// ```
///
/// A write is visible to every read at once, of derived lists too. Observers get their deltas when the write returns, or at the end of the
/// outermost ``transaction(file:line:_:)``, or after the event that is being delivered.
///
/// **Identity** says which elements are the same thing. Written as a whole, elements of the same identity are updated and moved instead of
/// removed and inserted; written in place, an element that gets another identity counts as another one: it is removed and inserted.
/// Elements with the same identity are no error; they are told apart by their order.
///
/// - Isolation: lives on the actor that made it; not `Sendable`. An index that there is not is a programming error, as for an array.
public final class MutableListProperty<Element>: ListProperty<Element> {
    @usableFromInline let source: SourceListStore
    @usableFromInline let version: MutableProperty<Int>
    @usableFromInline let differ: Differ

    /// What makes elements the same, and what leads from one array to another.
    @usableFromInline
    struct Differ {
        @usableFromInline let areSame: (Element, Element) -> Bool
        @usableFromInline let areEqual: (Element, Element) -> Bool
        @usableFromInline let difference: ([Element], [Element]) -> ListDifference

        @inlinable
        init<ID: Hashable>(id: @escaping (Element) -> ID, by areEqual: @escaping (Element, Element) -> Bool) {
            areSame = { id($0) == id($1) }
            self.areEqual = areEqual
            difference = { ListDifference(from: $0, to: $1, id: id, by: areEqual) }
        }
    }

    @inlinable
    init(_ elements: [Element], _ differ: Differ, _ name: StaticString?, _ file: StaticString, _ line: UInt) {
        source = SourceListStore(elements.map { ListElement($0) })
        version = MutableProperty(0, name: name, file: file, line: line)
        self.differ = differ
        super.init(UntypedList(source, version))
    }

    /// - Parameters:
    ///   - id: the identity of an element.
    ///   - areEqual: whether an element that is written counts as the one that is there; by default it never does.
    @inlinable
    public convenience init<ID: Hashable>(
        _ elements: [Element] = [], id: @escaping (Element) -> ID,
        by areEqual: @escaping (Element, Element) -> Bool = { _, _ in false }, name: StaticString? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(elements, Differ(id: id, by: areEqual), name, file, line)
    }

    /// The elements. Written, they are compared with those that are there, by identity: O(n).
    @inlinable
    public var value: [Element] {
        get { read() }
        set {
            let difference = differ.difference(untracked { read() }, newValue)
            write { $0.apply(difference) { ListElement(newValue[$0]) } }
        }
    }

    /// The element at the index. O(log n), read and written.
    @inlinable
    public subscript(index: Int) -> Element {
        get { element(at: index) }
        set {
            let old = source.item(at: index).value(as: Element.self)
            if !differ.areSame(old, newValue) {
                write {
                    $0.remove(at: index)
                    $0.insert(ListElement(newValue), at: index)
                }
            } else if !differ.areEqual(old, newValue) {
                write { $0.update(at: index, to: ListElement(newValue)) }
            }
        }
    }

    /// Changes what is held, then tells that it has changed, once.
    @inlinable
    func write(_ change: (SourceListStore) -> Void) {
        let before = source.revision
        change(source)
        if source.revision != before { version.value = source.revision }
    }
}

extension MutableListProperty where Element: Identifiable {
    /// A list of elements that have an identity; an element that is written always counts as changed.
    @inlinable
    public convenience init(
        _ elements: [Element] = [], name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(elements, Differ(id: \.id, by: { _, _ in false }), name, file, line)
    }
}

extension MutableListProperty where Element: Hashable {
    /// A list of elements that are their own identity.
    @inlinable
    public convenience init(
        _ elements: [Element] = [], name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(elements, Differ(id: { $0 }, by: ==), name, file, line)
    }
}

extension MutableListProperty where Element: Identifiable & Equatable {
    /// A list of elements that have an identity, and are compared by `==`.
    @inlinable
    public convenience init(
        _ elements: [Element] = [], name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(elements, Differ(id: \.id, by: ==), name, file, line)
    }
}

extension MutableListProperty where Element: Identifiable & Hashable {
    /// A list of elements that have an identity, and are compared by `==`.
    @inlinable
    public convenience init(
        _ elements: [Element] = [], name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(elements, Differ(id: \.id, by: ==), name, file, line)
    }
}
