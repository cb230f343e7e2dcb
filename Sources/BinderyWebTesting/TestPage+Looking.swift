public import BinderyPageClient
public import BinderyWire

extension TestPage {
    /// Returns the only visible element with the id that its view has, on the page or in an element of it.
    public func find(_ id: String, in container: PageElement? = nil) throws(TestPageFailure) -> PageElement {
        let found = findAll(id, in: container)
        guard let element = found.last else {
            let ids = visible(in: container).compactMap(\.identifier)
            throw TestPageFailure("nothing with the id “\(id)” is visible. Visible are: \(ids.joined(separator: ", "))")
        }
        if found.count > 1 {
            throw TestPageFailure(
                "\(found.count) elements with the id “\(id)” are visible. Take one: `findAll(\"\(id)\")[0]`, or search in "
                    + "a row: `find(\"\(id)\", in: row)`")
        }
        return element
    }

    /// Returns the visible elements with the id, in document order: the same button of each row, for example.
    public func findAll(_ id: String, in container: PageElement? = nil) -> [PageElement] {
        visible(in: container).filter { $0.identifier == id }
    }

    private func visible(in container: PageElement?) -> [PageElement] {
        guard let container else { return visible }
        return visible.filter { $0.ancestry.contains { $0 === container } }
    }

    /// Whether an element with the id is visible.
    public func isPresent(_ id: String) -> Bool { visible.contains { $0.identifier == id } }

    /// The visible elements in a wide window, in document order: not those of covered screens and closed menus.
    public var visible: [PageElement] {
        var visible: [PageElement] = []
        func add(_ element: PageElement) {
            let isClosedMenu =
                element.attributes["popover"] != nil && element.attributes["id"] != openMenu && !element.has("sidebar")
            if element.attributes["hidden"] != nil || element.isLeftSlide || isClosedMenu { return }
            visible.append(element)
            element.children.forEach(add)
        }
        add(content.root)
        return visible
    }

    /// Returns the operations that have arrived since the last call, or since the first HTML.
    public func takeOperations() -> [PageOperation] {
        defer { readFrames = frames.count }
        return frames[readFrames...].flatMap(\.operations)
    }
}

/// The reason why a test's user cannot do something.
public struct TestPageFailure: Error, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }
}
