import BinderyTesting
import BinderyView
import Testing

@Suite struct LayoutTests {
    @Test func widthPaddingAndBackgroundBecomeTheLayout() throws {
        let app = HeadlessApp {
            Column { Text("").id("inner") }.width(320).padding(6).background(.raised).id("card")
        }
        var layout = Rendering.Layout()
        layout.width = 320
        layout.padding = 6
        layout.surface = .raised
        #expect(try app.find("card").node.layout == layout)
        #expect(try app.find("inner").node.layout == Rendering.Layout(), "what is inside is laid out by itself")
    }
}
