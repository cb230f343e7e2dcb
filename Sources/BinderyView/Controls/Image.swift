/// A picture. It is loaded when it comes near what is seen, and no longer when it goes before that is done.
public struct Image: PrimitiveView {
    private let source: Property<ImageSource>
    private let description: any Wording
    private var shape: ImageShape

    /// - Parameter description: says what is to be seen, for who cannot see it. Empty for an ornament.
    public init(_ source: Property<ImageSource>, description: some Wording) {
        self.source = source
        self.description = description
        shape = .rectangle
    }

    /// How much room it takes; `.rectangle` unless said otherwise.
    public func shape(_ shape: ImageShape) -> Image {
        var image = self
        image.shape = shape
        return image
    }

    public func mount<B: Backend>(in place: Place<B>) {
        let node = place.backend.makeImage(shape: shape)
        place.bind(source, to: Source.self, of: node)
        place.bind(text: description, to: Description.self, of: node)
        place.add(node)
    }
}

private enum Source<B: Backend>: NodeAttribute {
    static func set(_ source: ImageSource, of node: B.Node, in backend: B) { backend.setSource(source, of: node) }
}

private enum Description<B: Backend>: NodeAttribute {
    static func set(_ description: String, of node: B.Node, in backend: B) {
        backend.setImageDescription(description, of: node)
    }
}

/// The round picture of a person; a placeholder while there is none.
public struct Avatar: View {
    private let path: Property<String?>
    private let description: any Wording
    private var shape = ImageShape.avatar

    public init(_ path: Property<String?>, description: some Wording) {
        self.path = path
        self.description = description
    }

    /// Smaller, beside a few lines of text.
    public func small() -> Avatar {
        var avatar = self
        avatar.shape = .smallAvatar
        return avatar
    }

    public var body: some View {
        Image(path.map { $0.map(ImageSource.path) ?? .personPlaceholder }, description: description).shape(shape)
    }
}

/// Where a picture comes from.
public enum ImageSource: Equatable, Sendable {
    /// A path that the application serves.
    case path(String)
    /// The outline of a person, which every backend brings along.
    case personPlaceholder
}

/// How much room a picture takes. All but a rectangle have theirs before they are loaded.
public enum ImageShape: String, Sendable {
    /// As large as the picture is, as far as there is room.
    case rectangle
    /// A circle.
    case avatar
    /// A circle, as high as two lines of text.
    case smallAvatar
    /// Upright, two wide to three high: the cover of a book, in a list.
    case cover
}

/// What a backend must be able to do for ``Image``.
public protocol ImageRendering: NodeRendering {
    func makeImage(shape: ImageShape) -> Node
    func setSource(_ source: ImageSource, of node: Node)
    func setImageDescription(_ description: String, of node: Node)
}
