import BinderyView
import BinderyWebTesting
import Testing

/// A page with a user, without a server that keeps them signed in.
@Suite struct TestPageIdentityTests {
    private static func page(_ request: LiveRequest) -> LivePage {
        let identity = request.identity
        return LivePage(
            language: .constant("en"), texts: .english,
            content: Screen("page", title: "Page") {
                Text(identity.principal.map { $0?.name ?? "none" }).id("name")
                Button("In") { identity.signIn(Principal(id: "2", name: "Bob")) }.id("in")
                Button("Out") { identity.signOut() }.id("out")
            })
    }

    @Test func aTestChoosesTheUser() throws {
        let page = try TestPage(principal: Principal(id: "1", name: "Ada"), Self.page)
        #expect(page.firstHTML.contains(">Ada<"))
        try page.tap("out")
        #expect(try page.find("name").wholeText == "none")
        try page.tap("in")
        #expect(try page.find("name").wholeText == "Bob")
    }

    @Test func theUserIsStillThereAfterARestart() throws {
        let page = try TestPage(principal: Principal(id: "1", name: "Ada"), Self.page)
        try page.tap("out")
        page.restart()
        #expect(try page.find("name").wholeText == "Ada")
    }
}
