import BinderyTesting
import BinderyView
import Testing

@Suite struct ProgressOverlayTests {
    @Test func isPresentOnlyWhileTheActionExecutes() throws {
        let time = VirtualScheduler()
        let load = Action<Void, Void, Never> { try? await time.sleep(for: .seconds(1)) }
        let text = MutableProperty("Loading…")
        let app = HeadlessApp(time: time) {
            Column { Button("Load", action: load).id("load") }.busy(load.isExecuting, text)
        }
        #expect(!app.isPresent("busy"))
        try app.find("load").tap()
        #expect(try app.find("busy").text == "Loading…")
        text.value = "请稍候…"
        #expect(try app.find("busy").text == "请稍候…")
        time.advance(by: .milliseconds(999))
        #expect(app.isPresent("busy"))
        time.advance(by: .milliseconds(1))
        #expect(!app.isPresent("busy"))
    }

    @Test func theControlsBehindItTakeNothingAndTheWayBackDoes() throws {
        let isBusy = MutableProperty(false), name = MutableProperty("")
        let navigator = Navigator([AppRoute.list, .editor])
        let app = HeadlessApp {
            NavigationStack(navigator) { route in
                Screen(route.rawValue, title: route.rawValue) { TextField("Name", text: name).id("name") }
                    .busy(isBusy, "Saving…")
            }
        }
        try app.find("name").type("a")
        isBusy.value = true
        #expect(
            message { try app.find("name").type("b") }
                == #"The text field "name" cannot be typed into: it is behind the progress that covers the screen "#
                + #""editor"."#)
        isBusy.value = false
        try app.find("name").type("c")
        #expect(name.value == "ac")
        isBusy.value = true
        try app.goBack()
        #expect(navigator.stack.value == [.list])
    }

    private enum AppRoute: String, Route {
        case list, editor

        var path: String { "/\(rawValue)" }
    }
}
