public import BinderyGraph

/// An element as lists pass it on: an object without its type, shared by all lists that contain it.
/// Lists work in non-generic code: generic classes would spend two thirds of the time on metadata lookups (measured).
/// Only the public surface knows the type, and the operators' closures, which inlinable functions specialise.
@usableFromInline
class ListItem {
    @usableFromInline init() {}

    /// Whether traces may keep the item after the list has let it go.
    var isPlain: Bool { false }

    /// In traces.
    var text: String { "" }
}

@usableFromInline
final class ListElement<Value>: ListItem {
    @usableFromInline let value: Value

    @inlinable
    init(_ value: Value) { self.value = value }

    override var isPlain: Bool { PlainType.contains(Value.self) }

    override var text: String { TraceText.describe(value) }
}

extension ListItem {
    /// Returns the element's value. The caller knows the type, which is not checked.
    // Safe: the items of a list, its keys and its contributions are made in the generic function that declares their
    // type, and only it and its `ListProperty` of the same type read their values.
    @inlinable
    @inline(__always)
    final func value<Value>(as: Value.Type) -> Value { unsafeDowncast(self, to: ListElement<Value>.self).value }
}

@usableFromInline
struct UntypedList {
    @usableFromInline let store: any ListStore
    /// Changes whenever the list does. Settling it brings the store up to date.
    @usableFromInline let revision: Property<Int>

    @usableFromInline
    init(_ store: any ListStore, _ revision: Property<Int>) {
        self.store = store
        self.revision = revision
        if revision.node.pointee.flags.contains(.traced) { revision.recordText(of: store) }
    }

    /// The up-to-date store, which becomes a dependency of the current computation.
    @usableFromInline
    var present: any ListStore {
        _ = revision.read()
        return store
    }

    init(
        _ store: some DerivedListStore, _ file: StaticString, _ line: UInt, alsoReading parameters: (() -> Void)? = nil
    ) {
        self.init(store, store.node(file, line, alsoReading: parameters))
    }
}

@usableFromInline
enum ItemChange {
    case insert(ListItem, at: Int)
    case remove(ListItem, at: Int)
    case move(ListItem, from: Int, to: Int)
    case update(from: ListItem, to: ListItem, at: Int)

    @inlinable
    func typed<Element>(as: Element.Type) -> ListChange<Element> {
        switch self {
        case .insert(let item, let index): .insert(item.value(as: Element.self), at: index)
        case .remove(let item, let index): .remove(item.value(as: Element.self), at: index)
        case .move(let item, let from, let to): .move(item.value(as: Element.self), from: from, to: to)
        case .update(let old, let item, let index):
            .update(from: old.value(as: Element.self), to: item.value(as: Element.self), at: index)
        }
    }

    func shifted(by offset: Int) -> ItemChange {
        switch self {
        case .insert(let item, let index): .insert(item, at: index + offset)
        case .remove(let item, let index): .remove(item, at: index + offset)
        case .move(let item, let from, let to): .move(item, from: from + offset, to: to + offset)
        case .update(let old, let item, let index): .update(from: old, to: item, at: index + offset)
        }
    }
}
