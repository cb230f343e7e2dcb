import BinderyTesting
import BinderyView
import Testing

@Suite struct SidebarTests {
    private final class Shop {
        @Reactive var groups = [
            NavigationList.Group(
                "Goods", links: [.init("Books", path: "/books", id: "books"), .init("Music", path: "/music")]),
            NavigationList.Group(links: [.init("Account", path: "/account", id: "account")]),
            NavigationList.Group("Commands", isListed: false, links: [.init("Dark", path: "/dark", id: "dark")]),
        ]
        @Reactive var place: String? = "/books"
        @Reactive var followed: [String] = []
    }

    private func app(_ shop: Shop) -> HeadlessApp {
        HeadlessApp {
            Screen("shop", title: "Shop") { Text("Welcome") }
                .sidebar("Menu") {
                    NavigationList(shop.$groups, current: shop.$place) { shop.followed.append($0) }
                        .search("Find", none: "Nothing").id("parts")
                    Button("Search") { shop.followed.append("search") }.shortcut("k", .primary).id("search")
                }
        }
    }

    @Test func theSidebarFollowsTheScreenInTheTree() {
        #expect(
            app(Shop()).tree.hasSuffix(
                """
                sidebar (called: "Menu")
                  navigation list #parts (search: "Find")
                    text "Goods"
                    link #books "Books" "" (current)
                    link "Music" ""
                    link #account "Account" ""
                    text "Commands" (hidden)
                    link #dark "Dark" "" (hidden)
                  button #search "Search" (shortcut: Primary+K)
                """))
    }

    @Test func aLinkGivesItsPath() throws {
        let shop = Shop(), app = app(shop)
        try app.find("account").tap()
        #expect(shop.followed == ["/account"])
    }

    @Test func theSearchFindsLinksThatAreNotListed() throws {
        let shop = Shop(), app = app(shop)
        #expect(throws: HeadlessFailure.self) { try app.find("dark").tap() }
        try app.followFound("dark")
        try app.followFound("books")
        #expect(shop.followed == ["/dark", "/books"])
        #expect(throws: HeadlessFailure.self) { try app.followFound("search") }
    }

    @Test func theMarkFollowsThePlace() {
        let shop = Shop(), app = app(shop)
        shop.place = "/music"
        #expect(app.tree.contains(#"link #books "Books" """# + "\n"))
        #expect(app.tree.contains(#"link "Music" "" (current)"#))
        shop.place = nil
        #expect(!app.tree.contains("(current)"))
        shop.place = "/account"
        shop.groups = [
            NavigationList.Group(links: [.init("Yours", path: "/account"), .init("Same", path: "/account")])
        ]
        #expect(app.tree.contains(#"link "Yours" "" (current)"#))
        #expect(app.tree.contains(#"link "Same" """# + "\n"))
    }

    @Test func aKeyPressesTheButton() throws {
        let shop = Shop(), app = app(shop)
        try app.press("k", .primary)
        #expect(shop.followed == ["search"])
    }

    @Test func theButtonOfTheBarIsHiddenInAWideWindow() {
        #expect(app(Shop()).tree.contains(#"button #menu "" (called: "Menu") (hidden)"#))
    }

    @Test func nothingIsLeftOfIt() {
        let app = app(Shop())
        app.close()
        #expect(app.backend.livingNodes.isEmpty)
    }
}
