import BinderyPageClient
import BinderyView
import BinderyWebTesting
import BinderyWire
import PageReading
import Testing

@testable import BinderyWeb

/// The links of a sidebar on a page of a live session.
@Suite struct NavigationListPageTests {
    private final class Model {
        @Reactive var groups = [
            NavigationList.Group(links: [.init("Start", path: "/", id: "start")]),
            NavigationList.Group("Goods", links: [.init("Books & more", path: "/books/new one", id: "books")]),
            NavigationList.Group(
                "Commands", isListed: false, links: [.init("Dark", path: "/do/dark", id: "dark", keywords: "night")]),
        ]
        @Reactive var place: String? = "/"
        @Reactive var followed: [String] = []
    }

    private struct Content: View {
        let model: Model

        var body: some View {
            Screen("shop", title: "Shop") { Text("Welcome") }
                .sidebar("Menu") {
                    NavigationList(model.$groups, current: model.$place) { model.followed.append($0) }
                        .search("Find", none: "Nothing").id("parts")
                }
        }
    }

    private let model: Model
    private let page: TestPage

    init() throws {
        let model = Model()
        self.model = model
        page = try TestPage { _ in
            LivePage(language: .constant("en"), texts: .english, content: Content(model: model))
        }
    }

    private func follow(_ address: String) throws {
        page.forge(.dispatch(node: try page.find("parts").number, name: "bindery-follow", detail: address))
    }

    @Test func pagesShareTheHTMLOfTheirLinks() async {
        func shared() async -> [SharedHTML] {
            let page = await LiveSession().open(socket: "/s") {
                LivePage(language: .constant("en"), texts: .english, content: Content(model: Model()))
            }.page
            return page.parts.compactMap { if case .shared(let html) = $0 { html } else { nil } }
        }
        let (first, second) = (await shared(), await shared())
        #expect(first.count == 1)
        #expect(first.first === second.first)
    }

    @Test func theListIsHTMLWithoutAScript() throws {
        let html = page.firstHTML
        #expect(
            html.contains(
                """
                <div class="navigation-group"><ul class="navigation-links"><li><a class="navigation-link" href="/" \
                data-testid="start" aria-current="page">Start</a></li></ul></div>\
                <button type="button" class="navigation-search" data-testid="palette" aria-haspopup="dialog" \
                aria-keyshortcuts="Control+K" data-keys="Ctrl+K" data-none="Nothing">Find</button>\
                <div class="navigation-group"><h2 class="navigation-title">Goods</h2><ul class="navigation-links"><li>\
                <a class="navigation-link" href="/books/new%20one" data-testid="books">Books &amp; more</a></li></ul>\
                </div><div class="navigation-group" hidden=""><h2 class="navigation-title">Commands</h2>
                """.replacing("\n", with: "")))
        #expect(html.contains(#"<a class="navigation-link" href="/do/dark" data-testid="dark" data-keywords="night">"#))
    }

    @Test func aLinkIsFollowedByItsAddress() throws {
        try follow("/books/new%20one")
        try follow("/do/dark")
        #expect(model.followed == ["/books/new one", "/do/dark"])
    }

    @Test func anAddressThatTheListDoesNotHaveIsIgnored() throws {
        for address in ["/books/new one", "/other", "", "//example.com", "javascript:alert(1)"] { try follow(address) }
        page.perform { model.groups = [] }
        try follow("/")
        #expect(model.followed.isEmpty)
    }

    @Test func theUserFollowsALinkThatIsMarked() throws {
        try page.tap("books")
        #expect(model.followed == ["/books/new one"])
        page.perform { model.place = "/books/new one" }
        #expect(try page.find("books").attributes["aria-current"] == "page")
        #expect(try page.find("start").attributes["aria-current"] == nil)
    }

    @Test func thePlaceIsOneAttribute() throws {
        let list = try page.find("parts").number
        _ = page.takeOperations()
        page.perform { model.place = "/books/new one" }
        #expect(
            page.takeOperations() == [.attribute(node: list, name: "data-current", value: "/books/new%20one")])
        page.perform { model.place = nil }
        #expect(page.takeOperations() == [.attribute(node: list, name: "data-current", value: "")])
    }

    @Test(arguments: HostileText.known)
    func aLinkIsExactlyItsText(_ text: String) throws {
        let link = NavigationList.Link(text, path: "/x", id: text, keywords: text)
        page.perform { model.groups = [NavigationList.Group(text, links: [link])] }
        let list = try page.find("parts")
        #expect(Set(list.all.map(\.tag)).isSubset(of: ["nav", "div", "button", "h2", "ul", "li", "a"]))
        let shown = try #require(list.all.first { $0.tag == "a" })
        let title = list.all.first { $0.tag == "h2" }?.text
        let texts = [shown.text, shown.attributes["data-testid"], shown.attributes["data-keywords"], title]
        for found in texts where !text.isEmpty {
            #expect(found.map { $0.utf8.elementsEqual(text.inHTML.utf8) } == true)
        }
    }
}
