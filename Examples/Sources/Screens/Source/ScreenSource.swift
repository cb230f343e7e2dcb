internal import CScreenSources
import ShowcaseModels

/// A file with the source of a screen: the one that is compiled.
struct ScreenSource: Equatable {
    enum Part: String, CaseIterable, Codable, Sendable {
        /// What is behind the view: the controller or presenter, in an architecture without view models.
        case viewModel
        case view, test

        var title: Phrase {
            switch self {
            case .viewModel: .viewModel
            case .view: .view
            case .test: .test
            }
        }
    }

    let screen: String
    let part: Part
    /// The path in the repository.
    let path: String
    let text: String

    /// The first file of a part.
    static func of(_ screen: String, _ part: Part) -> ScreenSource? { files(of: screen, part).first }

    /// The files of a part: several, if a screen shares the view of a form with others, for instance.
    static func files(of screen: String, _ part: Part) -> [ScreenSource] {
        all.filter { $0.screen == screen && $0.part == part }
    }

    static let all: [ScreenSource] = files.compactMap { source in
        Part(rawValue: String(cString: source.part)).map { part in
            ScreenSource(
                screen: String(cString: source.screen), part: part, path: String(cString: source.path),
                text: source.text.trimmed)
        }
    }

    /// The texts of a screen's view model and view, and of the other files that are its own, without its test.
    static func texts(of screen: String) -> [String] {
        let parts = ["viewModel", "view", "more"]
        return files.filter { String(cString: $0.screen) == screen && parts.contains(String(cString: $0.part)) }
            .map(\.text)
    }

    /// The patch of ``Requirement`` with this name; empty if there is none.
    static func patch(_ name: String) -> String {
        files.first { String(cString: $0.part) == "patch" && String(cString: $0.screen) == name }?.text ?? ""
    }

    private static var files: UnsafeBufferPointer<screen_source> {
        var count = 0
        let sources = screen_sources(&count)
        return UnsafeBufferPointer(start: sources, count: count)
    }
}

extension screen_source {
    fileprivate var text: String {
        String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }
}

extension AppRoute {
    /// The name of its screen in ``ScreenSource``; nil for pages whose source is not shown.
    var sourceName: String? {
        switch self {
        case .index: "index"
        case .good: "good"
        case .banner: "banner"
        case .book: "book"
        case .post: "post"
        case .playground: "playground"
        case .shop(let architecture): "shop-\(architecture.rawValue)"
        case .menuGroup: "menu-group"
        case .goods: "goods"
        case .books: "books"
        case .posts: "posts"
        case .lengthLogin, .phoneLogin, .account, .accountLogin, .architectures, .gallery, .arrangements, .menuGroups:
            String(path.dropFirst())
        case .workshop: "workshop"
        case .workshopScreen(let screen): screen.name
        case .sheet: WorkshopScreen.sheet.name
        case .typing, .words, .rows, .sections, .counter, .busy, .trap, .hostileTexts, .settings, .documentation,
            .unknown:
            nil
        }
    }
}

extension AppRoute {
    /// What is behind the screen's view.
    var decider: Phrase {
        switch self {
        case .lengthLogin(let architecture), .shop(let architecture): architecture.decider
        default: .viewModel
        }
    }
}
