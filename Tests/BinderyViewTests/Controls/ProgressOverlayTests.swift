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
}
