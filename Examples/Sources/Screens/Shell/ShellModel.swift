import BinderyView
import ShowcaseModels

/// What is around every screen: the way to all others, the language, the look and the account.
final class ShellModel: Restorable {
    @Reactive private(set) var showsLaboratory: Bool
    /// Whether the laboratory makes anything worse.
    @Reactive var hasFaults = false
    /// Whether it does while it is closed.
    private(set) lazy var hasHiddenFaults = $hasFaults.and($showsLaboratory.not())
    private lazy var laboratoryOpened = Subject<Void, Never>()
    private let isAtLaboratory: Bool
    private let texts: Texts
    private let look: MutableProperty<Look>
    /// Who is logged in.
    let account: Property<Account?>
    private let logOut: () -> Void
    /// The path of the marked link.
    let place: Property<String?>
    let groups: Property<[NavigationList.Group]>
    private let navigator: Navigator<AppRoute>

    init(
        texts: Texts, look: MutableProperty<Look>, navigator: Navigator<AppRoute>,
        account: Property<Account?> = .constant(nil), hasLaboratory: Bool, showsLaboratory: Bool = false,
        logOut: @escaping () -> Void = {}
    ) {
        _showsLaboratory = MutableProperty(showsLaboratory, .saved, name: "showsLaboratory")
        isAtLaboratory = showsLaboratory
        self.texts = texts
        self.look = look
        self.navigator = navigator
        place = navigator.stack.map { $0.last?.place }
        self.account = account
        self.logOut = logOut
        groups = texts.language.combine(account) {
            Self.links[Offer(language: $0, hasLaboratory: hasLaboratory, isLoggedIn: $1 != nil)] ?? []
        }
    }

    /// Sends when the panel of the laboratory gets the focus: the user opens it, or a page at its address.
    var laboratoryFocused: AnySignal<Void, Never> {
        isAtLaboratory ? AnySignal(laboratoryOpened.startWith(())) : AnySignal(laboratoryOpened)
    }

    func openLaboratory() {
        showsLaboratory = true
        laboratoryOpened.send()
    }

    func closeLaboratory() { showsLaboratory = false }

    /// Shows the screen of a link, or carries out its command.
    func open(_ path: String) {
        if let command = Command(path: path) { return carryOut(command) }
        if path == AppRoute.laboratoryPath { return showsLaboratory ? closeLaboratory() : openLaboratory() }
        if path == AppRoute.settings.path { return navigator.present(.settings, keepingAddress: true) }
        guard let route = AppRoute(path: path, includingTestPages: false) else { return }
        navigator.visit(route == .index ? [.index] : [.index] + [route.parent, route].compactMap { $0 })
    }

    /// Shows the account.
    func openAccount() { open(AppRoute.account.path) }

    private func carryOut(_ command: Command) {
        switch command {
        case .scheme(let scheme): look.value.scheme = scheme
        case .accent: navigator.present(.settings, keepingAddress: true)
        case .language(let language): texts.language.value = language
        case .logOut: logOut()
        }
    }

    // MARK: The links

    /// What only the search offers.
    enum Command: Hashable, CaseIterable {
        case scheme(Theme.Scheme), accent, language(Language), logOut

        static var allCases: [Command] {
            Theme.Scheme.allCases.map(scheme) + [.accent] + Language.allCases.map(language) + [.logOut]
        }

        var name: String {
            switch self {
            case .scheme(let scheme): scheme.rawValue
            case .accent: "accent"
            case .language(let language): language.rawValue
            case .logOut: "log-out"
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
            case .accent: Phrase.accent.text(in: language)
            case .logOut: Phrase.logOut.text(in: language)
            case .language(.english): Phrase.english.text(in: language)
            case .language(.chinese): Phrase.chinese.text(in: language)
            }
        }
    }

    /// What the links depend on.
    private struct Offer: Hashable, CaseIterable {
        let language: Language
        let hasLaboratory: Bool
        let isLoggedIn: Bool

        static let allCases = Language.allCases.flatMap { language in
            [false, true].flatMap { hasLaboratory in
                [false, true].map { Offer(language: language, hasLaboratory: hasLaboratory, isLoggedIn: $0) }
            }
        }
    }

    /// Once for all pages.
    private static let links = Dictionary(uniqueKeysWithValues: Offer.allCases.map { ($0, links(of: $0)) })

    private static func links(of offer: Offer) -> [NavigationList.Group] {
        let language = offer.language
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
        let playground = NavigationList.Link(
            ArchitecturePhrase.playground.text(in: language), path: AppRoute.playground.path, id: nil,
            keywords: ArchitecturePhrase.playground.text(in: language.other))
        let workshop = WorkshopScreen.allCases.map { screen in
            NavigationList.Link(
                screen.title.text(in: language), path: AppRoute.workshopScreen(screen).path, id: screen.name,
                keywords: screen.title.text(in: language.other))
        }
        let commands = Command.allCases.filter { $0 != .logOut || offer.isLoggedIn }.map { command in
            NavigationList.Link(
                command.title(in: language), path: command.path, id: "command-\(command.name)",
                keywords: command.title(in: language.other))
        }
        let laboratory = NavigationList.Link(
            Phrase.laboratory.text(in: language), path: AppRoute.laboratoryPath, id: "laboratory",
            keywords: Phrase.laboratory.text(in: language.other))
        let settings = NavigationList.Link(
            Phrase.settings.text(in: language), path: AppRoute.settings.path, id: "settings",
            keywords: Phrase.settings.text(in: language.other))
        return [NavigationList.Group(links: [start])] + screens + [
            NavigationList.Group(links: (offer.hasLaboratory ? [laboratory] : []) + [settings]),
            NavigationList.Group(Phrase.workshop.text(in: language), isListed: false, links: [playground] + workshop),
            NavigationList.Group(Phrase.commands.text(in: language), isListed: false, links: commands),
        ]
    }
}

extension Language {
    fileprivate var other: Language { self == .english ? .chinese : .english }
}
