public import BinderyView

/// The screen that is shown.
public struct HeadlessScreen: Equatable {
    public let name: String
    public let title: String
    /// Whether the screen offers a way back.
    public let canGoBack: Bool
    /// The title of the way back; empty if there is none.
    public let backTitle: String

    init?(_ node: HeadlessNode) {
        guard case .screen(let name) = node.kind else { return nil }
        self.name = name
        title = node.text
        canGoBack = node.tapped != nil
        backTitle = node.label
    }
}

extension HeadlessApp {
    /// Taps the way back that the screen itself offers, or throws if there is none.
    public func tapBack() throws(HeadlessFailure) {
        let screen = backend.content.visible.last { HeadlessScreen($0) != nil }
        guard let screen else { throw failure("No screen is shown.") }
        guard let back = screen.tapped else { throw failure("The \(screen.name) has no back button.") }
        if let dialog = backend.frontDialog {
            throw failure(
                "The back button of the \(screen.name) cannot be tapped: the \(dialog.name) is in front of it.")
        }
        perform(.navigation, on: "the window") { back() }
    }

    /// Goes back by means of the platform, such as the back button of a browser, or throws at the root.
    public func goBack() throws(HeadlessFailure) {
        if let earlier = backend.history.step(-1) { return try go(to: earlier.trail) }
        guard let trail = location?.trail, trail.screens.count > 1 else {
            throw failure("There is nothing to go back to: this is the root.")
        }
        try go(to: NavigationTrail(trail.screens.dropLast()))
    }

    /// Goes forward by means of the platform, or throws if the user has not gone back.
    public func goForward() throws(HeadlessFailure) {
        guard let location = backend.history.step(1) else { throw failure("There is nothing to go forward to.") }
        try go(to: location.trail)
    }

    /// Goes elsewhere by means of the platform, as the history of a browser does, or throws without a navigation stack.
    public func go(to trail: NavigationTrail) throws(HeadlessFailure) {
        guard let request = backend.locationRequested else {
            throw failure("There is no navigation stack.")
        }
        perform(.navigation, on: "the window") { request(trail) }
        // A browser receives the location even if the stack has not changed.
        if let location = backend.location { backend.history.show(location) }
    }

    /// Whether the platform would ask the user before it closes or reloads the window, because changes would be lost.
    public var asksBeforeClosing: Bool { backend.asksBeforeClosing }

    /// Ends the interface and makes it again, as reloading a page does. Only the history of the tab, with the stack,
    /// and the models in the ``/BinderyView/StateRegistry`` are kept.
    public func reload() {
        let trail = location?.trail
        let history = backend.history
        close()
        scope = Scope()
        mount()
        if let trail, let request = backend.locationRequested {
            perform(.navigation, on: "the window") { request(trail) }
        }
        backend.history = history
        if let location { backend.history.show(location) }
    }
}
