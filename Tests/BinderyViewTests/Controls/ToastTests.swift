import BinderyTesting
import BinderyView
import Testing

@Suite struct ToastTests {
    private let time = VirtualScheduler()
    private let messages = Subject<String, Never>()

    private func send(_ text: String) { time.run { messages.send(text) } }

    @Test func isShownForFourSeconds() {
        let app = HeadlessApp(time: time) { Text("").toast(messages) }
        #expect(app.toast == nil)
        send("Saved")
        #expect(app.toast == "Saved")
        #expect(app.isPresent("toast"))
        time.advance(by: .milliseconds(3999))
        #expect(app.toast == "Saved")
        time.advance(by: .milliseconds(1))
        #expect(app.toast == nil)
        #expect(!app.isPresent("toast"))
    }

    @Test func theNextOneTakesItsPlaceAndItsFullTime() {
        let app = HeadlessApp(time: time) { Text("").toast(messages) }
        send("One")
        time.advance(by: .seconds(3))
        send("Two")
        #expect(app.ids == ["toast"])
        #expect(app.toast == "Two")
        time.advance(by: .milliseconds(3999))
        #expect(app.toast == "Two")
        time.advance(by: .milliseconds(1))
        #expect(app.toast == nil)
    }

    @Test func outlivesTheScreenThatSaidIt() {
        let isOpen = MutableProperty(true)
        let app = HeadlessApp(time: time) { When(isOpen) { Text("").toast(messages) } }
        send("Bye")
        isOpen.value = false
        #expect(app.toast == "Bye")
        send("Nobody listens")
        #expect(app.toast == "Bye")
        time.advance(by: .seconds(4))
        #expect(app.toast == nil)
    }
}
