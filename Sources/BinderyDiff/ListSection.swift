/// A section of a list: a header and its rows.
public struct ListSection<Header, Element> {
    public var header: Header
    public var elements: [Element]

    @inlinable
    public init(_ header: Header, _ elements: [Element]) {
        self.header = header
        self.elements = elements
    }
}

extension ListSection: Equatable where Header: Equatable, Element: Equatable {}
extension ListSection: Sendable where Header: Sendable, Element: Sendable {}
