public import BinderyView

/// The screens, by their addresses.
public enum Place: Route, CaseIterable, Sendable {
    case index, lengthLogin(Architecture), phoneLogin, account, goods, accountLogin, architectures, gallery
    /// For tests of typing under difficult circumstances; only with `--test-pages`.
    case typing
    /// A path to which no screen belongs.
    case unknown(path: String)

    public static var allCases: [Place] {
        [.index] + Architecture.allCases.map(lengthLogin) + [
            .phoneLogin, .account, .goods, .accountLogin, .architectures, .gallery, .typing,
        ]
    }

    public var path: String {
        switch self {
        case .index: "/"
        case .lengthLogin(let architecture): architecture.path
        case .phoneLogin: "/phone-login"
        case .account: "/account"
        case .goods: "/goods"
        case .accountLogin: "/account-login"
        case .architectures: "/architectures"
        case .gallery: "/gallery"
        case .typing: "/test/typing"
        case .unknown(let path): path
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

    static func routes(includingTestPages: Bool) -> Routes<Place> {
        Routes(root: .index, unknown: Place.unknown) { Place(path: $0, includingTestPages: includingTestPages) }
    }
}
