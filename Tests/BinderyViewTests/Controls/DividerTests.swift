import BinderyTesting
import BinderyView
import Testing

@Suite struct DividerTests {
    @Test func itStandsAcrossWhatIsAroundIt() {
        let app = HeadlessApp {
            Row {
                Divider().id("one")
                When(.constant(true)) { Divider().id("two") }
                Section("Part") { Divider().id("three") }
                Column { Divider().id("four") }
            }
        }
        let kinds = ["one", "two", "three", "four"].map { id in try? app.find(id).node.kind }
        #expect(kinds == [.divider(.horizontal), .divider(.horizontal), .divider(.vertical), .divider(.vertical)])
    }
}
