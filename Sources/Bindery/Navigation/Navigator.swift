/// A screen that can be shown, as a value: what a view model pushes without knowing any view.
public protocol Route: Equatable {
    /// Where the screen is found: the path of its address on the web, unique among the routes.
    var path: String { get }
}

/// The stack of screens, as state: the last one is shown.
///
/// - Isolation: lives on the actor that made it.
public final class Navigator<Destination: Route> {
    private let screens: MutableProperty<[Destination]>

    /// Never empty. The last is on screen.
    public var stack: Property<[Destination]> { screens }

    /// - Parameter stack: the screens of the start, the root first.
    public init(_ stack: [Destination]) {
        precondition(!stack.isEmpty, "Bindery: a navigator needs a root screen.")
        screens = MutableProperty(stack, name: "stack")
    }

    /// Shows a screen on top of the present one.
    public func push(_ destination: Destination) { screens.value.append(destination) }

    /// Shows a screen in place of the present one, of which nothing is kept.
    public func replace(with destination: Destination) {
        screens.value = untracked { screens.value }.dropLast() + [destination]
    }

    /// Returns to the screen below; does nothing at the root.
    public func pop() { pop(toDepth: screens.value.count - 1) }

    /// Returns to the root.
    public func popToRoot() { pop(toDepth: 1) }

    /// Returns to where the stack was `depth` screens deep; does nothing if it is no deeper.
    public func pop(toDepth depth: Int) {
        let stack = untracked { screens.value }
        if depth >= 1, depth < stack.count { screens.value = Array(stack.prefix(depth)) }
    }
}
