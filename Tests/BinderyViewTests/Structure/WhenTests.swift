import BinderyTesting
import BinderyView
import Testing

@Suite struct WhenTests {
    private let condition = MutableProperty(false)

    @Test func showsItsContentWhileTheConditionHolds() {
        let app = HeadlessApp { When(condition) { Text("Yes").id("yes") } }
        #expect(app.ids == [])
        condition.value = true
        #expect(app.ids == ["yes"])
        condition.value = false
        #expect(app.ids == [])
    }

    @Test func showsTheAlternativeOtherwise() {
        let app = HeadlessApp {
            When(condition) {
                Text("Yes").id("yes")
            } otherwise: {
                Text("No").id("no")
            }
        }
        #expect(app.ids == ["no"])
        condition.value = true
        #expect(app.ids == ["yes"])
    }

    @Test func keepsItsPlaceAmongItsSiblings() {
        let second = MutableProperty(false)
        let app = HeadlessApp {
            Column {
                Text("").id("first")
                When(condition) {
                    Text("").id("a")
                    When(second) { Text("").id("b") }
                }
                When(second) { Text("").id("c") }
                Text("").id("last")
            }
        }
        #expect(app.ids == ["first", "last"])
        second.value = true
        #expect(app.ids == ["first", "c", "last"])
        condition.value = true
        #expect(app.ids == ["first", "a", "b", "c", "last"])
        second.value = false
        #expect(app.ids == ["first", "a", "last"])
        second.value = true
        #expect(app.ids == ["first", "a", "b", "c", "last"])
        condition.value = false
        #expect(app.ids == ["first", "c", "last"])
    }

    @Test func theBindingsOfItsContentEndWithIt() {
        let text = MutableProperty(1)
        var computed = 0
        let app = HeadlessApp {
            When(condition) {
                Text(
                    text.map {
                        computed += 1
                        return "\($0)"
                    })
            }
        }
        condition.value = true
        text.value = 2
        #expect(computed == 2)
        condition.value = false
        text.value = 3
        #expect(computed == 2, "nobody shows the text any more")
        app.close()
    }

    @Test func itsContentIsMadeAnewEachTime() throws {
        let app = HeadlessApp { When(condition) { Field() } }
        condition.value = true
        try app.find("field").type("abc")
        condition.value = false
        condition.value = true
        #expect(try app.find("field").value == "")
    }

    @Test func aConditionThatOnlySeemsToChangeKeepsTheContent() throws {
        let number = MutableProperty(1)
        let app = HeadlessApp { When(number.map { $0 > 0 }) { Field() } }
        try app.find("field").type("abc")
        number.value = 2
        #expect(try app.find("field").value == "abc")
    }
}

/// A field whose text lives in the view.
private struct Field: View {
    let text = MutableProperty("")

    var body: some View { TextField("Field", text: text).id("field") }
}
