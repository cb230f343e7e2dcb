import BinderyTesting
import BinderyView
import Testing

@Suite struct GridTests {
    @Test func itsColumnsSpacingAndAlignmentReachTheBackend() throws {
        let app = HeadlessApp {
            Grid(.adaptive(minimum: 160), spacing: 2, alignment: .center) { Text("in") }.id("grid")
        }
        guard case .grid(let arrangement) = try app.find("grid").node.kind else {
            Issue.record("no grid")
            return
        }
        #expect(arrangement.columns == .adaptive(minimum: 160))
        #expect(arrangement.spacing == 2)
        #expect(arrangement.alignment == .center)
        #expect(try app.find("grid").text == "in")
    }

    @Test func aGridWithoutColumnsIsRefused() async {
        let outcome = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Grid(.fixed(0)) { Text("") }
        }
        let said = String(decoding: outcome?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("Bindery: a grid needs at least one column, but has 0."))
    }
}
