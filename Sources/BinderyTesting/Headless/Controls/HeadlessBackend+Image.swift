public import BinderyView

extension HeadlessBackend: Rendering.Images {
    public func makeImage(shape: Image.Shape) -> HeadlessNode { make(.image(shape), HeadlessImage()) }

    public func setSource(_ source: ImageSource, of node: HeadlessNode) {
        node[HeadlessImage.self]?.source = source
    }

    public func setImageDescription(_ description: String, of node: HeadlessNode) { node.label = description }
}

struct HeadlessImage: HeadlessPayload {
    var source: ImageSource?
}

extension HeadlessNode {
    public var source: ImageSource? { self[HeadlessImage.self]?.source }
}
