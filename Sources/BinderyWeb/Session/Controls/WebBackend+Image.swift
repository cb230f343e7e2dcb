internal import BinderyView

extension WebBackend: ImageRendering {
    func makeImage(shape: ImageShape) -> WebNode {
        let classes =
            switch shape {
            case .rectangle: "image"
            case .avatar: "avatar"
            case .smallAvatar: "avatar small"
            case .cover: "image cover"
            }
        let image = makeNode("img", classes)
        // Before its source, or it would be loaded already.
        image[attribute: "loading"] = "lazy"
        return image
    }

    func setSource(_ source: ImageSource, of node: WebNode) {
        switch source {
        case .path(let path): set("src", to: path, of: node)
        case .personPlaceholder: set("src", to: WebAssets.personPath, of: node)
        }
    }

    func setImageDescription(_ description: String, of node: WebNode) { set("alt", to: description, of: node) }
}
