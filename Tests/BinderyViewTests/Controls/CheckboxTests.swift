import BinderyTesting
import BinderyView
import Testing

@Suite struct CheckboxTests {
    @Test func itIsTickedAndFollows() throws {
        let isOn = MutableProperty(false), label = MutableProperty("Terms")
        let app = HeadlessApp { Checkbox(label, isOn: isOn).id("terms") }
        try app.find("terms").toggle()
        #expect(isOn.value)
        isOn.value = false
        label.value = "条款"
        #expect(app.tree == #"checkbox #terms "条款" = off"#)
    }

    @Test func aRuleMayAskForTheTick() throws {
        let isOn = MutableProperty(false)
        let check = Validation("terms", of: isOn, ValidationRule { $0 ? nil : "Please accept." })
        let app = HeadlessApp { Checkbox("Terms", isOn: isOn).validation(check).id("terms") }
        check.leave()
        #expect(try app.find("terms").node.message == "Please accept.")
        try app.find("terms").toggle()
        #expect(try app.find("terms").node.message == nil)
    }
}
