import BinderyTesting
import BinderyView
import Screens
import ShowcaseModels
import Testing

/// The post search as a user operates it.
@Suite struct PostSearchTests {
    let time = VirtualScheduler()
    let posts: StubPosts
    let model: PostSearchModel
    let texts = Texts(language: .english)

    init() {
        let time = time, posts = StubPosts(time: time)
        self.posts = posts
        model = time.run { PostSearchModel(posts: posts, clock: { posts.now }) }
    }

    private var search: StubSearch<Post> { posts.search }

    private func open() -> HeadlessApp {
        HeadlessApp(time: time) { PostSearch(model: model, texts: texts) { _ in } }
    }

    /// Opens the screen, which has access at 0.3 seconds.
    private func openWithAccess() -> HeadlessApp {
        let app = open()
        time.advance(by: .milliseconds(300))
        return app
    }

    @Test func accessIsAskedForFirst() throws {
        let app = open()
        #expect(app.screen?.name == "posts")
        #expect(try !app.find("query").isEnabled)
        #expect(try app.find("busy").node.label == "Requesting access…")
        time.advance(by: .milliseconds(300))
        #expect(!app.isPresent("busy"))
        #expect(try app.find("query").isEnabled)
        #expect(app.isPresent("blank"))
    }

    @Test func aRefusalIsVisibleAndCanBeAskedAgain() throws {
        posts.isGranted = false
        let app = openWithAccess()
        #expect(try app.find("refused").text.hasPrefix("Access denied\n"))
        #expect(try !app.find("query").isEnabled)
        #expect(!app.isPresent("list"))
        posts.isGranted = true
        try app.find("ask-again").tap()
        #expect(app.isPresent("busy") && !app.isPresent("refused"))
        time.advance(by: .milliseconds(300))
        #expect(try app.find("query").isEnabled)
    }

    @Test func thePersonHasTheSwitchToo() throws {
        let app = openWithAccess()
        try app.find("refuse-access").tap()
        time.advance(by: .milliseconds(600))
        #expect(app.isPresent("refused"))
        try app.find("allow-access").tap()
        time.advance(by: .milliseconds(600))
        #expect(!app.isPresent("refused"))
        #expect(try app.find("query").isEnabled)
        posts.accessFailure = .unreachable
        try app.find("refuse-access").tap()
        time.advance(by: .milliseconds(300))
        #expect(app.toast == "Couldn’t reach the service. It may be restarting: try again in a moment.")
    }

    @Test func aSearchShowsThatItIsBusyThenPostsAndItsTime() throws {
        search.times["swift"] = .milliseconds(1234)
        let app = openWithAccess()
        try app.find("query").replaceText(with: "swift")
        #expect(app.isPresent("busy"))
        #expect(model.search.isExecuting.value)
        time.advance(by: .milliseconds(1234))
        #expect(!app.isPresent("busy"))
        #expect(try app.find("time").text == "Took 1.23 s")
        #expect(try app.find("status").text == "2 posts for “swift”")
        let row = try app.find("row-1")
        #expect(try row.find("user").text == "@ada")
        #expect(try row.find("text").text == "I like Swift")
        #expect(try row.find("text").marks == ["Swift"])
        #expect(try row.find("avatar").node.source == .path("/a/1.svg"))
        #expect(try row.find("age").text == "11 s ago")
        #expect(try app.find("row-2").find("age").text == "1 h ago")
    }

    @Test func theListIsHalfSeenThroughWhileASearchGoesOn() throws {
        let app = openWithAccess()
        try app.find("query").replaceText(with: "swift")
        time.advance(by: .milliseconds(500))
        #expect(try app.find("list").opacity == 1)
        time.advance(by: .milliseconds(500))
        try app.find("query").replaceText(with: "swift 6")
        #expect(try app.find("list").opacity == 0.5)
        #expect(try app.find("list").find("row-1").isVisible, "what was found before is still there")
        time.advance(by: .milliseconds(500))
        #expect(app.isPresent("empty"))
        #expect(!app.isPresent("busy"))
        #expect(app.ids.filter { $0.hasPrefix("row-") } == [])
    }

    @Test func aFailureShowsAndTheNextTextSearchesAgain() throws {
        search.failure = .serverFailure
        let app = openWithAccess()
        try app.find("query").replaceText(with: "swif")
        time.advance(by: .milliseconds(500))
        #expect(
            try app.find("failed").text == "Search failed\nSomething went wrong on the server. Try again.\nTry again")
        #expect(!app.isPresent("busy") && !app.isPresent("time"))
        search.failure = nil
        time.advance(by: .seconds(1))
        try app.find("query").type("t")
        #expect(app.isPresent("busy") && !app.isPresent("failed"))
        time.advance(by: .milliseconds(500))
        #expect(app.isPresent("row-1"))
    }

    @Test func agesTickWhileTheirRowsAreOnScreen() throws {
        let app = openWithAccess()
        try app.find("query").replaceText(with: "swift")
        #expect(model.ticker.ticks == 0)
        time.advance(by: .milliseconds(500))
        #expect(try app.find("row-1").find("age").text == "10 s ago")
        time.advance(by: .seconds(3))
        #expect(try app.find("row-1").find("age").text == "13 s ago")
        #expect(model.ticker.ticks == 3)
        try app.find("query").replaceText(with: "")
        time.advance(by: .seconds(30))
        #expect(model.ticker.ticks == 3, "no row, no tick")
        app.close()
        time.advance(by: .seconds(30))
        #expect(model.ticker.ticks == 3)
    }

    @Test func everyTextFollowsTheLanguage() throws {
        posts.isGranted = false
        let app = openWithAccess()
        texts.language.value = .chinese
        #expect(app.screen?.title == "动态搜索")
        #expect(try app.find("refused").text == "访问被拒绝\n服务不允许您浏览动态。请重新请求，或在此允许访问。\n重新请求\n允许访问")
        try app.find("allow-access").tap()
        #expect(try app.find("busy").node.label == "正在请求访问权限…")
        time.advance(by: .milliseconds(600))
        #expect(try app.find("blank").text == "大家在说什么？\n输入至少两个汉字或四个字母，即可开始搜索。\n试试拒绝访问")
        try app.find("query").replaceText(with: "swift")
        time.advance(by: .milliseconds(500))
        #expect(try app.find("time").text == "用时 0.50 秒")
        #expect(try app.find("status").text == "找到 2 条与“swift”相关的动态")
        #expect(try app.find("row-1").find("age").text == "11 秒前")
    }

    @Test func leavingTheScreenCancelsTheRequest() throws {
        let services = Services.stubs(time, posts: posts)
        let showcase = time.run {
            Showcase(at: .index, language: .english, services: services, store: StubStore())
        }
        let app = HeadlessApp(time: time, texts: showcase.interfaceTexts) { showcase.view }
        try app.find("link-posts").tap()
        time.advance(by: .milliseconds(300))
        try app.find("query").replaceText(with: "swift")
        time.advance(by: .milliseconds(100))
        try app.goBack()
        #expect(search.cancelled == ["swift at 0.4 seconds"])
    }
}
