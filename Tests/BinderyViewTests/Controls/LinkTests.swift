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
}
