public import BinderyDiff
public import BinderyGraph

/// A list that can be written: the source of derived lists.
///
/// ```swift
/// let goods = MutableListProperty<Good>([])
/// goods.append(good)
/// goods[0].isLiked = true            // in place: an update of one element
/// goods.value = await service.goods()   // as a whole: only what differs changes, by identity
/// ```
///
/// A write is immediately visible to every read, also of derived lists. Observers receive their deltas when the write
/// returns, at the end of the outermost ``/BinderyGraph/transaction(file:line:_:)``, or after the event that is being
/// delivered.
///
/// **Identity** decides which elements are the same. A write of the whole list updates and moves elements with a known
/// identity instead of removing and inserting them. An element written in place with another identity is removed and
/// inserted. Elements with equal identities are allowed, and matched by their order.
///
/// - Isolation: Confined to the actor that made it; not `Sendable`. An out-of-range index traps, as in `Array`.
public final class MutableListProperty<Element>: ListProperty<Element> {
    @usableFromInline let source: SourceListStore
    @usableFromInline let version: MutableProperty<Int>
    @usableFromInline let differ: Differ

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
        if version.node.pointee.flags.contains(.traced) { source.recordSteps(version) }
        super.init(UntypedList(source, version))
    }

    /// - Parameter id: The identity of an element.
    /// - Parameter areEqual: Whether a written element equals the present one; by default it never does.
    @inlinable
    public convenience init<ID: Hashable>(
        _ elements: [Element] = [], id: @escaping (Element) -> ID,
        by areEqual: @escaping (Element, Element) -> Bool = { _, _ in false }, name: StaticString? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(elements, Differ(id: id, by: areEqual), name, file, line)
    }

    /// The elements. A write compares them with the present ones, by identity: O(n).
    @inlinable
    public var value: [Element] {
        get { read() }
        set {
            let difference = differ.difference(untracked { read() }, newValue)
            write { $0.apply(difference) { ListElement(newValue[$0]) } }
        }
    }

    /// The element at the index. O(log n) to read or write.
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

    @inlinable
    func write(_ change: (SourceListStore) -> Void) {
        let before = source.revision
        change(source)
        if source.revision != before { version.value = source.revision }
    }
}

extension MutableListProperty where Element: Identifiable {
    /// Creates a list of identifiable elements. Every write of an element is a change.
    @inlinable
    public convenience init(
        _ elements: [Element] = [], name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(elements, Differ(id: \.id, by: { _, _ in false }), name, file, line)
    }
}

extension MutableListProperty where Element: Hashable {
    /// Creates a list of elements that are their own identity.
    @inlinable
    public convenience init(
        _ elements: [Element] = [], name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(elements, Differ(id: { $0 }, by: ==), name, file, line)
    }
}

extension MutableListProperty where Element: Identifiable & Equatable {
    /// Creates a list of identifiable elements that are compared by `==`.
    @inlinable
    public convenience init(
        _ elements: [Element] = [], name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(elements, Differ(id: \.id, by: ==), name, file, line)
    }
}

extension MutableListProperty where Element: Identifiable & Hashable {
    @inlinable
    public convenience init(
        _ elements: [Element] = [], name: StaticString? = nil, file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(elements, Differ(id: \.id, by: ==), name, file, line)
    }
}

extension MutableListProperty {
    /// Shows dots in place of the elements wherever the list is explained or inspected, from now on. A property that is
    /// computed from the list is not concealed.
    @discardableResult
    public final func concealed() -> Self {
        version.concealed()
        return self
    }
}
