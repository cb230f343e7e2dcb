import BinderyTesting
import BinderyView
import Foundation
import Screens
import ShowcaseModels
import Testing

/// A post beside or above the search, as a user operates it.
@Suite struct PostDetailTests {
    let time = VirtualScheduler()
    let posts: StubPosts

    init() {
        posts = StubPosts(time: time)
        func post(_ id: Int, _ text: String) -> Post {
            Post(id: id, user: "ada", text: .marked(text), avatar: "/a/\(id).svg", created: StubPosts.start - 10)
        }
        posts.details[1] = PostDetails(post: post(1, "I like Swift"), byUser: [post(5, "Good morning")])
        posts.details[5] = PostDetails(post: post(5, "Good morning"), byUser: [])
    }

    private func open(at route: AppRoute) -> HeadlessApp {
        let services = Services.stubs(time, posts: posts)
        let showcase = time.run {
            Showcase(at: route, language: .english, services: services, store: StubStore())
        }
        return HeadlessApp(time: time, texts: showcase.interfaceTexts) { showcase.view }
    }

    @Test func aFoundPostIsShownAtOnceAndAccessIsNotAskedForAgain() throws {
        let app = open(at: .posts(query: "swift"))
        time.advance(by: .seconds(1))
        try app.find("row-1").find("open").tap()
        #expect(app.location?.path == "/posts/1")
        #expect(app.screen?.title == "Post · @ada")
        #expect(try app.find("text").text == "I like Swift")
        #expect(posts.questions == 1)
        time.advance(by: .milliseconds(500))
        try app.find("post-5").tap()
        time.advance(by: .milliseconds(500))
        #expect(try app.find("text").text == "Good morning")
    }

    @Test func byItsAddressItWaitsForAccess() throws {
        let app = open(at: .post(1))
        #expect(app.isPresent("busy") && posts.requestedPosts == [])
        time.advance(by: .milliseconds(300))
        #expect(posts.requestedPosts == [1])
        time.advance(by: .milliseconds(500))
        #expect(try app.find("text").text == "I like Swift")
        #expect(!app.isPresent("busy"))
    }

    @Test func withoutAccessNothingIsLoadedOrShown() throws {
        posts.isGranted = false
        let app = open(at: .post(1))
        time.advance(by: .seconds(2))
        #expect(app.isPresent("refused") && !app.isPresent("text") && posts.requestedPosts == [])
        try app.find("allow-access").tap()
        time.advance(by: .seconds(2))
        #expect(try app.find("text").text == "I like Swift")
    }

    @Test func anUnknownPostSaysSo() throws {
        let app = open(at: .post(99))
        time.advance(by: .seconds(1))
        #expect(try app.find("failed").text == "This item no longer exists.")
    }
}
