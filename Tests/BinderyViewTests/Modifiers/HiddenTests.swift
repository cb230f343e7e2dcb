import BinderyTesting
import BinderyView
import Testing

@Suite struct HiddenTests {
    @Test func aHiddenViewIsInTheTreeButCannotBeSeen() throws {
        let isEmpty = MutableProperty(true)
        let app = HeadlessApp { Button("×") {}.hidden(isEmpty).id("clear") }
        #expect(!app.isPresent("clear"))
        #expect(app.tree == "button #clear \"×\" (hidden)")
        isEmpty.value = false
        #expect(app.isPresent("clear"))
    }

    @Test func whatIsInAHiddenViewCannotBeSeen() {
        let condition = MutableProperty(true)
        let app = HeadlessApp { Column { Text("").id("text") }.hidden(condition) }
        #expect(app.ids == [])
        condition.value = false
        #expect(app.ids == ["text"])
    }

    @Test func aViewIsHiddenWhileAnyOfItsConditionsHolds() {
        let one = MutableProperty(false), two = MutableProperty(false)
        let app = HeadlessApp { Text("").id("text").hidden(one).hidden(two) }
        #expect(app.isPresent("text"))
        two.value = true
        #expect(!app.isPresent("text"))
        one.value = true
        two.value = false
        #expect(!app.isPresent("text"))
        one.value = false
        #expect(app.isPresent("text"))
    }
}
