/// One view per element of a list, kept by identity: an element that stays keeps its nodes, its bindings and its focus; one that
/// leaves ends them; one that moves is moved.
///
/// Of elements with the same identity the first is shown.
///
/// - Complexity: O(n log n) per change of the list; the fewest rows possible are moved.
public struct ForEach<Element, ID: Hashable, Content: View>: PrimitiveView {
    private let elements: Property<[Element]>
    private let id: (Element) -> ID
    private let content: (Property<Element>) -> Content

    /// - Parameter content: makes the view of an element; it is given a property, since the element of an identity may change.
    public init(
        _ elements: Property<[Element]>, id: @escaping (Element) -> ID,
        @ViewBuilder content: @escaping (Property<Element>) -> Content
    ) {
        self.elements = elements
        self.id = id
        self.content = content
    }

    public func mount<B: Backend>(in place: Place<B>) {
        let rows = Rows(place: place.region(), id: id, content: content)
        let observation = elements.observe { rows.show($0) }
        place.scope.onDispose { [elements] in withExtendedLifetime(elements) { observation.dispose() } }
    }
}

extension ForEach where Element: Identifiable, ID == Element.ID {
    public init(
        _ elements: Property<[Element]>, @ViewBuilder content: @escaping (Property<Element>) -> Content
    ) {
        self.init(elements, id: \.id, content: content)
    }
}

/// The rows that are shown now.
private final class Rows<Element, ID: Hashable, Content: View, B: Backend> {
    private struct Row {
        let element: MutableProperty<Element>
        let place: Place<B>
    }

    private let place: Place<B>
    private let id: (Element) -> ID
    private let content: (Property<Element>) -> Content
    private var rows: [ID: Row] = [:]
    private var order: [ID] = []

    init(place: Place<B>, id: @escaping (Element) -> ID, content: @escaping (Property<Element>) -> Content) {
        self.place = place
        self.id = id
        self.content = content
    }

    func show(_ elements: [Element]) {
        var seen = Set<ID>()
        let wanted = elements.map { (id($0), $0) }.filter { seen.insert($0.0).inserted }
        let difference = ListDifference(from: order, to: wanted.map(\.0))
        for index in difference.deletions { rows.removeValue(forKey: order[index])?.place.end() }
        order = wanted.map(\.0)
        let moved = Set(difference.moves.map { order[$0.new] })
        var previous: Place<B>?
        for (id, element) in wanted {
            if let row = rows[id] {
                row.element.value = element
                if moved.contains(id) { place.moveRegion(row.place, after: previous) }
                previous = row.place
            } else {
                let row = Row(element: MutableProperty(element), place: place.region(after: previous))
                rows[id] = row
                content(row.element).mount(in: row.place)
                previous = row.place
            }
        }
    }
}
