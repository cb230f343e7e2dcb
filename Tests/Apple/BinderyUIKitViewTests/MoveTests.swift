import BinderyTesting
import Testing
import UIKit

@testable import BinderyUIKitView

/// Rows that the user moves.
@MainActor
@Suite final class MoveTests {
    private let window = UIWindow()
    private let rows = MutableListProperty(["a", "b", "c"])

    isolated deinit { window.rootViewController = nil }

    /// Shows the rows in a table, or else in a stack.
    private func show(inTable: Bool) {
        let rows = rows
        if inTable {
            window.show {
                List(rows, id: { $0 }) { row in
                    Column { TextField("Row", text: MutableProperty("")).id("field-\(row.value)") }
                }
                .onMove(rows.move)
            }
        } else {
            window.show {
                Column {
                    ForEach(rows, id: { $0 }) { row in
                        Column { TextField("Row", text: MutableProperty("")).id("field-\(row.value)") }
                    }
                    .onMove(rows.move)
                }
            }
        }
    }

    /// The view of a row: the first one around its field that can be dragged.
    private func row(_ name: String) throws -> UIView {
        let field: UIView = try #require(window.find("field-\(name)"))
        return try #require(sequence(first: field) { $0.superview }.first { !$0.interactions.isEmpty })
    }

    @Test(arguments: [true, false])
    func aRowIsDraggedToThePlaceOfAnother(inTable: Bool) throws {
        show(inTable: inTable)
        #expect(try row("a").userDrags(to: row("b")))
        #expect(rows.value == ["b", "a", "c"])
        #expect(try row("c").userDrags(to: row("b")))
        #expect(rows.value == ["c", "b", "a"])
        #expect(try !row("c").userDrags(to: row("c")))
        #expect(UIAccessibility.standInAnnouncements.last == "1 of 3")
    }

    @Test(arguments: [true, false])
    func altAndAnArrowKeyMoveTheRowWithTheFocus(inTable: Bool) throws {
        show(inTable: inTable)
        let field: UITextField = try #require(window.find("field-a"))
        field.userTypes("x")
        window.userPressesKey(UIKeyCommand.inputUpArrow, .alternate)
        #expect(rows.value == ["a", "b", "c"])
        field.userPresses(UIKeyCommand.inputDownArrow, .alternate)
        #expect(rows.value == ["b", "a", "c"])
        #expect(UIAccessibility.standInAnnouncements.last == "2 of 3")
    }

    @Test
    func aRowIsNotMovedToAnotherList() throws {
        let (rows, others) = (rows, MutableListProperty(["x", "y"]))
        window.show {
            Column {
                ForEach(rows, id: { $0 }) { row in Column { Text(row).id("field-\(row.value)") } }.onMove(rows.move)
                Text("between")
                ForEach(others, id: { $0 }) { row in Column { Text(row).id("field-\(row.value)") } }.onMove(others.move)
            }
        }
        #expect(try !row("a").userDrags(to: row("y")))
        #expect(rows.value == ["a", "b", "c"] && others.value == ["x", "y"])
    }
}
