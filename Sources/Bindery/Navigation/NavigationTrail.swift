/// The part of the stack that a browser's tab remembers to build it again. As text: the paths,
/// `/ /goods +/goods/12/edit`, with `+` before a sheet and `~` before a sheet without an address.
public struct NavigationTrail: Equatable, Sendable, CustomStringConvertible {
    public struct Screen: Equatable, Sendable {
        /// The path in the form of ``RoutePath/description``.
        public let path: String
        public let presentation: Presentation

        /// - Parameter path: The path, encoded or not.
        public init(path: String, presentation: Presentation = .page) {
            self.path = RoutePath(path).description
            self.presentation = presentation
        }
    }

    /// The maximum number of screens that are restored from a trail.
    static let restorableDepth = 50

    /// The screens, the root first.
    public let screens: [Screen]

    public init(_ screens: [Screen]) { self.screens = screens }

    /// Creates a trail of pages.
    public init(paths: String...) { screens = paths.map { Screen(path: $0) } }

    /// Parses a trail from untrusted text; returns `nil` if the text is not a trail. Of a trail longer than the
    /// restorable depth, only the first and the last screens are parsed.
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

    /// Returns the first part and the last ones, found from the end: millions of parts in untrusted text cost little.
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
