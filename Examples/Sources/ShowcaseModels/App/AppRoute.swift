public import BinderyView

public enum AppRoute: Route, CaseIterable, Sendable {
    case index, lengthLogin(Architecture), phoneLogin, account, accountLogin, architectures, playground,
        gallery, arrangements
    /// The larger screen of the comparison: a login, and after it the goods.
    case shop(Architecture)
    /// - Parameter count: the number of goods on one page; page by page if nil.
    case goods(count: Int? = nil)
    /// - Parameter query: the searched text; the screen's default if nil.
    case books(query: String? = nil), posts(query: String? = nil)
    case good(Good.ID, GoodPart)
    case book(Int)
    case post(Post.ID)
    case banner(Banner.ID)
    case menuGroups
    case workshop, workshopScreen(WorkshopScreen)
    /// The language and the look, over another screen or alone.
    case settings
    /// The spreadsheet with a selected cell other than the first.
    case sheet(CellAddress)
    /// The editor of a group, or of a new one if nil.
    case menuGroup(MenuGroup.ID?)
    /// A page of the documentation, as long as it is not built.
    case documentation(path: String)
    /// Pages for difficult tests of typing, lists, texts and parallel sessions; only with `--test-pages`.
    case typing, words, rows, sections, counter, busy, trap, hostileTexts
    case unknown(path: String)

    public static var allCases: [AppRoute] {
        [.index] + Architecture.allCases.map(lengthLogin) + [
            .phoneLogin, .account, .goods(), .menuGroups, .menuGroup(nil), .accountLogin, .books(),
            .posts(), .architectures, .playground,
        ] + Architecture.ofShop.map(shop) + [.gallery, .arrangements, .workshop]
            + WorkshopScreen.allCases.map(workshopScreen) + [
                .typing, .words, .rows, .sections, .counter,
                .busy, .trap, .hostileTexts,
            ]
    }

    public var path: String {
        switch self {
        case .index: "/"
        case .lengthLogin(let architecture): architecture.path
        case .phoneLogin: "/phone-login"
        case .account: "/account"
        case .goods(let count): RoutePath("goods", query: ["count": count.map { "\($0)" }]).description
        case .good(let id, .details): "/goods/\(id)"
        case .good(let id, let part): "/goods/\(id)/\(part)"
        case .banner(let id): "/goods/banners/\(id)"
        case .book(let id): "/books/\(id)"
        case .post(let id): "/posts/\(id)"
        case .menuGroups: "/menu-groups"
        case .menuGroup(let id): "/menu-groups/\(id.map { "\($0)" } ?? "new")"
        case .accountLogin: "/account-login"
        case .books(let query): RoutePath("books", query: ["q": query]).description
        case .posts(let query): RoutePath("posts", query: ["q": query]).description
        case .architectures: "/architectures"
        case .playground: "/architectures/playground"
        case .shop(let architecture): architecture.shopPath
        case .gallery: "/gallery"
        case .arrangements: "/arrangements"
        case .settings: "/settings"
        case .workshop: "/workshop"
        case .workshopScreen(let screen): "/workshop/\(screen.rawValue)"
        case .sheet(let cell): RoutePath("workshop", "sheet", query: ["cell": "\(cell)"]).description
        case .typing: "/test/typing"
        case .words: "/test/words"
        case .rows: "/test/rows"
        case .sections: "/test/sections"
        case .hostileTexts: "/test/hostile-texts"
        case .counter: "/test/counter"
        case .busy: "/test/busy"
        case .trap: "/test/trap"
        case .documentation(let path), .unknown(let path): path
        }
    }

    public var parent: AppRoute? {
        switch self {
        case .good, .banner: .goods()
        case .book: .books()
        case .post: .posts()
        case .menuGroup: .menuGroups
        case .playground, .shop: .architectures
        case .workshopScreen, .sheet: .workshop
        default: nil
        }
    }

    /// Whether the screen is shown beside that of its parent, where both have room.
    public var isDetail: Bool {
        switch self {
        case .good, .banner, .book, .post: true
        default: false
        }
    }

    /// The good, the book or the post that the screen is about.
    public var good: Good.ID? { if case .good(let id, _) = self { id } else { nil } }
    public var book: Int? { if case .book(let id) = self { id } else { nil } }
    public var post: Post.ID? { if case .post(let id) = self { id } else { nil } }

    /// The path of the laboratory, which opens over any screen.
    public static let laboratoryPath = "/laboratory"

    /// The numbers of goods that the service returns in one answer.
    private static let goodsCounts = 1...100_000

    private static let aliases: [String: AppRoute] = [
        laboratoryPath: .index, "/mvc": .lengthLogin(.mvc), "/mvp": .lengthLogin(.mvp),
        "/mvvm-callbacks": .lengthLogin(.mvvmCallbacks),
    ]

    /// - Parameter includingTestPages: whether the pages for tests exist.
    public init?(path: String, includingTestPages: Bool) {
        guard let route = Self.aliases[path] ?? Self.allCases.first(where: { $0.path == path }) ?? Self(detailed: path)
        else { return nil }
        if route.path.hasPrefix("/test/"), !includingTestPages { return nil }
        self = route
    }

    /// The maximum length of a query in an address, in characters, which may have any number of bytes.
    private static let longestQuery = 200

    /// Parses paths with parameters.
    private init?(detailed path: String) {
        let path = RoutePath(path)
        let names = path.segments
        switch (names.first, names.count) {
        case ("goods", 1):
            guard let count = path["count"].flatMap({ Int($0) }), Self.goodsCounts.contains(count) else { return nil }
            self = .goods(count: count)
        case ("goods", 2...3):
            if names[1] == "banners", let id = names.dropFirst(2).first.flatMap({ Int($0) }) {
                self = .banner(id)
            } else if let id = Int(names[1]), let part = GoodPart(rawValue: names.count == 3 ? names[2] : "details") {
                self = .good(id, part)
            } else {
                return nil
            }
        case ("books", 1), ("posts", 1):
            guard let query = path["q"], query.utf8.count <= Self.longestQuery * 16,
                query.count <= Self.longestQuery
            else { return nil }
            self = names[0] == "books" ? .books(query: query) : .posts(query: query)
        case ("books", 2), ("posts", 2):
            guard let id = Int(names[1]) else { return nil }
            self = names[0] == "books" ? .book(id) : .post(id)
        case ("menu-groups", 2):
            guard let id = Int(names[1]) else { return nil }
            self = .menuGroup(id)
        case ("settings", 1): self = .settings
        case ("documentation", _), ("tutorials", _): self = .documentation(path: path.description)
        case ("workshop", 2):
            guard names[1] == "sheet", let cell = path["cell"].flatMap({ CellAddress($0) }), cell.row < CellAddress.rows
            else { return nil }
            self = .sheet(cell)
        default: return nil
        }
        // Accepts only one address for each screen.
        if self.path != path.description { return nil }
    }

    public static func routes(includingTestPages: Bool) -> Routes<AppRoute> {
        Routes(root: .index, unknown: AppRoute.unknown) { AppRoute(path: $0, includingTestPages: includingTestPages) }
    }
}
