import BinderyTesting
import BinderyView
import Testing

@Suite struct ModifiersTests {
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

    @Test func controlsInADisabledViewAreDisabled() throws {
        let isBusy = MutableProperty(true), isFilled = MutableProperty(true)
        let action = Action<Void, Void, Never>(enabledIf: isFilled) {}
        let app = HeadlessApp {
            Column {
                TextField("", text: MutableProperty("")).id("field")
                When(.constant(true)) { Button("", action: action).id("button") }
            }
            .disabled(isBusy)
            Button("") {}.id("other")
        }
        #expect(try app.find("other").isEnabled)
        #expect(try !app.find("field").isEnabled)
        #expect(try !app.find("button").isEnabled)
        isBusy.value = false
        #expect(try app.find("field").isEnabled)
        #expect(try app.find("button").isEnabled)
        isFilled.value = false
        #expect(try app.find("field").isEnabled)
        #expect(try !app.find("button").isEnabled)
    }

    @Test func widthPaddingAndBackgroundBecomeTheLayout() throws {
        let app = HeadlessApp {
            Column { Text("").id("inner") }.width(320).padding(6).background(.raised).id("card")
        }
        var layout = Layout()
        layout.width = 320
        layout.padding = 6
        layout.surface = .raised
        #expect(try app.find("card").node.layout == layout)
        #expect(try app.find("inner").node.layout == Layout(), "what is inside is laid out by itself")
    }

    @Test func theOpacityFollowsItsPropertyBetweenNothingAndAll() throws {
        let opacity = MutableProperty(0.5)
        let app = HeadlessApp { Column { Text("").opacity(0.5).id("text") }.opacity(opacity).id("list") }
        #expect(try app.find("list").opacity == 0.5)
        #expect(try app.find("text").opacity == 0.25, "what is in it is seen through, too")
        opacity.value = 1.7
        #expect(try app.find("list").opacity == 1)
        opacity.value = -1
        #expect(try app.find("list").opacity == 0)
        opacity.value = .nan
        #expect(try app.find("list").opacity == 1)
    }

    @Test func whatIsSeenThroughCanBeUsed() throws {
        var taps = 0
        let app = HeadlessApp { Button("Go") { taps += 1 }.opacity(0.5).id("go") }
        try app.find("go").tap()
        #expect(taps == 1)
        #expect(app.tree == "button #go \"Go\" (opacity: 0.5)")
    }

    @Test func theInnermostIdIsKept() {
        let app = HeadlessApp { Text("").id("inner").id("outer") }
        #expect(app.ids == ["inner"])
    }

    @Test func anIdOfABusyViewIsNotThatOfItsProgress() {
        let app = HeadlessApp { Column { EmptyView() }.busy(.constant(true), "Wait").id("form") }
        #expect(app.ids == ["form", "busy"])
    }

    @Test func theLayoutOfABusyViewIsNotThatOfItsProgress() throws {
        let app = HeadlessApp { Column { EmptyView() }.busy(.constant(true), "Wait").width(320).padding(2) }
        #expect(try app.find("busy").node.layout == Layout())
    }
}
