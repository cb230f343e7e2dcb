public import BinderyView

extension HeadlessBackend: Rendering.Images {
    public func makeImage(shape: Image.Shape) -> HeadlessNode { make(.image(shape)) }

    public func setSource(_ source: ImageSource, of node: HeadlessNode) { node.source = source }

    public func setImageDescription(_ description: String, of node: HeadlessNode) { node.label = description }
}
