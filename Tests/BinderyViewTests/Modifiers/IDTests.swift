import BinderyTesting
import BinderyView
import Testing

@Suite struct IDTests {
    @Test func theInnermostIdIsKept() {
        let app = HeadlessApp { Text("").id("inner").id("outer") }
        #expect(app.ids == ["inner"])
    }
}
