import BinderyTesting
import BinderyView
import Testing

@Suite struct StackTests {
    @Test func stacksContainTheirViewsInOrder() {
        let app = HeadlessApp {
            Column {
                Text("Above")
                Row {
                    Text("Left")
                    Spacer()
                    Text("Right")
                }
                Text("Below")
            }
        }
        #expect(
            app.tree == """
                column
                  text "Above"
                  row
                    text "Left"
                    spacer
                    text "Right"
                  text "Below"
                """)
    }

    @Test func theirArrangementIsTold() throws {
        let app = HeadlessApp {
            Column(spacing: 2, alignment: .start) { EmptyView() }.id("column")
            Row { EmptyView() }.id("row")
        }
        guard case .stack(let column) = try app.find("column").node.kind,
            case .stack(let row) = try app.find("row").node.kind
        else { return #expect(Bool(false), "both are stacks") }
        #expect((column.axis, column.spacing, column.alignment) == (.vertical, 2, .start))
        #expect((row.axis, row.spacing, row.alignment) == (.horizontal, 2, .center))
    }
}
