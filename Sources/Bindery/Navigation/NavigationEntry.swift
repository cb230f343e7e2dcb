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

/// What a browser's tab remembers of the stack: enough to build it again. As a text: the paths, `/ /goods +/goods/12/edit`; a `+` stands before
/// a sheet, a `~` before one without address.
public struct NavigationTrail: Equatable, Sendable, LosslessStringConvertible {
    /// A screen of the trail.
    public struct Screen: Equatable, Sendable {
        public let path: String
        public let presentation: Presentation

        public init(path: String, presentation: Presentation = .page) {
            self.path = path
            self.presentation = presentation
        }
    }

    /// The root first.
    public let screens: [Screen]

    public init(_ screens: [Screen]) { self.screens = screens }

    /// Pages alone.
    public init(paths: String...) { screens = paths.map { Screen(path: $0) } }

    /// Reads a trail from outside; `nil` if it is none.
    public init?(_ description: String) {
        var screens: [Screen] = []
        for part in description.split(separator: " ") {
            let marks: [Character: Presentation] = ["+": .sheet(hasAddress: true), "~": .sheet(hasAddress: false)]
            let presentation = part.first.flatMap { marks[$0] }
            let path = presentation == nil ? part : part.dropFirst()
            guard path.first == "/" else { return nil }
            screens.append(Screen(path: RoutePath(String(path)).description, presentation: presentation ?? .page))
        }
        if screens.isEmpty { return nil }
        self.screens = screens
    }

    public var description: String {
        screens.map { screen in
            let mark =
                switch screen.presentation {
                case .page: ""
                case .sheet(true): "+"
                case .sheet(false): "~"
                }
            return mark + RoutePath(screen.path).address
        }
        .joined(separator: " ")
    }
}
