public import BinderyView

/// The screens, by their addresses.
public enum Place: Route, CaseIterable, Sendable {
    case index, phoneLogin, goods, gallery
    /// For tests of typing under difficult circumstances; only with `--test-pages`.
    case typing

    public var path: String {
        switch self {
        case .index: "/"
        case .phoneLogin: "/phone-login"
        case .goods: "/goods"
        case .gallery: "/gallery"
        case .typing: "/test/typing"
        }
    }

    /// - Parameter includingTestPages: whether the pages exist that are there for tests only.
    public init?(path: String, includingTestPages: Bool) {
        guard let place = Self.allCases.first(where: { $0.path == path }) else { return nil }
        if place == .typing, !includingTestPages { return nil }
        self = place
    }
}
