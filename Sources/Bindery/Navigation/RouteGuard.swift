public import BinderyGraph

/// The condition for showing a screen, and the screen that is shown otherwise.
///
/// ```swift
/// let navigator = Navigator(routes, at: path) { route in
///     route == .account ? RouteGuard(isLoggedIn, otherwise: .login) : nil
/// }
/// ```
///
/// | event | result |
/// |---|---|
/// | the screen is to be shown, the condition does not hold | the alternative; it and all above it are held back |
/// | the condition begins to hold | the held-back screens, instead of the alternative and all screens opened from it |
/// | the alternative is left or replaced | the held-back screens are discarded |
/// | the condition ceases to hold while it is on the stack | as in the first row: its view ends immediately |
///
/// The view and the model of a screen are never made while the condition does not hold.
public struct RouteGuard<Destination: Route> {
    let condition: Property<Bool>
    let alternative: Destination

    /// Creates a guard. `alternative` is the screen that leads to the condition, such as a login.
    public init(_ condition: Property<Bool>, otherwise alternative: Destination) {
        self.condition = condition
        self.alternative = alternative
    }
}
