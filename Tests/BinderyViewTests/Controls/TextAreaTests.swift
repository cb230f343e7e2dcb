import BinderyTesting
import BinderyView
import Testing

@Suite struct TextAreaTests {
    private let text = MutableProperty("")

    @Test func itHoldsTextOfSeveralLinesBothWays() throws {
        let app = HeadlessApp { TextArea("Story", text: text).id("story") }
        try app.find("story").type("a\nb")
        #expect(text.value == "a\nb")
        #expect(try app.find("story").node.writes == 1, "what is typed does not come back")
        text.value = "x\ny\nz"
        #expect(try app.find("story").value == "x\ny\nz")
    }

    @Test func itHasRoomForOneToTwelveLines() throws {
        let app = HeadlessApp {
            TextArea("Three", text: text).id("three")
            TextArea("One", text: text, lines: 0).id("one")
            TextArea("Twelve", text: text, lines: 99).id("twelve")
        }
        #expect(try app.find("three").node.kind == .textArea(.plain, lines: 3))
        #expect(try app.find("one").node.kind == .textArea(.plain, lines: 1))
        #expect(try app.find("twelve").node.kind == .textArea(.plain, lines: 12))
    }

    @Test func itShowsTheMessageOfAValidationOnceItWasLeft() throws {
        let check = Validation("story", of: text, .required("Tell us something."))
        let app = HeadlessApp { TextArea("Story", text: text).validation(check).id("story") }
        try app.find("story").tap()
        #expect(try app.find("story").node.message == nil)
        try app.find("story").leave()
        #expect(try app.find("story").node.message == "Tell us something.")
    }
}
