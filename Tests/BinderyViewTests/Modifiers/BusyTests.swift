import BinderyTesting
import BinderyView
import Testing

@Suite struct BusyTests {
    @Test func anIdOfABusyViewIsNotThatOfItsProgress() {
        let app = HeadlessApp { Column { EmptyView() }.busy(.constant(true), "Wait").id("form") }
        #expect(app.ids == ["form", "busy"])
    }

    @Test func theLayoutOfABusyViewIsNotThatOfItsProgress() throws {
        let app = HeadlessApp { Column { EmptyView() }.busy(.constant(true), "Wait").width(320).padding(2) }
        #expect(try app.find("busy").node.layout == Rendering.Layout())
    }
}
