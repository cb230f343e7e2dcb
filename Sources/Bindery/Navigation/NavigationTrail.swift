/// What a browser's tab remembers of the stack: enough to build it again. As a text: the paths, `/ /goods +/goods/12/edit`; a `+` stands before
/// a sheet, a `~` before one without address.
public struct NavigationTrail: Equatable, Sendable, CustomStringConvertible {
    /// A screen of the trail.
    public struct Screen: Equatable, Sendable {
        /// As ``RoutePath/description`` has it.
        public let path: String
        public let presentation: Presentation

        /// - Parameter path: encoded or not.
        public init(path: String, presentation: Presentation = .page) {
            self.path = RoutePath(path).description
            self.presentation = presentation
        }
    }

    /// How many screens of a trail are restored at most.
    static let restorableDepth = 50

    /// The root first.
    public let screens: [Screen]

    public init(_ screens: [Screen]) { self.screens = screens }

    /// Pages alone.
    public init(paths: String...) { screens = paths.map { Screen(path: $0) } }

    /// Reads a trail from outside; `nil` if it is none.
    ///
    /// Of one that is longer than what is ever restored, it reads the first screen and the last ones.
    public init?(_ description: String) {
        var screens: [Screen] = []
        for part in Self.restorableParts(of: description) {
            guard let screen = Self.screen(part) else { return nil }
            screens.append(screen)
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

    private static func screen(_ part: Substring) -> Screen? {
        let presentation: Presentation =
            switch part.first {
            case "+": .sheet(hasAddress: true)
            case "~": .sheet(hasAddress: false)
            default: .page
            }
        let path = presentation == .page ? part : part.dropFirst()
        return path.first == "/" ? Screen(path: String(path), presentation: presentation) : nil
    }

    /// The first part, and the last ones, found from the end: whoever sends millions makes nobody take them apart.
    private static func restorableParts(of text: String) -> [Substring] {
        let first = text.drop { $0 == " " }.prefix { $0 != " " }
        if first.isEmpty { return [] }
        var rest = text[first.endIndex...]
        var last: [Substring] = []
        while last.count < restorableDepth - 1, let end = rest.lastIndex(where: { $0 != " " }) {
            // The rest begins with a space.
            let part = rest[...end].lastIndex(of: " ").map { rest[rest.index(after: $0)...end] } ?? rest[...end]
            last.append(part)
            rest = rest[..<part.startIndex]
        }
        return [first] + last.reversed()
    }
}
