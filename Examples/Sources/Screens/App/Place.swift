public import BinderyView

/// The screens, by their addresses.
public enum Place: Route, CaseIterable, Sendable {
    case index, lengthLogin(Architecture), phoneLogin, accountLogin, books, posts, architectures, gallery
    /// - Parameter count: how many goods there are at once; page by page if nil.
    case goods(count: Int? = nil)
    case good(Good.ID, GoodPart)
    case banner(Banner.ID)
    /// For tests of typing under difficult circumstances; only with `--test-pages`.
    case typing

    public static var allCases: [Place] {
        [.index] + Architecture.allCases.map(lengthLogin) + [
            .phoneLogin, .goods(), .accountLogin, .books, .posts, .architectures, .gallery, .typing,
        ]
    }

    public var path: String {
        switch self {
        case .index: "/"
        case .lengthLogin(let architecture): architecture.path
        case .phoneLogin: "/phone-login"
        case .goods(let count): count.map { "/goods?count=\($0)" } ?? "/goods"
        case .good(let id, .details): "/goods/\(id)"
        case .good(let id, let part): "/goods/\(id)/\(part)"
        case .banner(let id): "/banners/\(id)"
        case .accountLogin: "/account-login"
        case .books: "/books"
        case .posts: "/posts"
        case .architectures: "/architectures"
        case .gallery: "/gallery"
        case .typing: "/test/typing"
        }
    }

    /// Shorter addresses of screens.
    private static let aliases: [String: Place] = [
        "/mvc": .lengthLogin(.mvc), "/mvp": .lengthLogin(.mvp), "/mvvm-callbacks": .lengthLogin(.mvvmCallbacks),
    ]

    /// - Parameter includingTestPages: whether the pages exist that are there for tests only.
    public init?(path: String, includingTestPages: Bool) {
        guard let place = Self.aliases[path] ?? Self.allCases.first(where: { $0.path == path }) ?? Self(numbered: path)
        else { return nil }
        if place == .typing, !includingTestPages { return nil }
        self = place
    }

    private init?(numbered path: String) {
        let names = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        guard names.count >= 2, let number = Int(names[1]) else { return nil }
        switch (names[0], names.dropFirst(2).first, names.count) {
        case ("goods", nil, 2): self = .good(number, .details)
        case ("goods", let part?, 3):
            guard let part = GoodPart(rawValue: String(part)) else { return nil }
            self = .good(number, part)
        case ("banners", nil, 2): self = .banner(number)
        default: return nil
        }
        if self.path != path { return nil }
    }
}
