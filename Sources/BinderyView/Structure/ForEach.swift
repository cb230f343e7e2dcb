/// One view per element of a list, kept by identity: an element that stays keeps its nodes, its bindings and its focus; one that
/// leaves ends them; one that moves is moved.
///
/// All of them are mounted: for lists of more than some hundred rows there is ``List``, which mounts what is seen.
///
/// | at the edges | what becomes of it |
/// |---|---|
/// | elements with the same identity | the first is shown; when it goes, the next one is |
/// | an element is replaced by one with another identity | its row goes, another one comes |
/// | a row is removed and inserted again in one transaction | it is moved |
/// | a view writes the list while it is mounted, or from an observer | it is shown, then the list follows |
///
/// - Complexity: a change of a ``ListProperty`` costs O(log n), besides the rows that come, move or go; one of an array O(n), and the fewest
///   rows possible are moved.
public struct ForEach<Element, ID: Hashable, Content: View>: PrimitiveView {
    private let elements: ListProperty<Element>
    private let id: (Element) -> ID
    private let content: (Property<Element>) -> Content

    /// - Parameter content: makes the view of an element; it is given a property, since the element of an identity may change.
    public init(
        _ elements: ListProperty<Element>, id: @escaping (Element) -> ID,
        @ViewBuilder content: @escaping (Property<Element>) -> Content
    ) {
        self.elements = elements
        self.id = id
        self.content = content
    }

    /// - Parameter content: makes the view of an element; it is given a property, since the element of an identity may change.
    public init(
        _ elements: Property<[Element]>, id: @escaping (Element) -> ID,
        @ViewBuilder content: @escaping (Property<Element>) -> Content
    ) {
        self.init(ListProperty(elements, id: id), id: id, content: content)
    }

    public func mount<B: Backend>(in place: Place<B>) {
        let content = content
        MountedRows(elements.distinct(on: id), id: id, in: place.region()) { row in
            content(row.element).mount(in: row.place)
        }
        .start()
    }
}

extension ForEach where Element: Identifiable, ID == Element.ID {
    public init(
        _ elements: ListProperty<Element>, @ViewBuilder content: @escaping (Property<Element>) -> Content
    ) {
        self.init(elements, id: \.id, content: content)
    }

    public init(
        _ elements: Property<[Element]>, @ViewBuilder content: @escaping (Property<Element>) -> Content
    ) {
        self.init(elements, id: \.id, content: content)
    }
}
