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

    @Test func leavesWithTheViewThatSaidIt() {
        let isOpen = MutableProperty(true)
        let app = HeadlessApp(time: time) { When(isOpen) { Text("").toast(messages) } }
        send("Bye")
        isOpen.value = false
        #expect(app.toast == nil)
        send("It is not observed")
        #expect(app.toast == nil)
    }

    @Test func leavesWhenAnotherScreenCoversItsOwn() {
        let navigator = Navigator([AppRoute.a]), others = Subject<String, Never>()
        let app = HeadlessApp(time: time) {
            NavigationStack(navigator) { route in
                Screen(route.rawValue, title: route.rawValue) { Text("") }
                    .toast((route == .a ? messages : others))
            }
        }
        send("One")
        #expect(app.toast == "One")
        navigator.push(.b)
        #expect(app.toast == nil)
        time.run { others.send("Another") }
        send("Said on a screen that is covered")
        #expect(app.toast == "Another")
        navigator.pop()
        send("Two")
        #expect(app.toast == "Two")
    }

    @Test func whatIsSaidAroundTheScreensOutlivesThem() {
        let navigator = Navigator([AppRoute.a])
        let app = HeadlessApp(time: time) {
            NavigationStack(navigator) { Screen($0.rawValue, title: $0.rawValue) { Text("") } }.toast(messages)
        }
        send("Liked")
        navigator.push(.b)
        #expect(app.toast == "Liked")
    }

    @Test func aNewAttemptEndsTheFailureOfTheOneBefore() {
        let isRight = MutableProperty(false)
        let login = Action<Void, Void, Refusal> { () async throws(Refusal) in
            try? await time.sleep(for: .seconds(1))
            if !isRight.value { throw Refusal() }
        }
        let app = HeadlessApp(time: time) { Text("").toast(failuresOf: login) { _ in "Wrong" } }
        time.run { _ = login.execute() }
        time.advance(by: .seconds(1))
        #expect(app.toast == "Wrong")
        #expect(app.toastKind == .failure)
        isRight.value = true
        time.run { _ = login.execute() }
        #expect(app.toast == nil)
        time.advance(by: .seconds(1))
        #expect(app.toast == nil)
    }

    @Test func aFailureThatTakesNoTimeIsShownEachTime() {
        let login = Action<Void, Void, Refusal> { () async throws(Refusal) in throw Refusal() }
        let app = HeadlessApp(time: time) { Text("").toast(failuresOf: login) { _ in "Wrong" } }
        for _ in 1...2 {
            time.run { _ = login.execute() }
            #expect(app.toast == "Wrong")
        }
        time.run { transaction { _ = login.execute() } }
        #expect(app.toast == "Wrong")
    }

    @Test func anEndLeavesTheToastOfAnotherView() {
        let ends = Subject<Void, Never>(), others = Subject<String, Never>()
        let app = HeadlessApp(time: time) { Text("").toast(messages, kind: .failure, until: ends).toast(others) }
        send("One")
        time.run { others.send("Another") }
        ends.send()
        #expect(app.toast == "Another")
        #expect(app.toastKind == .information)
    }

    private struct Refusal: Error {}

    private enum AppRoute: String, Route {
        case a, b

        var path: String { "/\(rawValue)" }
    }
}
