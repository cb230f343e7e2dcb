import BinderyTesting
import BinderyView
import Testing

@Suite struct ToggleTests {
    private let isOn = MutableProperty(false)

    @Test func itIsSwitchedAndFollows() throws {
        let app = HeadlessApp { Toggle("Wi-Fi", isOn: isOn).id("wifi") }
        try app.find("wifi").toggle()
        #expect(isOn.value)
        try app.find("wifi").tap()
        #expect(!isOn.value)
        isOn.value = true
        #expect(try app.find("wifi").isOn)
        #expect(app.tree == #"toggle #wifi "Wi-Fi" = on"#)
    }

    @Test func whatThePersonSwitchesDoesNotComeBack() throws {
        let app = HeadlessApp { Toggle("Wi-Fi", isOn: isOn).id("wifi") }
        try app.find("wifi").toggle()
        #expect(try app.find("wifi").node.writes == 1, "the value of the start")
    }

    @Test func whatTheProgramSetsBackIsShown() throws {
        let observation = isOn.observe { [unowned isOn] _ in isOn.value = false }
        let app = HeadlessApp { Toggle("Never", isOn: isOn).id("never") }
        try app.find("never").toggle()
        #expect(try !app.find("never").isOn)
        observation.dispose()
    }

    @Test func itSaysWhenItWasLeft() throws {
        var left = 0
        let app = HeadlessApp { Toggle("Wi-Fi", isOn: isOn).onBlur { left += 1 }.id("wifi") }
        try app.find("wifi").toggle()
        #expect(app.focused == "wifi")
        try app.find("wifi").leave()
        #expect(left == 1)
    }

    @Test func whatAPersonCouldNotDoIsRefused() throws {
        let isOff = MutableProperty(true)
        let app = HeadlessApp {
            Toggle("Wi-Fi", isOn: isOn).disabled(isOff).id("wifi")
            Text("none").id("text")
        }
        #expect(message { try app.find("wifi").toggle() } == #"The toggle "wifi" cannot be switched: it is disabled."#)
        #expect(
            message { try app.find("text").toggle() }
                == #"The text "text" cannot be switched: it is not a toggle or checkbox."#)
        #expect(
            message { _ = try app.find("text").isOn }
                == #"The text "text" cannot be on or off: it is not a toggle or checkbox."#)
        #expect(!isOn.value)
    }
}
