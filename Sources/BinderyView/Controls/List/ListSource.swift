/// The content of a ``List`` as one sequence of parts: rows and, in a list with sections, their headers.
protocol ListSource<Element, ID> {
    associatedtype Element
    associatedtype ID: Hashable
    associatedtype Part
    associatedtype PartID: Hashable

    var parts: ListProperty<Part> { get }
    var hasSections: Bool { get }
    func partID(of part: Part) -> PartID
    func nodeID(of part: Part) -> String
    /// The element of a row; nil for a header.
    func element(in part: Part) -> Element?
    func id(of element: Element) -> ID
    /// The header of the section that contains a row; nil for a header.
    func header(of part: Part) -> Part?
    /// The number of headers among the first parts.
    func headerCount(in count: Int) -> Int
    func mount<B: Rendering.Backend>(_ part: Property<Part>, in point: Rendering.MountPoint<B>)
}

extension ListSource {
    /// Returns what moves a row among the rows of its section.
    func movable(
        _ row: ID, in group: MovableGroup, by move: @escaping (_ from: Int, _ to: Int) -> Void
    ) -> Rendering.MovableRow {
        Rendering.MovableRow(row, in: group) { neighbour, isAfter in
            let rows = untracked { parts.value }.compactMap { part in element(in: part).map { (id(of: $0), part) } }
            let section = { (row: Int) in header(of: rows[row].1).map(partID) }
            guard let from = rows.firstIndex(where: { $0.0 == row }),
                let place = rows.firstIndex(where: { $0.0 == neighbour }), section(from) == section(place)
            else { return }
            RowMove(from: from, beside: place, isAfter: isAfter)?.perform(move)
        }
    }
}

struct PlainListSource<Element, ID: Hashable, Content: View>: ListSource {
    let parts: ListProperty<Element>
    let hasSections = false
    let id: (Element) -> ID
    let content: (Property<Element>) -> Content

    func partID(of part: Element) -> ID { id(part) }

    func nodeID(of part: Element) -> String { "row-\(id(part))" }

    func element(in part: Element) -> Element? { part }

    func id(of element: Element) -> ID { id(element) }

    func header(of part: Element) -> Element? { nil }

    func headerCount(in count: Int) -> Int { 0 }

    func mount<B: Rendering.Backend>(_ part: Property<Element>, in point: Rendering.MountPoint<B>) {
        content(part).mount(in: point)
    }
}

struct SectionedListSource<Key: Hashable, Element, ID: Hashable, Header: View, Content: View>: ListSource {
    enum Part {
        case header(ListGroup<Key, Element>)
        case row(Element, in: ListGroup<Key, Element>)
    }

    enum PartID: Hashable {
        /// Identifies the section and not its key, since another section may have the same key.
        case header(ObjectIdentifier)
        case row(ID)
    }

    let parts: ListProperty<Part>
    let sections: ListProperty<ListGroup<Key, Element>>
    let hasSections = true
    let id: (Element) -> ID
    let header: (ListGroup<Key, Element>) -> Header
    let content: (Property<Element>) -> Content

    init(
        _ sections: ListProperty<ListGroup<Key, Element>>, id: @escaping (Element) -> ID,
        header: @escaping (ListGroup<Key, Element>) -> Header, content: @escaping (Property<Element>) -> Content
    ) {
        parts = sections.flatMap { section in
            ListProperty.constant([Part.header(section)]).concatenated(
                with: section.elements.map { Part.row($0, in: section) })
        }
        self.sections = sections
        self.id = id
        self.header = header
        self.content = content
    }

    func headerCount(in count: Int) -> Int {
        var (index, headers) = (0, 0)
        for section in untracked({ sections.read() }) where index < count {
            headers += 1
            index += 1 + untracked { section.elements.count.value }
        }
        return headers
    }

    func partID(of part: Part) -> PartID {
        switch part {
        case .header(let section): .header(ObjectIdentifier(section))
        case .row(let element, _): .row(id(element))
        }
    }

    func nodeID(of part: Part) -> String {
        switch part {
        case .header(let section): "section-\(section.key)"
        case .row(let element, _): "row-\(id(element))"
        }
    }

    func element(in part: Part) -> Element? {
        if case .row(let element, _) = part { element } else { nil }
    }

    func id(of element: Element) -> ID { id(element) }

    func header(of part: Part) -> Part? {
        if case .row(_, let section) = part { .header(section) } else { nil }
    }

    func mount<B: Rendering.Backend>(_ part: Property<Part>, in point: Rendering.MountPoint<B>) {
        switch untracked({ part.value }) {
        case .header(let section): header(section).mount(in: point)
        case .row(let first, _):
            // The part with an identity never changes between header and row.
            let element = part.map { if case .row(let element, _) = $0 { element } else { first } }
            content(element).mount(in: point)
        }
    }
}
