import BinderyTestSupport
import BinderyUIKit
import Testing
import UIKit

/// The pitfalls that the articles describe, each as they met it.
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

    /// "A text set in code sends no event, so the model does not see it": write the property.
    @Test
    func aTextSetByTheModelReachesTheFieldAndTheModelOnce() {
        let (field, model) = (UITextField(), LoginModel())
        field.reactive.text <~> model.$phone
        var seen: [String] = []
        let observation = model.$phone.observeChanges { seen.append($0) }
        model.phone = "13800138000"
        #expect(field.text == "13800138000")
        #expect(seen == ["13800138000"])
        field.reactive.text.value = ""
        #expect(field.text == "" && model.phone == "")
        #expect(seen == ["13800138000", ""])
        observation.dispose()
    }

    /// "What I type comes back and moves the caret": a change does not return to its origin.
    @Test
    func typingIsNotWrittenBack() {
        let (field, model) = (UITextField(), LoginModel())
        field.reactive.text <~> model.$phone
        let before = field.standInAssignments
        field.userTypes("138")
        #expect(model.phone == "138")
        #expect(field.standInAssignments == before)
    }

    @Test
    func aRuleOfTheModelIsShown() {
        let (field, model) = (UITextField(), LoginModel())
        let observation = model.$phone.observe { if $0.count > 3 { model.phone = String($0.prefix(3)) } }
        field.reactive.text <~> model.$phone
        field.userTypes("13800")
        #expect(model.phone == "138")
        #expect(field.text == "138")
        observation.dispose()
    }

    /// "The button must not be bound twice": the second binding is refused, with both places.
    @Test
    func aDoubleBindingIsNamed() {
        let (label, model) = (UILabel(), LoginModel())
        let messages = diagnoses {
            label.reactive.text <~ model.$phone
            label.reactive.text.bind(to: model.$phone.map { "\($0)!" })
        }
        #expect(messages.count == 1)
        let message = messages.first ?? ""
        #expect(message.hasPrefix("Bindery: text (BinderyObjects/MakingProperties.swift:"))
        #expect(message.contains(" is bound at BinderyUIKitTests/PitfallTests.swift:63, and was bound before at "))
        #expect(message.contains("The first binding stays, the second is not made."))
        model.phone = "1"
        #expect(label.text == "1")
    }

    /// "While I compose pinyin, the search runs for each letter": a composed text is not taken before it is chosen.
    @Test
    func aTextThatIsBeingComposedIsNotTaken() {
        let (field, model) = (UITextField(), LoginModel())
        field.reactive.text <~> model.$phone
        var seen: [String] = []
        let observation = model.$phone.observeChanges { seen.append($0) }
        field.userTypes("a")
        field.userComposes("n")
        field.userComposes("ni")
        #expect(field.text == "ani")
        field.userCommits("你")
        #expect(seen == ["a", "a你"])
        field.userComposes("hao")
        field.resignFirstResponder()
        #expect(seen == ["a", "a你", "a你hao"])
        observation.dispose()
    }

    /// "A reused cell shows the likes of the row before": what belongs to a row ends with it.
    @Test
    func aReusedCellFollowsItsRowAlone() throws {
        let (window, table) = (UIWindow(), UITableView())
        window.addSubview(table)
        table.standInRowsOnScreen = 2
        let goods = MutableListProperty((0..<6).map { Row($0) })
        table.reactive.rows(goods, in: UITableViewCell.self) { cell, row, bag in
            row.$likes.observe { cell.textLabel?.text = "\(row.id): \($0)" }.disposed(by: bag)
        }
        window.layoutIfNeeded()
        let first = try #require(table.standInCells.first as? UITableViewCell)
        #expect(first.textLabel?.text == "0: 0")
        table.userScrolls(to: 3)
        #expect(table.standInCells.contains { $0 === first })
        goods.value[0].likes = 9
        #expect(texts(of: table) == ["3: 0", "4: 0"])
        goods.value[3].likes = 5
        #expect(texts(of: table) == ["3: 5", "4: 0"])
    }

    /// "The array changed under the table, and it crashes": the table knows only the rows of its last batch.
    @Test
    func aListThatChangesSeveralTimesInATransactionIsOneBatch() {
        let (window, table) = (UIWindow(), UITableView())
        window.addSubview(table)
        let list = MutableListProperty([1, 2, 3])
        table.reactive.rows(list, in: UITableViewCell.self) { cell, number, _ in cell.textLabel?.text = "\(number)" }
        window.layoutIfNeeded()
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

    /// "The array changed in place, and the view did not": a change in place is a write.
    @Test
    func anArrayThatChangesInPlaceIsShown() {
        let (window, table, label) = (UIWindow(), UITableView(), UILabel())
        window.addSubview(table)
        let list = MutableListProperty([1, 2])
        table.reactive.rows(list, in: UITableViewCell.self) { cell, number, _ in cell.textLabel?.text = "\(number)" }
        let names = MutableProperty(["a"])
        label.reactive.text <~ names.map { $0.joined() }
        window.layoutIfNeeded()
        list.value.append(3)
        list.value[0] = 9
        names.value.append("b")
        #expect(texts(of: table) == ["9", "2", "3"])
        #expect(label.text == "ab")
    }

    /// The control of the articles' `viewDidLoad`: nothing of a released screen remains.
    @Test
    func bindingsEndWithTheirControl() {
        let model = LoginModel()
        weak var field: UITextField?
        weak var property: MutableProperty<String>?
        do {
            let made = UITextField()
            made.reactive.text <~> model.$phone
            made.reactive.isEnabled <~ model.isValid
            (field, property) = (made, made.reactive.text)
        }
        #expect(field == nil)
        #expect(property == nil)
        model.phone = "13800138000"
    }
}

final class Row: Identifiable {
    let id: Int
    @Reactive var likes = 0

    init(_ id: Int) { self.id = id }
}

@MainActor
func texts(of table: UITableView) -> [String] {
    table.standInCells.map { ($0 as? UITableViewCell)?.textLabel?.text ?? "" }
}
