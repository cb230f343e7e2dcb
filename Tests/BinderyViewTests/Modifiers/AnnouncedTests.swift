import BinderyTesting
import BinderyView
import Testing

@Suite struct AnnouncedTests {
    @Test func whatAppearsIsSaidInARegionThatWasThereBefore() throws {
        let isDone = MutableProperty(false)
        let app = HeadlessApp {
            Column { When(isDone) { Text("Done").id("outcome") }.announced() }
            Text("Form").id("form")
        }
        #expect(app.tree == "column\n  live region\ntext #form \"Form\"")
        isDone.value = true
        #expect(try app.find("outcome").node.isAnnounced)
        #expect(try !app.find("form").node.isAnnounced)
    }
}
