/// A picture.
public struct Image: PrimitiveView {
    private let source: Property<ImageSource>
    private let description: Property<String>
    private let shape: ImageShape

    /// - Parameter description: says what is to be seen, for who cannot see it. Empty for an ornament.
    public init(_ source: Property<ImageSource>, description: some Wording) {
        self.source = source
        self.description = description.wording
        shape = .rectangle
    }

    fileprivate init(avatar source: Property<ImageSource>, description: Property<String>) {
        self.source = source
        self.description = description
        shape = .avatar
    }

    public func mount<B: Backend>(in place: Place<B>) {
        let node = place.backend.makeImage(shape: shape)
        place.bind(source) { $0.setSource($1, of: node) }
        place.bind(description) { $0.setImageDescription($1, of: node) }
        place.add(node)
    }
}

/// The round picture of a person; a placeholder while there is none.
public struct Avatar: View {
    private let path: Property<String?>
    private let description: Property<String>

    public init(_ path: Property<String?>, description: some Wording) {
        self.path = path
        self.description = description.wording
    }

    public var body: some View {
        Image(avatar: path.map { $0.map(ImageSource.path) ?? .personPlaceholder }, description: description)
    }
}

/// Where a picture comes from.
public enum ImageSource: Equatable, Sendable {
    /// A path that the application serves.
    case path(String)
    /// The outline of a person, which every backend brings along.
    case personPlaceholder
}

public enum ImageShape: String, Sendable {
    case rectangle, avatar
}

/// What a backend must be able to do for ``Image``.
public protocol ImageRendering: NodeRendering {
    func makeImage(shape: ImageShape) -> Node
    func setSource(_ source: ImageSource, of node: Node)
    func setImageDescription(_ description: String, of node: Node)
}
