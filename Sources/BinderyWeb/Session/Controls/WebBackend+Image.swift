public import BinderyView

extension WebBackend: Rendering.Images {
    func makeImage(shape: Image.Shape) -> WebNode {
        let classes =
            switch shape {
            case .rectangle: "image"
            case .avatar: "avatar"
            case .smallAvatar: "avatar small"
            case .cover: "image cover"
            }
        let image = makeNode(.img, classes)
        // Precedes the source, or the image would be loaded immediately.
        image[attribute: .loading] = "lazy"
        return image
    }

    func setSource(_ source: ImageSource, of node: WebNode) {
        switch source {
        case .path(let path):
            if ImageAddress.isWebAddress(path) { return set(.src, to: path, of: node) }
            set(.src, to: nil, of: node)
            Diagnostics.report(
                .refusedAddress,
                """
                An Image is to be loaded from \(path.debugDescription), which is not a web address. It is not loaded. Give it a path of \
                the application, or an address that begins with https:// or http://.
                """)
        case .personPlaceholder: set(.src, to: WebAssets.personPath, of: node)
        }
    }

    func setImageDescription(_ description: String, of node: WebNode) { set(.alt, to: description, of: node) }
}

extension Diagnosis.Kind {
    /// An address that a view must not link to or load from.
    public static let refusedAddress = Diagnosis.Kind("refusedAddress")
}
