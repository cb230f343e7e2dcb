/// A picture. It is loaded when it comes near the visible area. Removing it before it has loaded cancels the loading.
public struct Image: Rendering.PrimitiveView {
    private let source: Property<ImageSource>
    private let description: any Wording
    private var shape: Shape

    /// - Parameter description: Alternative text. Empty for a decorative image.
    public init(_ source: Property<ImageSource>, description: some Wording) {
        self.source = source
        self.description = description
        shape = .rectangle
    }

    /// Sets the shape, which determines the size. The default is `.rectangle`.
    public func shape(_ shape: Shape) -> Image {
        var image = self
        image.shape = shape
        return image
    }

    public func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        let node = point.backend.makeImage(shape: shape)
        point.bind(source, to: Source.self, of: node)
        point.bind(text: description, to: Description.self, of: node)
        point.add(node)
    }
}

private enum Source<B: Rendering.Backend>: NodeAttribute {
    static var name: String { "source" }
    static func set(_ source: ImageSource, of node: B.Node, in backend: B) { backend.setSource(source, of: node) }
}

private enum Description<B: Rendering.Backend>: NodeAttribute {
    static var name: String { "description" }
    static func set(_ description: String, of node: B.Node, in backend: B) {
        backend.setImageDescription(description, of: node)
    }
}

/// A round portrait, with a placeholder until a picture is available.
public struct Avatar: View {
    private let path: Property<String?>
    private let description: any Wording
    private var shape = Image.Shape.avatar

    public init(_ path: Property<String?>, description: some Wording) {
        self.path = path
        self.description = description
    }

    /// Makes the picture smaller, to fit beside a few lines of text.
    public func small() -> Avatar {
        var avatar = self
        avatar.shape = .smallAvatar
        return avatar
    }

    public var body: some View {
        Image(path.map { $0.map(ImageSource.path) ?? .personPlaceholder }, description: description).shape(shape)
    }
}

/// The source of a picture.
public enum ImageSource: Equatable, Sendable {
    /// A path that the application serves.
    case path(String)
    /// The silhouette of a person, which every backend provides.
    case personPlaceholder
}

extension Image {
    /// The shape and size of a picture. All shapes but `rectangle` have their size before the picture is loaded.
    public enum Shape: String, Sendable {
        /// The size of the picture, as far as there is space.
        case rectangle
        /// A circle.
        case avatar
        /// A circle, as high as two lines of text.
        case smallAvatar
        /// An upright rectangle, two wide to three high, such as the cover of a book in a list.
        case cover
    }
}

extension Rendering {
    /// The capability that a backend implements for ``Image``.
    public protocol Images: Nodes {
        func makeImage(shape: Image.Shape) -> Node
        func setSource(_ source: ImageSource, of node: Node)
        func setImageDescription(_ description: String, of node: Node)
    }
}
