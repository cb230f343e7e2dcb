import BinderyTesting
import BinderyView
import Testing

@Suite struct SectionTests {
    @Test func itsHeadingAndNoteFollow() throws {
        let title = MutableProperty("Account"), note = MutableProperty("All is needed.")
        let app = HeadlessApp {
            Section(title) { Text("inside") }.note(note).id("section")
        }
        #expect(try app.find("section").text == "Account\nAll is needed.\ninside")
        title.value = "账号"
        note.value = "均为必填。"
        #expect(try app.find("section").text == "账号\n均为必填。\ninside")
        #expect(app.tree == "section #section \"账号\"\n  text \"inside\"")
    }
}
