/// A screen on the stack.
public struct NavigationEntry<Destination: Route>: Equatable, Identifiable {
    /// Unique for each screen, also for two with the same destination.
    public let id: Int
    /// The destination, which ``Navigator/readdress(_:as:)`` changes.
    public internal(set) var destination: Destination
    public let presentation: Presentation

    /// The id of the screen that replaces this one while a guard holds it back.
    var alternativeID: Int
    /// Whether the screen was opened by its address, so that no caller can wait for its result.
    var isOpenedByAddress: Bool
    var result: PendingResult?
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

    /// Whether it is the same screen, regardless of a changed address.
    package func isSame(as other: Self) -> Bool { id == other.id && origin == other.origin }

    /// Divides the screens: the pages of the window, then each sheet with the pages above it.
    package static func levels(of entries: [Self]) -> [[Self]] {
        var levels: [[Self]] = []
        for entry in entries {
            if levels.isEmpty || entry.presentation != .page { levels.append([]) }
            levels[levels.count - 1].append(entry)
        }
        return levels
    }

    func isLike(_ other: Self) -> Bool { destination == other.destination && presentation == other.presentation }
}

/// How a screen is shown.
public enum Presentation: Hashable, Sendable {
    /// The screen fills the window.
    case page
    /// A sheet over the screen below, which cannot be used meanwhile. Without `hasAddress`, its address stays.
    case sheet(hasAddress: Bool)
}
