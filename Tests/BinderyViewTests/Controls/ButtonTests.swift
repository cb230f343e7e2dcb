import BinderyTesting
import BinderyView
import Testing

@Suite struct ButtonTests {
    @Test func callsItsClosure() throws {
        var count = 0
        let app = HeadlessApp { Button("Count") { count += 1 }.id("count") }
        try app.find("count").tap()
        try app.find("count").tap()
        #expect(count == 2)
    }

    @Test func itsTitleFollowsAndItsProminenceIsTold() throws {
        let title = MutableProperty("Log in")
        let app = HeadlessApp { Button(title) {}.prominence(.primary).id("login") }
        title.value = "登录"
        #expect(try app.find("login").text == "登录")
        #expect(try app.find("login").node.kind == .button(.primary))
    }

    @Test func isEnabledWhenItsActionIs() throws {
        let isFilled = MutableProperty(false)
        let action = Action<Void, Void, Never>(enabledIf: isFilled) {}
        let app = HeadlessApp { Button("Go", action: action).id("go") }
        #expect(try !app.find("go").isEnabled)
        isFilled.value = true
        #expect(try app.find("go").isEnabled)
    }

    @Test func isDisabledWhileItsActionExecutes() throws {
        let time = VirtualScheduler()
        var finished = 0
        let action = Action<Void, Void, Never> {
            try? await time.sleep(for: .seconds(1))
            finished += 1
        }
        let app = HeadlessApp(time: time) { Button("Go", action: action).id("go") }
        try app.find("go").tap()
        #expect(try !app.find("go").isEnabled)
        #expect(throws: HeadlessFailure.self) { try app.find("go").tap() }
        time.advance(by: .seconds(1))
        #expect(finished == 1)
        #expect(try app.find("go").isEnabled)
    }

    @Test func oneActionServesSeveralButtons() throws {
        let choose = Action<String, String, Never> { $0 }
        let chosen = Recorder(choose.values)
        let app = HeadlessApp {
            Column {
                Button("Red", action: choose, input: "red").id("red")
                Button("Blue", action: choose, input: "blue").id("blue")
            }
        }
        try app.find("blue").tap()
        try app.find("red").tap()
        try chosen.expect("blue", "red")
    }
}
