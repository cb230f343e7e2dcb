#if canImport(SwiftUI)
public import Bindery
public import SwiftUI

/// Rows of a list.
///
/// ```swift
/// List {
///     ForEach(model.rows) { row in RowView(row: row) }
///         .onDelete { model.rows.remove(atOffsets: $0) }
/// }
/// ```
///
/// | event | result |
/// |---|---|
/// | an element is inserted, removed or moved | its row is; the others keep their state |
/// | an element is updated | its row is evaluated again, with the same identity |
/// | an element is a model, and a property of it changes | only the row that read the property is evaluated again |
///
/// - Complexity: the view that makes the rows is evaluated after each change of the list, and SwiftUI compares the
///   identities: O(n). A row whose view has equal values is not evaluated.
extension ForEach where Content: View {
    /// Creates rows of identifiable elements.
    @MainActor
    public init<Element: Identifiable>(
        _ list: ListProperty<Element>, @ViewBuilder content: @escaping (Element) -> Content
    ) where Data == [Element], ID == Element.ID {
        // The rows keep the list, which `body` may have made: what its closures read is followed only while it lives.
        self.init(list.value) { element in withExtendedLifetime(list) { content(element) } }
    }

    /// Creates rows of elements with the identity at a key path.
    @MainActor
    public init<Element>(
        _ list: ListProperty<Element>, id: KeyPath<Element, ID>, @ViewBuilder content: @escaping (Element) -> Content
    ) where Data == [Element] {
        self.init(list.value, id: id) { element in withExtendedLifetime(list) { content(element) } }
    }

    /// Creates rows of objects, such as models, which are their own identity.
    @MainActor
    @_disfavoredOverload
    public init<Element: AnyObject>(
        _ list: ListProperty<Element>, @ViewBuilder content: @escaping (Element) -> Content
    ) where Data == [IdentifiedObject<Element>], ID == ObjectIdentifier {
        self.init(list.value.map { IdentifiedObject(object: $0) }) { row in
            withExtendedLifetime(list) { content(row.object) }
        }
    }
}

/// An object with its identity, for a `ForEach`.
public struct IdentifiedObject<Object: AnyObject>: Identifiable {
    public let object: Object

    public var id: ObjectIdentifier { ObjectIdentifier(object) }
}
#endif
