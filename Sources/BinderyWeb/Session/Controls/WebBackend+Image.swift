internal import BinderyView

extension WebBackend: ImageRendering {
    func makeImage(shape: ImageShape) -> WebNode { makeNode("img", shape == .avatar ? "avatar" : "image") }

    func setSource(_ source: ImageSource, of node: WebNode) {
        switch source {
        case .path(let path): set("src", to: path, of: node)
        case .personPlaceholder: set("src", to: WebAssets.personPath, of: node)
        }
    }

    func setImageDescription(_ description: String, of node: WebNode) { set("alt", to: description, of: node) }
}
