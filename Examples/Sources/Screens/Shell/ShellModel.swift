import BinderyView

/// What is around every screen: the way to all others, the language, the look and the account.
final class ShellModel {
    @Reactive var showsSettings = false
    let texts: Texts
    let look: MutableProperty<Look>
    /// The nickname of the account; nil if the user is not logged in.
    let nickname: Property<String?>
    /// The path of the marked link.
    let place: Property<String?>
    let groups: Property<[NavigationList.Group]>
    private let navigator: Navigator<AppRoute>

    init(texts: Texts, look: MutableProperty<Look>, account: Property<Account?>, navigator: Navigator<AppRoute>) {
        self.texts = texts
        self.look = look
        self.navigator = navigator
        nickname = account.map { $0?.nickname }
        place = navigator.stack.map { $0.last?.place }
        groups = texts.language.map { Self.groups[$0] ?? [] }
    }

    func openAccount() { open(AppRoute.account.path) }

    /// Shows the screen of a link, or carries out its command.
    func open(_ path: String) {
        if let command = Command(path: path) { return carryOut(command) }
        guard let route = AppRoute(path: path, includingTestPages: false) else { return }
        navigator.visit(route == .index ? [.index] : [.index] + [route.parent, route].compactMap { $0 })
    }

    private func carryOut(_ command: Command) {
        switch command {
        case .scheme(let scheme): look.value.scheme = scheme
        case .language(let language): texts.language.value = language
        case .settings: showsSettings = true
        }
    }

    // MARK: The links

    /// What only the search offers.
    enum Command: Hashable, CaseIterable {
        case scheme(Theme.Scheme), language(Language), settings

        static var allCases: [Command] {
            Theme.Scheme.allCases.map(scheme) + Language.allCases.map(language) + [settings]
        }

        var name: String {
            switch self {
            case .scheme(let scheme): scheme.rawValue
            case .language(let language): language.rawValue
            case .settings: "settings"
            }
        }

        var path: String { "/commands/\(name)" }

        init?(path: String) {
            guard let command = Self.allCases.first(where: { $0.path == path }) else { return nil }
            self = command
        }

        func title(in language: Language) -> String {
            switch self {
            case .scheme(let scheme): "\(Phrase.scheme.text(in: language)): \(scheme.title.text(in: language))"
            case .language(.english): Phrase.english.text(in: language)
            case .language(.chinese): Phrase.chinese.text(in: language)
            case .settings: Phrase.settings.text(in: language)
            }
        }
    }

    /// Once for all pages.
    private static let groups: [Language: [NavigationList.Group]] = Dictionary(
        uniqueKeysWithValues: Language.allCases.map { ($0, links(in: $0)) })

    private static func links(in language: Language) -> [NavigationList.Group] {
        let start = NavigationList.Link(
            "Bindery", path: AppRoute.index.path, id: "side-start", keywords: Phrase.start.text(in: language))
        let screens = ScreenGroup.all.map { group in
            NavigationList.Group(
                group.title.text(in: language),
                links: group.entries.map {
                    NavigationList.Link(
                        $0.title.text(in: language), path: $0.route.path, id: "side-\($0.name)",
                        keywords: $0.title.text(in: language.other))
                })
        }
        let workshop = WorkshopScreen.allCases.map { screen in
            NavigationList.Link(
                screen.title.text(in: language), path: AppRoute.workshopScreen(screen).path, id: screen.name,
                keywords: screen.title.text(in: language.other))
        }
        let commands = Command.allCases.map { command in
            NavigationList.Link(
                command.title(in: language), path: command.path, id: "command-\(command.name)",
                keywords: command.title(in: language.other))
        }
        return [NavigationList.Group(links: [start])] + screens + [
            NavigationList.Group(Phrase.workshop.text(in: language), isListed: false, links: workshop),
            NavigationList.Group(Phrase.commands.text(in: language), isListed: false, links: commands),
        ]
    }
}

extension Language {
    fileprivate var other: Language { self == .english ? .chinese : .english }
}
