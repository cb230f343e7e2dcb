/// What fills the window: a title, a way back if there is a screen below, and content. On a navigator's sheet: a dialog with this title.
public struct Screen<Content: View>: PrimitiveView {
    private let name: String
    private let title: any Wording
    private let content: Content

    /// - Parameter name: identifies the kind of screen, for tests.
    public init(_ name: String, title: some Wording, @ViewBuilder content: () -> Content) {
        self.name = name
        self.title = title
        self.content = content()
    }

    public func mount<B: Backend>(in place: Place<B>) {
        let context = place.environment.screen
        if let context, context.isSheet { return mountSheet(in: place, context) }
        let parts = place.backend.makeScreen(name: name)
        place.bind(text: title, to: Title.self, of: parts.screen)
        if let context {
            context.setTitle(title)
            let texts = place.environment.texts
            place.bind(computed: { context.wayBack(texts) }, to: Back.self, of: parts.screen)
        } else {
            let title = title
            place.location.follow(in: place) { Location(depth: 1, path: "", title: title.text) }
        }
        content.mount(in: place.inside(parts.content))
        // The way back stays usable: what the screen waits for may never end.
        var place = place
        if let isInert = place.attributes.isInert {
            place.bind(isInert) { $0.setInert($1, of: parts.content) }
            place.attributes.isInert = nil
        }
        place.add(parts.screen)
    }

    private func mountSheet<B: Backend>(in place: Place<B>, _ context: ScreenContext) {
        context.setTitle(title)
        Dialog(
            role: .sheet, title: title.wording, dismissed: context.leave, content: { content },
            actions: { Button(place.environment.texts.close, tapped: context.leave).id("dialog-close") }
        )
        .mount(in: place)
    }
}

private enum Title<B: Backend>: NodeAttribute {
    static func set(_ title: String, of node: B.Node, in backend: B) { backend.setScreenTitle(title, of: node) }
}

private enum Back<B: Backend>: NodeAttribute {
    static func set(_ wayBack: WayBack, of node: B.Node, in backend: B) {
        backend.setBack(wayBack.title, of: node, tapped: wayBack.leave)
    }
}

/// The way to the screen below.
private struct WayBack {
    /// Nil if there is none.
    let title: String?
    let leave: () -> Void
}

/// What a navigation stack tells the screen it shows, and the screen tells it.
final class ScreenContext {
    let isSheet: Bool
    private let state: MutableProperty<State>
    let leave: () -> Void
    /// Has the navigator ask before the screen ends, while a condition holds.
    let confirmLeaving: (Property<Bool>, _ ask: @escaping LeaveQuestion) -> any Disposable

    init(
        isSheet: Bool, isRoot: Bool, leave: @escaping () -> Void,
        confirmLeaving: @escaping (Property<Bool>, _ ask: @escaping LeaveQuestion) -> any Disposable
    ) {
        self.isSheet = isSheet
        state = MutableProperty(State(isRoot: isRoot))
        self.leave = leave
        self.confirmLeaving = confirmLeaving
    }

    // One property: every screen has it.
    private struct State {
        var title: (any Wording)?
        var isRoot: Bool
    }

    var title: (any Wording)? { state.value.title }

    func setTitle(_ title: some Wording) { state.value.title = title }

    /// Whether there is no way back: the same screen may lie elsewhere in another stack.
    var isRoot: Bool { state.value.isRoot }

    fileprivate func wayBack(_ texts: InterfaceTexts) -> WayBack {
        WayBack(title: isRoot ? nil : texts.back.text, leave: leave)
    }

    func setRoot(_ isRoot: Bool) { if untracked({ self.isRoot }) != isRoot { state.value.isRoot = isRoot } }
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
    func makeScreen(name: String) -> ScreenParts<Node>
    func setScreenTitle(_ title: String, of node: Node)
    /// Gives the screen a way back, or takes it away.
    ///
    /// - Parameters:
    ///   - title: what the way back is called; `nil` if there is none, as at the beginning.
    ///   - tapped: what it does, the same each time.
    func setBack(_ title: String?, of node: Node, tapped: @escaping () -> Void)

    /// Says where in the application the person is: on the web, the address and the history.
    func setLocation(_ location: Location)
    /// What is called when the person goes to another place by the platform's own means, the back button of a browser for instance.
    /// It says by a trail, as a location had it, where to; the text may come from outside. Called once for a window.
    func onLocationRequest(_ handler: @escaping (NavigationTrail) -> Void)
    /// Says whether the platform asks the user before it closes or reloads the window: something in it would be lost.
    func setAsksBeforeClosing(_ asks: Bool)
}

/// Where in the application the person is.
public struct Location: Equatable, Sendable {
    /// How many screens deep, with sheets; 1 at the root.
    public let depth: Int
    /// The address, percent-encoded, with the query; empty if the application has none of its own for the screen.
    public let path: String
    public let title: String
    /// What leads back here: what a browser's history remembers. Empty without a navigation stack.
    public let trail: NavigationTrail

    public init(depth: Int, path: String, title: String, trail: NavigationTrail = NavigationTrail([])) {
        self.depth = depth
        self.path = path
        self.title = title
        self.trail = trail
    }
}
