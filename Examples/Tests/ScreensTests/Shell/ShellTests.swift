import BinderyTesting
import BinderyView
import Testing

@testable import Screens
@testable import ShowcaseModels

@Suite struct ShellTests {
    private let time = VirtualScheduler()
    private let store = StubStore()
    private let login = SavedLogin(phone: "13874389438", code: "5858", nickname: "花田半亩")

    private func open(_ route: AppRoute, _ remembered: Remembered = Remembered()) -> HeadlessApp {
        let showcase = time.run {
            Showcase(at: route, language: .english, services: .stubs(time), store: store, remembered: remembered)
        }
        return HeadlessApp(time: time, texts: showcase.interfaceTexts) { showcase.view }
    }

    private func marked(_ app: HeadlessApp) -> String? {
        app.tree.split(separator: "\n").first { $0.hasSuffix("(current)") }?
            .split(separator: "#").last?.split(separator: " ").first.map(String.init)
    }

    @Test func everyScreenLeadsToEveryOther() throws {
        let app = open(.phoneLogin)
        for entry in ScreenGroup.all.flatMap(\.entries) where entry.route != .account {
            try app.find("side-\(entry.name)").tap()
            #expect(app.location?.path == entry.route.path)
            #expect(app.location?.depth == 2)
            #expect(marked(app) == "side-\(entry.name)")
        }
        try app.find("side-start").tap()
        #expect(app.location?.path == "/")
        #expect(app.location?.depth == 1)
    }

    @Test func theWayBackLeadsToTheScreenOfBefore() throws {
        let app = open(.gallery)
        try app.find("side-books").tap()
        try app.find("side-posts").tap()
        try app.goBack()
        #expect(app.location?.path == "/books")
        try app.goBack()
        #expect(app.location?.path == "/gallery")
    }

    @Test(arguments: [
        (AppRoute.lengthLogin(.mvp), "side-length-login"), (.good(1, .details), "side-goods"),
        (.menuGroup(1), "side-menu-groups"), (.books(query: "logic"), "side-books"), (.goods(count: 50), "side-goods"),
    ])
    func aScreenBelongsToAnEntry(_ route: AppRoute, _ id: String) { #expect(marked(open(route)) == id) }

    @Test func theLookIsChangedAndSaved() async throws {
        let app = open(.gallery)
        try app.find("settings").tap()
        try app.find("scheme").choose("Dark")
        try app.find("accent").choose("Violet")
        #expect(app.theme.scheme == .dark)
        #expect(app.theme[.accent] == Look.Accent.violet.shade)
        var look = Look()
        (look.scheme, look.accent) = (.dark, .violet)
        #expect(store.look == look)
    }

    @Test func theSavedLookIsShownFirst() {
        var look = Look()
        look.scheme = .light
        #expect(open(.index, Remembered(look: look)).theme.scheme == .light)
    }

    @Test func theSearchOffersCommands() throws {
        let app = open(.gallery)
        try app.followFound("command-dark")
        #expect(app.theme.scheme == .dark)
        try app.followFound("command-zh-Hans")
        #expect(app.tree.contains("设置"))
        try app.followFound("settings")
        #expect(app.isPresent("scheme"))
        try app.dismissDialog()
        #expect(app.location?.path == "/gallery")
    }

    @Test func theSearchLeadsToTheAccentAndLogsOut() throws {
        let app = open(.gallery, Remembered(login: login))
        try app.followFound("command-accent")
        #expect(app.isPresent("accent"))
        try app.dismissDialog()
        #expect(try app.find("side-user").text == "花田半亩\nLogged in")
        try app.followFound("command-log-out")
        #expect(!app.isPresent("side-user"))
        #expect(throws: (any Error).self) { try app.followFound("command-log-out") }
    }

    @Test func theSidebarSaysWhoIsLoggedIn() throws {
        let app = open(.gallery, Remembered(login: login))
        try app.find("side-user").tap()
        #expect(app.location?.path == "/account")
        #expect(!open(.gallery).isPresent("side-user"))
    }

    @Test func theAccountIsReachedFromEveryScreen() throws {
        let app = open(.gallery, Remembered(login: login))
        try app.find("side-account").tap()
        #expect(try app.find("nickname").text == "花田半亩")
    }

    /// Texts in the colour, on the window, on a card, and on a pale background of the colour itself.
    @Test(arguments: Look.Accent.allCases)
    func anAccentIsReadable(_ accent: Look.Accent) {
        guard let shade = accent.shade else { return }
        let light = [Color(red: 0xF6, green: 0xF5, blue: 0xF2), .white]
        let dark = [Color(red: 0x13, green: 0x14, blue: 0x16), Color(red: 0x1D, green: 0x1F, blue: 0x22)]
        for background in light { #expect(shade.light.contrast(with: background) >= 5.5) }
        for background in dark { #expect(shade.dark.contrast(with: background) >= 7) }
    }
}
