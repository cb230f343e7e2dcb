public import BinderyView

/// The screens, by their addresses.
public enum Place: Route, CaseIterable, Sendable {
    case index, lengthLogin(Architecture), phoneLogin, goods, accountLogin, architectures, gallery, arrangements
    /// For tests of typing under difficult circumstances; only with `--test-pages`.
    case typing

    public static var allCases: [Place] {
        [.index] + Architecture.allCases.map(lengthLogin) + [
            .phoneLogin, .goods, .accountLogin, .architectures, .gallery, .arrangements, .typing,
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
        case .arrangements: "/arrangements"
        case .typing: "/test/typing"
        }
    }

    /// Shorter addresses of screens.
    private static let aliases: [String: Place] = [
        "/mvc": .lengthLogin(.mvc), "/mvp": .lengthLogin(.mvp), "/mvvm-callbacks": .lengthLogin(.mvvmCallbacks),
    ]

    /// - Parameter includingTestPages: whether the pages exist that are there for tests only.
    public init?(path: String, includingTestPages: Bool) {
        guard let place = Self.aliases[path] ?? Self.allCases.first(where: { $0.path == path }) else { return nil }
        if place == .typing, !includingTestPages { return nil }
        self = place
    }
}
