/// A screen on the stack.
public struct NavigationEntry<Destination: Route>: Equatable, Identifiable {
    /// Different for each screen that is shown, also for two of one destination.
    public let id: Int
    /// Where it is; ``Navigator/readdress(_:as:)`` changes it.
    public internal(set) var destination: Destination
    public let presentation: Presentation

    /// Of the screen that stands here while this one is held back.
    var alternativeID: Int
    /// Opened by its address: nobody can wait for its result.
    var isOpenedByAddress: Bool
    var result: PendingResult?
    /// What it was made for.
    private let origin: Destination

    init(
        id: Int, destination: Destination, presentation: Presentation, alternativeID: Int,
        isOpenedByAddress: Bool = false, result: PendingResult? = nil
    ) {
        self.id = id
        self.destination = destination
        self.presentation = presentation
        self.alternativeID = alternativeID
        self.isOpenedByAddress = isOpenedByAddress
        self.result = result
        origin = destination
    }

    public static func == (left: Self, right: Self) -> Bool {
        left.id == right.id && left.destination == right.destination && left.presentation == right.presentation
    }

    /// Whether it is the same screen, by whatever address.
    package func isSame(as other: Self) -> Bool { id == other.id && origin == other.origin }

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
