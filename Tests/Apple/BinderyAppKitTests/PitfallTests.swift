import AppKit
import BinderyAppKit
import BinderyTestSupport
import Testing

/// The pitfalls that the articles describe, as an application for macOS meets them.
@MainActor
@Suite struct PitfallTests {
    private final class LoginModel {
        @Reactive var phone = ""
        let isValid: Property<Bool>

        init() {
            let phone = _phone
            isValid = phone.map { $0.count == 11 }
        }
    }

    private let window = NSWindow()
    private let field = NSTextField()
    private let model = LoginModel()

    init() {
        window.contentView?.addSubview(field)
        field.reactive.text <~> model.$phone
    }

    /// "A text set in code sends no notification, so the model does not see it": write the property.
    @Test
    func aTextSetByTheModelReachesTheFieldAndTheModelOnce() {
        var seen: [String] = []
        let observation = model.$phone.observeChanges { seen.append($0) }
        model.phone = "13800138000"
        #expect(field.stringValue == "13800138000")
        field.reactive.text.value = ""
        #expect(field.stringValue == "" && model.phone == "")
        #expect(seen == ["13800138000", ""])
        observation.dispose()
    }

    /// "What I type comes back and moves the caret": a change does not return to its origin.
    @Test
    func typingIsNotWrittenBack() {
        let before = field.standInAssignments
        field.userTypes("138")
        #expect(model.phone == "138")
        #expect(field.standInAssignments == before)
    }

    @Test
    func aRuleOfTheModelIsShown() {
        let model = model
        let observation = model.$phone.observe { if $0.count > 3 { model.phone = String($0.prefix(3)) } }
        field.userTypes("13800")
        #expect(model.phone == "138")
        #expect(field.stringValue == "138")
        observation.dispose()
    }

    /// "The button must not be bound twice": the second binding is refused, with both places.
    @Test
    func aDoubleBindingIsNamed() {
        let messages = diagnoses { field.reactive.text.bind(to: model.$phone.map { "\($0)!" }) }
        #expect(messages.count == 1)
        #expect(messages.first?.hasPrefix("Bindery: text (BinderyObjects/MakingProperties.swift:") == true)
        #expect(messages.first?.contains("is bound at BinderyAppKitTests/PitfallTests.swift:") == true)
    }

    /// "While I compose pinyin, the search runs for each letter": a composed text is not taken before it is chosen.
    @Test
    func aTextThatIsBeingComposedIsNotTaken() {
        var seen: [String] = []
        let observation = model.$phone.observeChanges { seen.append($0) }
        field.userTypes("a")
        field.userComposes("n")
        field.userComposes("ni")
        #expect(field.stringValue == "ani")
        field.userCommits("你")
        #expect(seen == ["a", "a你"])
        field.userComposes("hao")
        field.userLeaves()
        #expect(seen == ["a", "a你", "a你hao"])
        observation.dispose()
    }

    private final class Cell: NSTableCellView {
        let label = NSTextField()

        static func make() -> Cell {
            let cell = Cell()
            cell.addSubview(cell.label)
            return cell
        }
    }

    private func table() -> NSTableView {
        let table = NSTableView()
        table.addTableColumn(NSTableColumn(identifier: .init("name")))
        window.contentView?.addSubview(table)
        return table
    }

    private func texts(of table: NSTableView) -> [String] {
        table.standInCells.map { ($0 as? Cell)?.label.stringValue ?? "" }
    }

    /// "A reused cell shows the likes of the row before": what belongs to a row ends with it, also without a bag.
    @Test
    func aReusedCellFollowsItsRowAlone() {
        let names = (0..<6).map { MutableProperty("\($0)") }
        let (list, table) = (MutableListProperty(Array(0..<6)), table())
        table.standInRowsOnScreen = 2
        var ended: [Int] = []
        let messages = diagnoses {
            table.reactive.rows(list, in: Cell.make()) { cell, number, bag in
                cell.label.reactive.text <~ names[number]
                bag.onDispose { ended.append(number) }
            }
            table.layoutSubtreeIfNeeded()
            table.userScrolls(to: 3)
        }
        #expect(messages == [])
        #expect(ended.sorted() == [0, 1])
        names[0].value = "old"
        names[3].value = "three"
        #expect(texts(of: table) == ["three", "4"])
        list.remove(at: 3)
        #expect(ended.sorted() == [0, 1, 3])
    }

    /// "The array changed in place, and the view did not": a change in place is a write.
    @Test
    func anArrayThatChangesInPlaceIsShown() {
        let (list, table, label) = (MutableListProperty([1, 2]), table(), NSTextField())
        table.reactive.rows(list, in: Cell.make()) { cell, number, _ in cell.label.stringValue = "\(number)" }
        let names = MutableProperty(["a"])
        label.reactive.text <~ names.map { $0.joined() }
        table.layoutSubtreeIfNeeded()
        list.value.append(3)
        list.value[0] = 9
        names.value.append("b")
        #expect(texts(of: table) == ["9", "2", "3"])
        #expect(label.stringValue == "ab")
    }

    /// "The array changed under the table, and it crashes": the table is told each step of the list.
    @Test
    func aListThatChangesSeveralTimesInATransactionSatisfiesTheTable() {
        let (list, table) = (MutableListProperty([1, 2, 3]), table())
        table.reactive.rows(list, in: Cell.make()) { cell, number, _ in cell.label.stringValue = "\(number)" }
        table.layoutSubtreeIfNeeded()
        let reasons = StandIn.reasonsRaised {
            transaction {
                list.append(4)
                list.remove(at: 0)
                list.insert(5, at: 0)
                list.move(from: 0, to: 2)
                list.removeLast()
            }
        }
        #expect(reasons == [])
        #expect(texts(of: table) == list.value.map { "\($0)" })
    }

    @Test
    func bindingsEndWithTheirControl() {
        weak var released: NSTextField?
        weak var property: MutableProperty<String>?
        do {
            let made = NSTextField()
            made.reactive.text <~> model.$phone
            made.reactive.isEnabled <~ model.isValid
            made.reactive.isFirstResponder.value = false
            _ = made.reactive.returns
            (released, property) = (made, made.reactive.text)
        }
        #expect(released == nil)
        #expect(property == nil)
        model.phone = "13800138000"
        window.update()
    }
}
