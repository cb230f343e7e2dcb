import BinderyTesting
import BinderyView
import Testing

@Suite struct LabeledContentTests {
    @Test func itsLabelFollowsAndItsContentIsFoundWithinIt() throws {
        let label = MutableProperty("Picture")
        let app = HeadlessApp { LabeledContent(label) { Text("none").id("picture") }.id("row") }
        label.value = "头像"
        #expect(try app.find("row").node.label == "头像")
        #expect(try app.find("row").find("picture").text == "none")
    }
}
