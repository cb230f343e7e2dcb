package import BinderyPageClient

extension PageElement {
    /// The elements that are not hidden, in document order.
    package var visible: [PageElement] {
        attributes["hidden"] != nil || isLeftSlide ? [] : [self] + children.flatMap(\.visible)
    }
}
