/// A screen on the stack.
public struct NavigationEntry<Destination: Route>: Equatable, Identifiable {
    /// Different for each screen that is shown, also for two of one destination.
    public let id: Int
    public let destination: Destination
    public let presentation: Presentation

    /// Of the screen that stands here while this one is held back.
    var alternativeID: Int
    /// Opened by its address: nobody can wait for its result.
    var isOpenedByAddress = false
    var result: PendingResult?

    public static func == (left: Self, right: Self) -> Bool {
        left.id == right.id && left.destination == right.destination && left.presentation == right.presentation
    }

    func isLike(_ other: Self) -> Bool { destination == other.destination && presentation == other.presentation }
}

/// How a screen is shown.
public enum Presentation: Hashable, Sendable {
    /// It fills the window.
    case page
    /// It stands over the one below, which cannot be used meanwhile.
    ///
    /// - Parameter hasAddress: whether the address is its own; if not, that of the screen below stays.
    case sheet(hasAddress: Bool)
}
