import BinderyView
import Testing

@testable import BinderyWeb

@Suite struct DialogPageTests {
    @Test func theFirstResponseHasTheDialogsThatAreThere() async throws {
        let html = await LiveSession().open(socket: "/s") {
            let isOpen = MutableProperty(true)
            return LivePage(
                language: .constant("en"), texts: .english,
                content: Screen("test", title: "Test") {
                    Text("Behind").sheet(isPresented: isOpen, title: "More") { Text("Inside").id("inside") }
                })
        }.html
        let dialog = try #require(html.firstMatch(of: /<dialog.*<\/dialog>/)?.0)
        #expect(dialog.contains(#"class="dialog sheet" open="" aria-labelledby="dialog-"#))
        #expect(dialog.contains(#"tabindex="-1" autofocus="">More</h2>"#))
        #expect(dialog.contains(#"data-testid="inside">Inside</p>"#))
        #expect(dialog.contains(#"data-testid="dialog-close">Close</button>"#))
        #expect(!html.contains("style="))
    }
}
