public import BinderyGraph

/// What a screen needs to be shown, and which one is shown otherwise.
///
/// ```swift
/// let navigator = Navigator(routes, at: path) { place in
///     place == .account ? RouteGuard(isLoggedIn, otherwise: .login) : nil
/// }
/// ```
///
/// | event | result |
/// |---|---|
/// | the screen is to be shown, in whatever way, and the condition does not hold | the other screen stands in its place; what was wanted, with all that lies above it, is held back |
/// | the condition comes to hold | what was held back is shown, in place of the other screen and of all that was opened from there |
/// | the other screen is left or replaced | what was held back is forgotten |
/// | the condition ceases to hold while the screen is on the stack | as if it were to be shown now: its view ends at once |
///
/// The view and the model of a screen are never made while the condition does not hold.
public struct RouteGuard<Destination: Route> {
    let condition: Property<Bool>
    let alternative: Destination

    /// - Parameters:
    ///   - condition: whether the screen may be shown.
    ///   - alternative: the screen that leads to the condition, a login for instance.
    public init(_ condition: Property<Bool>, otherwise alternative: Destination) {
        self.condition = condition
        self.alternative = alternative
    }
}
