import BinderyTesting
import BinderyView
import Testing

/// Actions that a user cannot do, and the text of their failures.
@Suite struct HeadlessAppTests {
    private let off = MutableProperty(false)
    private let text = MutableProperty("")

    private func form() -> HeadlessApp {
        HeadlessApp {
            Column {
                Row { TextField("Phone", text: text).id("phone") }.hidden(off).id("box")
                Button("Log in") {}.disabled(off).id("login")
            }
            .id("form")
        }
    }

    @Test func aFailureShowsWhatIsOnScreen() {
        let app = form()
        do {
            _ = try app.find("phon")
        } catch {
            #expect(
                error.description == """
                    There is no control "phon" on screen. There are: form, box, phone, login.
                    column #form
                      row #box
                        text field #phone "Phone" = ""
                      button #login "Log in"
                    """)
        }
        off.value = true
        #expect(
            app.tree == """
                column #form
                  row #box (hidden)
                    text field #phone "Phone" = ""
                  button #login "Log in" (disabled)
                """)
    }

    @Test func aHiddenControlIsNotFound() {
        let app = form()
        off.value = true
        #expect(message { _ = try app.find("box") } == #"The row "box" is hidden. There are: form, login."#)
        #expect(
            message { _ = try app.find("phone") }
                == #"The text field "phone" is hidden with the row "box" around it. There are: form, login."#)
        #expect(!app.isPresent("phone"))
    }

    @Test func aControlThatWasFoundMayBecomeUnusable() throws {
        let app = form()
        let phone = try app.find("phone"), login = try app.find("login")
        off.value = true
        #expect(
            message { try phone.type("1") }
                == #"The text field "phone" cannot be typed into: it is hidden with the row "box" around it."#)
        #expect(message { try login.tap() } == #"The button "login" cannot be tapped: it is disabled."#)
        #expect(!phone.isVisible)
        #expect(!login.isEnabled)
        #expect(text.value == "")
    }

    @Test func aControlThatIsGoneSaysSo() throws {
        let isThere = MutableProperty(true)
        let app = HeadlessApp { When(isThere) { Button("Go") {}.id("go") } }
        let go = try app.find("go")
        isThere.value = false
        #expect(message { try go.tap() } == #"The button "go" cannot be tapped: it is no longer on screen."#)
        #expect(
            message { _ = try app.find("go") } == #"There is no control "go" on screen. Nothing there has an id."#)
    }

    @Test func aControlOfACoveredScreenSaysWhere() throws {
        let navigator = Navigator<Page>([.first])
        let app = HeadlessApp {
            NavigationStack(navigator) { page in
                Screen("\(page)", title: "") { Text("").id("\(page)-text") }
            }
        }
        navigator.push(.second)
        #expect(
            message { _ = try app.find("first-text") }
                == #"The text "first-text" is on the screen "first", which is not shown. There are: second-text."#)
        navigator.pop()
        #expect(message { try app.tapBack() } == #"The screen "first" has no back button."#)
        #expect(message { try app.goBack() } == "There is nothing to go back to: this is the root.")
    }

    @Test func severalControlsWithOneIdAreFoundInTheirRows() throws {
        let app = HeadlessApp {
            ForEach(.constant([1, 2]), id: { $0 }) { item in
                Row { Button("Like") {}.id("like") }.id("row-\(item.value)")
            }
        }
        #expect(
            message { _ = try app.find("like") } == """
                2 controls on screen have the id "like". \
                Find one in what surrounds it: find("row-1").find("like").
                """)
        try app.find("row-2").find("like").tap()
        #expect(try app.find("row-2").ids == ["like"])
        #expect(
            message { _ = try app.find("row-2").find("reply") }
                == #"There is no control "reply" in the row "row-2". There are: like."#)
    }

    @Test func whatIsNotMadeForItCannotBeDone() throws {
        let app = HeadlessApp {
            Text("Hello").id("text")
            Text("Anonymous").id("other")
        }
        #expect(
            message { try app.find("text").tap() }
                == #"The text "text" cannot be tapped: it is neither a button nor a link nor a control for a value."#)
        #expect(
            message { try app.find("text").type("1") }
                == #"The text "text" cannot be typed into: it is not a text field."#
        )
        #expect(
            message { _ = try app.find("text").value } == #"The text "text" is not a text field and has no value."#)
        #expect(
            message { try app.go(to: NavigationTrail(paths: "/")) } == "There is no navigation stack."
        )
    }

    @Test func typingStopsWhenTheFieldBecomesUnusable() throws {
        let app = HeadlessApp { TextField("Code", text: text).disabled(text.map { $0.count >= 2 }).id("code") }
        #expect(
            message { try app.find("code").type("1234") }
                == #"The text field "code" cannot be typed into: it is disabled."#)
        #expect(text.value == "12")
    }

    @Test func afterClosingNothingIsThere() throws {
        let app = form()
        app.close()
        app.close()
        #expect(
            message { _ = try app.find("phone") } == #"There is no control "phone" on screen. Nothing there has an id."#
        )
    }

    private enum Page: Route {
        case first, second

        var path: String { "/\(self)" }
    }
}
