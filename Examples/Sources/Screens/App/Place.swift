public import BinderyView

/// The screens, by their addresses.
public enum Place: Route, CaseIterable, Sendable {
    case index, lengthLogin(Architecture), phoneLogin, goods, accountLogin, architectures, gallery
    /// For tests of typing and of lists under difficult circumstances; only with `--test-pages`.
    case typing, rows, sections

    public static var allCases: [Place] {
        [.index] + Architecture.allCases.map(lengthLogin) + [
            .phoneLogin, .goods, .accountLogin, .architectures, .gallery,
            .typing, .rows, .sections,
        ]
    }

    public var path: String {
        switch self {
        case .index: "/"
        case .lengthLogin(let architecture): architecture.path
        case .phoneLogin: "/phone-login"
        case .goods: "/goods"
        case .accountLogin: "/account-login"
        case .architectures: "/architectures"
        case .gallery: "/gallery"
        case .typing: "/test/typing"
        case .rows: "/test/rows"
        case .sections: "/test/sections"
        }
    }

    /// Shorter addresses of screens.
    private static let aliases: [String: Place] = [
        "/mvc": .lengthLogin(.mvc), "/mvp": .lengthLogin(.mvp), "/mvvm-callbacks": .lengthLogin(.mvvmCallbacks),
    ]

    /// - Parameter includingTestPages: whether the pages exist that are there for tests only.
    public init?(path: String, includingTestPages: Bool) {
        guard let place = Self.aliases[path] ?? Self.allCases.first(where: { $0.path == path }) else { return nil }
        if place.path.hasPrefix("/test/"), !includingTestPages { return nil }
        self = place
    }
}
