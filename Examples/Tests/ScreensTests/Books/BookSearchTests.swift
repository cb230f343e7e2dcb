import BinderyTesting
import BinderyView
import Screens
import ShowcaseModels
import Testing

/// The book search as a user operates it.
@Suite struct BookSearchTests {
    let time = VirtualScheduler()
    let library: StubLibrary

    init() { library = StubLibrary(time: time) }

    private var search: StubSearch<Book> { library.search }

    private func open(_ language: Language = .english, at route: AppRoute = .books()) -> HeadlessApp {
        let services = Services.stubs(time, books: library)
        let showcase = time.run {
            Showcase(at: route, language: language, services: services, store: StubStore())
        }
        return HeadlessApp(time: time, texts: showcase.interfaceTexts) { showcase.view }
    }

    @Test func theAddressFollowsWhatIsSearchedForAndNotWhatIsTyped() throws {
        let app = open()
        time.advance(by: .milliseconds(500))
        #expect(app.location?.path == "/books")
        try app.find("query").replaceText(with: "C & 历史")
        #expect(app.location?.path == "/books")
        try app.find("search").tap()
        #expect(app.location?.path == "/books?q=C%20%26%20%E5%8E%86%E5%8F%B2")
        #expect(app.location?.depth == 2)
        try app.find("query").replaceText(with: String(repeating: "x", count: 201))
        try app.find("search").tap()
        #expect(app.location?.path == "/books?q=C%20%26%20%E5%8E%86%E5%8F%B2", "too long for an address")
        try app.find("query").replaceText(with: "introduction")
        try app.find("search").tap()
        #expect(app.location?.path == "/books")
    }

    private func rows(of app: HeadlessApp) -> [String] { app.ids.filter { $0.hasPrefix("row-") } }

    @Test func theFirstSearchShowsRowsWithWhatWasFoundMarked() throws {
        let app = open()
        #expect(app.screen?.name == "books")
        #expect(try app.find("query").value == "introduction")
        #expect(app.isPresent("busy"))
        #expect(!app.isPresent("empty") && !app.isPresent("failed"))
        time.advance(by: .milliseconds(500))
        #expect(!app.isPresent("busy"))
        #expect(rows(of: app) == ["row-1", "row-2"])
        let row = try app.find("row-1")
        #expect(try row.find("title").text == "An Introduction to Logic")
        #expect(try row.find("title").marks == ["Introduction"])
        #expect(try row.find("subtitle").text == "A subtitle")
        #expect(try row.find("credits").text == "Author 1 · 1901")
        #expect(try row.find("cover").node.source == .path("/covers/1.svg"))
        #expect(try app.find("status").text == "2 books for “introduction”")
    }

    @Test func inChineseItStartsWithAnotherQuery() throws {
        let app = open(.chinese)
        #expect(try app.find("query").value == "基础")
        time.advance(by: .milliseconds(500))
        #expect(rows(of: app) == ["row-3", "row-4"])
        #expect(try app.find("list").marks.filter { $0 == "基础" }.count == 2)
        #expect(try app.find("status").text == "找到 2 本与“基础”相关的图书")
    }

    @Test func theButtonAndTheEnterKeySearch() throws {
        let app = open()
        time.advance(by: .milliseconds(500))
        try app.find("query").replaceText(with: "logic")
        #expect(search.requests.count == 1, "typing alone searches for nothing")
        try app.find("search").tap()
        #expect(app.isPresent("busy"))
        #expect(try app.find("list").opacity == 0.5)
        time.advance(by: .milliseconds(500))
        #expect(rows(of: app) == ["row-1", "row-5"])
        #expect(try app.find("list").opacity == 1)
        try app.find("query").replaceText(with: "基础")
        try app.find("query").submit()
        time.advance(by: .milliseconds(500))
        #expect(rows(of: app) == ["row-3", "row-4"])
        try app.find("query-clear").tap()
        #expect(try !app.find("search").isEnabled)
    }

    @Test func aWrongLetterLeadsToASuggestion() throws {
        search.suggestions["introductoin"] = "introduction"
        let app = open()
        time.advance(by: .milliseconds(500))
        try app.find("query").replaceText(with: "introductoin")
        try app.find("search").tap()
        time.advance(by: .milliseconds(500))
        #expect(try app.find("suggestion").text == "Search for “introduction” instead")
        try app.find("suggestion").tap()
        #expect(try app.find("query").value == "introduction")
        time.advance(by: .milliseconds(500))
        #expect(rows(of: app) == ["row-1", "row-2"] && !app.isPresent("suggestion"))
    }

    @Test func withoutASuggestionThereIsNoButton() throws {
        let app = open(at: .books(query: "xyzzy"))
        time.advance(by: .milliseconds(500))
        #expect(app.isPresent("empty") && !app.isPresent("suggestion"))
    }

    @Test func nothingFoundFailuresAndLoadingAreThreeDifferentStates() throws {
        let app = open()
        time.advance(by: .milliseconds(500))
        try app.find("query").replaceText(with: "no such book")
        try app.find("search").tap()
        time.advance(by: .milliseconds(500))
        #expect(
            try app.find("empty").text
                == "No books found\nNothing matches “no such book”. Check the spelling, or try fewer words.")
        #expect(rows(of: app) == [] && !app.isPresent("failed") && !app.isPresent("busy"))

        search.failure = .unreachable
        try app.find("query").replaceText(with: "logic")
        try app.find("query").submit()
        #expect(app.isPresent("busy") && !app.isPresent("empty"))
        time.advance(by: .milliseconds(500))
        #expect(
            try app.find("failed").text
                == "Search failed\nCouldn’t reach the service. It may be restarting: try again in a moment.\nTry again")
        #expect(rows(of: app) == [] && !app.isPresent("empty") && !app.isPresent("busy"))

        search.failure = nil
        try app.find("retry").tap()
        #expect(app.isPresent("busy") && !app.isPresent("failed"))
        time.advance(by: .milliseconds(500))
        #expect(rows(of: app) == ["row-1", "row-5"])
    }

    @Test func leavingTheScreenCancelsTheRequest() throws {
        let app = open(at: .index)
        try app.find("link-books").tap()
        time.advance(by: .milliseconds(100))
        try app.goBack()
        #expect(search.cancelled == ["introduction at 0.1 seconds"])
        #expect(app.screen?.name == "index")
    }

    @Test func everyTextFollowsTheLanguage() throws {
        let texts = Texts(language: .english)
        let model = time.run { BookSearchModel(query: "no such book", library: library) }
        let app = HeadlessApp(time: time) { BookSearch(model: model, texts: texts) { _ in } }
        time.advance(by: .milliseconds(500))
        texts.language.value = .chinese
        #expect(app.screen?.title == "图书搜索")
        #expect(try app.find("search").text == "搜索")
        #expect(try app.find("query").node.label == "搜索内容")
        #expect(try app.find("empty").text == "未找到相关图书\n没有与“no such book”匹配的内容，请检查输入，或减少关键词。")
        search.failure = .serverFailure
        try app.find("search").tap()
        #expect(try app.find("busy").node.label == "正在搜索…")
        time.advance(by: .milliseconds(500))
        #expect(try app.find("failed").text == "搜索失败\n呜呜,服务器不给力呀…\n重试")
    }
}
