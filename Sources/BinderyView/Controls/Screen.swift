/// What fills the window: a title, a way back if there is a screen below, and content.
public struct Screen<Content: View>: PrimitiveView {
    private let name: String
    private let title: Property<String>
    private let content: Content

    /// - Parameter name: identifies the kind of screen, for tests.
    public init(_ name: String, title: some Wording, @ViewBuilder content: () -> Content) {
        self.name = name
        self.title = title.wording
        self.content = content()
    }

    public func mount<B: Backend>(in place: Place<B>) {
        let context = place.environment.screen
        let parts = place.backend.makeScreen(name: name, back: context?.goBack)
        place.bind(title) { $0.setScreenTitle($1, of: parts.screen) }
        if context?.goBack != nil {
            place.bind(place.environment.texts.back) { $0.setBackTitle($1, of: parts.screen) }
        }
        if let context {
            let observation = title.observe { context.title.value = $0 }
            place.scope.onDispose { observation.dispose() }
        } else {
            place.bind(title) { $0.setLocation(Location(depth: 1, path: "", title: $1)) }
        }
        content.mount(in: place.inside(parts.content))
        place.add(parts.screen)
    }
}

/// What a navigation stack tells the screen it shows, and the screen tells it.
final class ScreenContext {
    let title = MutableProperty("")
    let goBack: (() -> Void)?

    init(goBack: (() -> Void)?) { self.goBack = goBack }
}

/// The nodes of a screen.
public struct ScreenParts<Node> {
    public let screen: Node
    /// The node into which the content goes.
    public let content: Node

    public init(screen: Node, content: Node) {
        self.screen = screen
        self.content = content
    }
}

/// What a backend must be able to do for ``Screen`` and ``NavigationStack``.
public protocol ScreenRendering: NodeRendering {
    /// - Parameter back: what the way back does; `nil` if there is none.
    func makeScreen(name: String, back: (() -> Void)?) -> ScreenParts<Node>
    func setScreenTitle(_ title: String, of node: Node)
    func setBackTitle(_ title: String, of node: Node)

    /// Says where in the application the person is: on the web, the address and the history.
    func setLocation(_ location: Location)
    /// What is called when the person goes to another place by the platform's own means, the back button of a browser for instance.
    func onLocationRequest(_ handler: @escaping (_ depth: Int, _ path: String) -> Void)
}

/// Where in the application the person is.
public struct Location: Equatable, Sendable {
    /// How many screens deep; 1 at the root.
    public let depth: Int
    /// The address; empty if the application has none of its own for the screen.
    public let path: String
    public let title: String

    public init(depth: Int, path: String, title: String) {
        self.depth = depth
        self.path = path
        self.title = title
    }
}
