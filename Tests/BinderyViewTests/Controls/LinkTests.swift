import BinderyTesting
import BinderyView
import Testing

@Suite struct LinkTests {
    @Test func leadsSomewhere() throws {
        var followed = 0
        let subtitle = MutableProperty("fields")
        let app = HeadlessApp {
            Link("Phone login", subtitle: subtitle, path: "/phone-login") { followed += 1 }.id("phone-login")
        }
        let link = try app.find("phone-login")
        #expect(link.node.kind == .link(path: "/phone-login"))
        #expect(link.text == "Phone login\nfields")
        subtitle.value = "a service"
        #expect(link.text == "Phone login\na service")
        try link.tap()
        #expect(followed == 1)
    }

    @Test func leadsSomewhereFromAPictureThatNamesIt() throws {
        var followed = 0
        let app = HeadlessApp {
            Link(path: "/banners/1") {
                Image(.constant(.path("/1.svg")), description: "Summer sale").id("picture")
            } followed: {
                followed += 1
            }
            .id("banner")
        }
        #expect(try app.find("banner").node.kind == .link(path: "/banners/1"))
        #expect(app.tree == "link #banner\n  image #picture \"Summer sale\"")
        try app.find("banner").tap()
        #expect(followed == 1)
    }
}
