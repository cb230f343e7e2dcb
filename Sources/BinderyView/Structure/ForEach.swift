/// One view per element of a list, kept by identity. A row that stays or moves keeps its nodes, bindings and focus; the
/// bindings of a removed row end. All views are mounted; for more than some hundred rows, use ``List``.
///
/// | edge case | result |
/// |---|---|
/// | elements with the same identity | the first is shown; after its removal, the next one is |
/// | an element is replaced by one with another identity | its row is removed, another one is inserted |
/// | a row is removed and inserted again in one transaction | it is moved |
/// | a view writes the list while it is mounted, or from an observer | it is shown, then the list follows |
///
/// - Complexity: O(log n) for a change of a ``/Bindery/ListProperty``, O(n) for one of an array, and the rows inserted,
///   moved or removed. Of an array, the fewest possible rows are moved.
public struct ForEach<Element, ID: Hashable, Content: View>: Rendering.PrimitiveView {
    let elements: ListProperty<Element>
    let id: (Element) -> ID
    private let content: (Property<Element>) -> Content
    /// Moves an element in the list; nil if the user may not.
    var moved: ((_ from: Int, _ to: Int) -> Void)?

    /// Creates a view for each element of a list property.
    ///
    /// - Parameters:
    ///   - id: The identity of an element.
    ///   - content: Makes the view of an element. Its property follows the element with that identity.
    public init(
        _ elements: ListProperty<Element>, id: @escaping (Element) -> ID,
        @ViewBuilder content: @escaping (Property<Element>) -> Content
    ) {
        self.elements = elements
        self.id = id
        self.content = content
    }

    /// Creates a view for each element of an array, with the same parameters as for a ``/Bindery/ListProperty``.
    public init(
        _ elements: Property<[Element]>, id: @escaping (Element) -> ID,
        @ViewBuilder content: @escaping (Property<Element>) -> Content
    ) {
        self.init(ListProperty(elements, id: id), id: id, content: content)
    }

    public func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        let (content, view, group) = (content, moved == nil ? nil : self, MovableGroup())
        MountedRows(elements.distinct(on: id), id: id, in: point.region()) { row in
            var point = row.point
            if let view { point.attributes.movable = view.movable(row.id, in: group) }
            content(row.element).mount(in: point)
        }
        .start()
    }
}

extension ForEach where Element: Identifiable, ID == Element.ID {
    /// Creates a view for each element of a list property, identified by its `id`.
    public init(
        _ elements: ListProperty<Element>, @ViewBuilder content: @escaping (Property<Element>) -> Content
    ) {
        self.init(elements, id: \.id, content: content)
    }

    /// Creates a view for each element of an array, identified by its `id`.
    public init(
        _ elements: Property<[Element]>, @ViewBuilder content: @escaping (Property<Element>) -> Content
    ) {
        self.init(elements, id: \.id, content: content)
    }
}

extension ForEach where Element: Identifiable, ID == Element.ID {
    /// Shows the elements of a list, each with a property that writes it.
    ///
    /// ```swift
    /// ForEach(editing: model.todos) { todo in Toggle("Done", isOn: todo.isDone) }
    /// ```
    ///
    /// The property is that of ``/Bindery/MutableListProperty/subscript(id:)``: it follows the element, and a write is
    /// an update of the list.
    ///
    /// - Parameter content: Makes the view of an element. A parameter `$todo` is accepted too.
    /// - Complexity: As for a ``/Bindery/ListProperty``, and O(log n) per change for each row that shows its property.
    public init(
        editing elements: MutableListProperty<Element>,
        @ViewBuilder content: @escaping (MutableProperty<Element>) -> Content
    ) {
        self.init(elements, id: \.id) { row in
            let element = untracked { row.value }
            return content(elements.element(id: element.id, first: element))
        }
    }

    /// Shows the elements of an array, each with a property that writes it.
    ///
    /// - Complexity: As for a property of an array, and O(n) per change for each row that shows its property.
    public init(
        editing elements: MutableProperty<[Element]>,
        @ViewBuilder content: @escaping (MutableProperty<Element>) -> Content
    ) {
        self.init(elements, id: \.id) { row in
            let element = untracked { row.value }
            return content(elements.element(id: element.id, first: element))
        }
    }
}
