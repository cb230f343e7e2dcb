import BinderyTesting
import BinderyView
import Testing

@Suite struct ClearButtonTests {
    let text = MutableProperty("")

    @Test func itIsHiddenExactlyWhileTheFieldIsEmpty() throws {
        let app = HeadlessApp { TextField("Name", text: text).clearButton("Clear", id: "clear").id("name") }
        #expect(app.ids == ["name"])
        try app.find("name").type("a")
        #expect(app.ids == ["name", "clear"])
        #expect(try app.find("clear").text == "Clear")
        text.value = ""
        #expect(app.ids == ["name"])
    }

    @Test func itEmptiesTheFieldAndLeavesTheFocusThere() throws {
        let app = HeadlessApp { SecureField("Password", text: text).clearButton("Clear", id: "clear").id("password") }
        try app.find("password").type("secret")
        try app.find("clear").tap()
        #expect(text.value == "")
        #expect(try app.find("password").value == "")
        #expect(app.focused == "password")
        #expect(!app.isPresent("clear"))
    }

    @Test func itEmptiesAFieldForAValue() throws {
        let age = MutableProperty(7)
        let app = HeadlessApp {
            TextField("Age", value: age, by: .integer(in: 0...150)).clearButton("Clear", id: "clear").id("age")
        }
        try app.find("clear").tap()
        #expect(try app.find("age").value == "")
        #expect(!app.isPresent("clear"))
        #expect(age.value == 7)
    }

    @Test func pressingItDoesNotLeaveTheField() throws {
        var left = 0
        let app = HeadlessApp {
            TextField("Name", text: text).clearButton("Clear", id: "clear").onBlur { left += 1 }.id("name")
        }
        try app.find("name").type("a")
        try app.find("clear").tap()
        #expect(left == 0)
        try app.find("name").leave()
        #expect(left == 1)
    }

    @Test func itIsDisabledWithTheField() throws {
        let isBusy = MutableProperty(false)
        text.value = "a"
        let app = HeadlessApp {
            TextField("Name", text: text).clearButton("Clear", id: "clear").disabled(isBusy).id("name")
        }
        #expect(try app.find("clear").isEnabled)
        isBusy.value = true
        #expect(try !app.find("clear").isEnabled)
    }

    @Test func aProgramMayDecideWhenItIsHiddenAndWhatItDoes() throws {
        let isHidden = MutableProperty(false)
        var taps = 0
        let app = HeadlessApp {
            TextField("Name", text: text).clearButton("Clear", id: "clear", hidden: isHidden) { taps += 1 }.id("name")
        }
        try app.find("clear").tap()
        #expect(taps == 1)
        isHidden.value = true
        #expect(!app.isPresent("clear"))
    }

    @Test func itsTitleFollowsTheLanguage() throws {
        let title = MutableProperty("Clear")
        text.value = "a"
        let app = HeadlessApp { TextField("Name", text: text).clearButton(title, id: "clear").id("name") }
        title.value = "清除"
        #expect(try app.find("clear").text == "清除")
    }
}
