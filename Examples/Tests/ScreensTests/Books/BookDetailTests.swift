import BinderyTesting
import BinderyView
import Screens
import ShowcaseModels
import Testing

/// A book beside or above the search, as a user operates it.
@Suite struct BookDetailTests {
    let time = VirtualScheduler()
    let library: StubLibrary

    init() {
        library = StubLibrary(time: time)
        library.details[1] = BookDetails(
            book: .stub(1, "An Introduction to Logic"), byAuthor: [.stub(7, "Paradoxes")], ofTime: [.stub(8, "Signs")])
        library.details[7] = BookDetails(book: .stub(7, "Paradoxes"), byAuthor: [], ofTime: [])
    }

    private func open(at route: AppRoute) -> HeadlessApp {
        let services = Services.stubs(time, books: library)
        let showcase = time.run {
            Showcase(at: route, language: .english, services: services, store: StubStore())
        }
        return HeadlessApp(time: time, texts: showcase.interfaceTexts) { showcase.view }
    }

    @Test func aFoundBookIsShownAtOnceAndWithoutMarks() throws {
        let app = open(at: .books())
        time.advance(by: .milliseconds(500))
        try app.find("row-1").find("open").tap()
        #expect(app.location?.path == "/books/1")
        #expect(app.screen?.title == "An Introduction to Logic")
        let screen = try app.find("title")
        #expect(screen.text == "An Introduction to Logic" && screen.marks == [])
        #expect(app.isPresent("busy") && !app.isPresent("book-7"))
        time.advance(by: .milliseconds(500))
        #expect(!app.isPresent("busy") && app.isPresent("book-7") && app.isPresent("book-8"))
    }

    @Test func aLinkLeadsToAnotherBookAndBack() throws {
        let app = open(at: .book(1))
        #expect(app.location?.trail == NavigationTrail(paths: "/", "/books", "/books/1"))
        time.advance(by: .milliseconds(500))
        try app.find("book-7").tap()
        #expect(app.screen?.title == "Book")
        time.advance(by: .milliseconds(500))
        #expect(app.screen?.title == "Paradoxes")
        #expect(!app.isPresent("by-author") && !app.isPresent("of-time"))
        try app.goBack()
        #expect(app.screen?.title == "An Introduction to Logic")
        try app.goBack()
        #expect(app.screen?.name == "books")
    }

    @Test func anUnknownBookSaysSo() throws {
        let app = open(at: .book(99))
        time.advance(by: .milliseconds(500))
        #expect(try app.find("failed").text == "This item no longer exists.")
        #expect(!app.isPresent("retry"))
    }

    @Test func aFailureCanBeTriedAgain() throws {
        library.isDown = true
        let app = open(at: .book(1))
        time.advance(by: .milliseconds(500))
        #expect(app.isPresent("no-network") && !app.isPresent("title"))
        library.isDown = false
        try app.find("retry").tap()
        time.advance(by: .milliseconds(500))
        #expect(try app.find("title").text == "An Introduction to Logic")
    }
}
