/// A view that fills the window: a title, a back button if a screen is below, and content. On a sheet, it is a dialog.
public struct Screen<Content: View>: Rendering.PrimitiveView {
    private let name: String
    private let title: any Wording
    private let content: Content
    var width = ScreenWidth.fitting

    /// - Parameter name: The kind of screen, for tests.
    public init(_ name: String, title: some Wording, @ViewBuilder content: () -> Content) {
        self.name = name
        self.title = title
        self.content = content()
    }

    public func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        let context = point.environment.screen
        if let context, context.isSheet { return mountSheet(in: point, context) }
        let parts = point.backend.makeScreen(name: name)
        if width != .fitting { point.backend.setScreenWidth(width, of: parts.screen) }
        point.bind(text: title, to: Title.self, of: parts.screen)
        if let context {
            context.setTitle(title)
            if context.isDetail { point.backend.setDetail(parts.screen) }
            let texts = point.environment.texts
            point.bind(computed: { context.backButton(texts) }, to: Back.self, of: parts.screen)
        } else {
            let title = title
            point.location.follow(in: point) { Rendering.Location(depth: 1, path: "", title: title.text) }
        }
        content.mount(in: point.inside(parts.content))
        if let toolbar = point.environment[ToolbarKey.self] {
            let point = point.inside(point.backend.makeToolbar(of: parts.screen))
            for controls in toolbar { controls.mount(in: point) }
        }
        // The back button stays enabled, since the work that the screen waits for may never end.
        var point = point
        if let isInert = point.attributes.isInert {
            point.bind(isInert, to: "inert", of: parts.content) { $0.setInert($1, of: $2) }
            point.attributes.isInert = nil
        }
        point.add(parts.screen)
    }

    private func mountSheet<B: Rendering.Backend>(in point: Rendering.MountPoint<B>, _ context: ScreenContext) {
        context.setTitle(title)
        Dialog(
            role: .sheet, title: title.wording, dismissed: context.leave, content: { content },
            actions: { Button(point.environment.texts.close, tapped: context.leave).id("dialog-close") }
        )
        .mount(in: point)
    }
}

extension View {
    /// Adds controls to the bar of each ``Screen`` in the view, at its trailing edge.
    ///
    /// ```swift
    /// NavigationStack(navigator) { screen(at: $0) }
    ///     .toolbar { Button("Help") { help.open() }.id("help") }
    /// ```
    ///
    /// The closure is called once, and each screen gets controls of its own from its views. Controls of a view around
    /// this one come first. A sheet has no bar, and so no controls. On the web they come before the title in the order
    /// of Tab: after navigation the title has the focus, and Tab leads to the content.
    ///
    /// - Also known as: `toolbar` in SwiftUI, `rightBarButtonItems` in UIKit.
    public func toolbar<Controls: View>(@ViewBuilder _ controls: () -> Controls) -> some View {
        let controls = AnyView(controls())
        return Modified(content: self) { _, environment in
            environment[ToolbarKey.self] = (environment[ToolbarKey.self] ?? []) + [controls]
        }
    }
}

private enum ToolbarKey: EnvironmentKey {
    static var defaultValue: [AnyView]? { nil }
}

private enum Title<B: Rendering.Backend>: NodeAttribute {
    static var name: String { "title" }
    static func set(_ title: String, of node: B.Node, in backend: B) { backend.setScreenTitle(title, of: node) }
}

private enum Back<B: Rendering.Backend>: NodeAttribute {
    static var name: String { "back button" }
    static func set(_ backButton: BackButton, of node: B.Node, in backend: B) {
        backend.setBack(backButton.title, of: node, tapped: backButton.leave)
    }
}

/// The button that returns to the screen below. At the bottom of a stack, the title is nil.
private struct BackButton {
    let title: String?
    let leave: () -> Void
}

final class ScreenContext {
    let isSheet: Bool
    /// Whether the screen is shown beside the one below it, where both have room.
    let isDetail: Bool
    private let state: MutableProperty<State>
    let leave: () -> Void
    /// Makes the navigator ask before the screen ends, while a condition holds.
    let confirmLeaving: (Property<Bool>, _ ask: @escaping LeaveQuestion) -> any Disposable

    init(
        isSheet: Bool, isRoot: Bool, isDetail: Bool, leave: @escaping () -> Void,
        confirmLeaving: @escaping (Property<Bool>, _ ask: @escaping LeaveQuestion) -> any Disposable
    ) {
        self.isSheet = isSheet
        self.isDetail = isDetail
        state = MutableProperty(State(isRoot: isRoot), name: "screen")
        self.leave = leave
        self.confirmLeaving = confirmLeaving
    }

    // One property for both, since every screen has it.
    private struct State: CustomStringConvertible {
        var title: (any Wording)?
        var isRoot: Bool

        var description: String { isRoot ? "at the root" : "above another screen" }
    }

    var title: (any Wording)? { state.value.title }

    func setTitle(_ title: some Wording) { state.value.title = title }

    /// Whether the screen is at the bottom of the stack. It changes when the screen moves within the stack.
    var isRoot: Bool { state.value.isRoot }

    fileprivate func backButton(_ texts: InterfaceTexts) -> BackButton {
        BackButton(title: isRoot ? nil : texts.back.text, leave: leave)
    }

    func setRoot(_ isRoot: Bool) { if untracked({ self.isRoot }) != isRoot { state.value.isRoot = isRoot } }
}

extension Rendering {
    /// The nodes of a screen: the screen itself, and the container of its content.
    public struct ScreenParts<Node> {
        public let screen: Node
        public let content: Node

        public init(screen: Node, content: Node) {
            self.screen = screen
            self.content = content
        }
    }

    /// The capability that a backend implements for ``Screen`` and ``NavigationStack``.
    public protocol Screens: Nodes {
        func makeScreen(name: String) -> ScreenParts<Node>
        func setScreenWidth(_ width: ScreenWidth, of node: Node)
        /// Whether the backend can show a detail beside the screen below it. By default false: a detail covers it.
        var showsDetails: Bool { get }
        /// Makes a screen a detail: the visible screen before it is shown too, where both have room.
        func setDetail(_ screen: Node)
        /// Makes the container of the controls in the bar, once for a screen, if it has any.
        func makeToolbar(of screen: Node) -> Node
        func setScreenTitle(_ title: String, of node: Node)
        /// Sets the back button, whose action is the same in each call. A title of nil, as initially, removes it.
        func setBack(_ title: String?, of node: Node, tapped: @escaping () -> Void)

        /// Sets the user's location in the application: on the web, the address and the history.
        func setLocation(_ location: Location)
        /// Sets the handler of navigation by means of the platform, such as the back button of a browser. Its argument
        /// is the trail of a location; it may come from outside the application. Called once for a window.
        func onLocationRequest(_ handler: @escaping (NavigationTrail) -> Void)
        /// Sets whether the platform asks before it closes or reloads the window, because changes would be lost.
        func setAsksBeforeClosing(_ asks: Bool)
    }

    /// The user's location in the application.
    public struct Location: Equatable, Sendable {
        /// The number of screens in the stack, with sheets; 1 at the root.
        public let depth: Int
        /// The address, percent-encoded, with the query; empty if the screen has no address of its own.
        public let path: String
        public let title: String
        /// The trail that restores this location, for the history of a browser. Empty without a navigation stack.
        public let trail: NavigationTrail
        /// Counts the replacements of the front screen that are entries of their own in the history of a browser: a
        /// location with more visits than the previous one is a new entry, though it may be as deep.
        public let visits: Int

        public init(
            depth: Int, path: String, title: String, trail: NavigationTrail = NavigationTrail([]), visits: Int = 0
        ) {
            self.visits = visits
            self.depth = depth
            self.path = path
            self.title = title
            self.trail = trail
        }
    }
}

extension Rendering.Screens {
    public var showsDetails: Bool { false }
    public func setDetail(_ screen: Node) {}
}
