import BinderyTesting
import BinderyView
import Testing

/// A log of the work of views: `+a` when it starts, `-a` when it ends.
private final class Log {
    var lines: [String] = []

    /// Returns the lines since the last call.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func work(_ name: String) -> (Scope) -> Void {
        { [self] scope in
            lines.append("+\(name)")
            scope.onDispose { [self] in lines.append("-\(name)") }
        }
    }
}

private final class Ticker: Activatable {
    let ticks = MutableProperty(0)
    let activation = Activation()

    init(time: VirtualScheduler) {
        let ticks = ticks
        activation.whileActive { scope in
            Producer<Int, Never>.interval(.seconds(1), on: time).observe { _ in ticks.value += 1 }.disposed(in: scope)
        }
    }
}

private enum Page: Route {
    case root, next, last

    var path: String { "/\(self)" }
}

@Suite struct ActivatingTests {
    private let time = VirtualScheduler()
    private let log = Log()
    private let condition = MutableProperty(false)

    @Test func workGoesOnWhileTheViewIsMounted() {
        let app = HeadlessApp(time: time) { When(condition) { Text("").whileShown(log.work("a")) } }
        #expect(log.take() == [])
        condition.value = true
        #expect(log.take() == ["+a"])
        condition.value = false
        #expect(log.take() == ["-a"])
        condition.value = true
        app.close()
        #expect(log.take() == ["+a", "-a"])
    }

    @Test func whatIsHiddenIsNotOnScreenInWhateverOrderItIsSaid() {
        let app = HeadlessApp(time: time) {
            Column {
                Text("").whileShown(log.work("inside")).hidden(condition)
                Text("").hidden(condition).whileShown(log.work("outside")).whileShown(log.work("further out"))
                Column { Text("").whileShown(log.work("around")) }.hidden(condition)
                Column { Text("").hidden(condition) }.whileShown(log.work("only a part is hidden"))
                Wrapped(condition: condition).whileShown(log.work("in a body"))
                Text("").hidden(condition).toast(Subject<String, Never>()).whileShown(log.work("toasting"))
            }
        }
        _ = log.take()
        condition.value = true
        #expect(log.take().sorted() == ["-around", "-further out", "-in a body", "-inside", "-outside", "-toasting"])
        condition.value = false
        #expect(log.take().sorted() == ["+around", "+further out", "+in a body", "+inside", "+outside", "+toasting"])
        withExtendedLifetime(app) {}
    }

    @Test func theViewsInsideComeFirst() {
        let app = HeadlessApp(time: time) {
            Column { Text("").whileShown(log.work("inner")) }.whileShown(log.work("outer")).hidden(condition)
        }
        #expect(log.take() == ["+inner", "+outer"])
        condition.value = true
        #expect(log.take() == ["-inner", "-outer"])
        app.close()
        #expect(log.take() == [])
    }

    @Test func aScreenThatIsCoveredOrPoppedIsNotOnScreen() {
        let navigator = Navigator<Page>([.root])
        let app = HeadlessApp(time: time) {
            NavigationStack(navigator) { page in
                Screen(page.path, title: "") { Text("") }.whileShown(log.work(page.path))
            }
            .whileShown(log.work("stack"))
        }
        #expect(log.take() == ["+/root", "+stack"])
        navigator.push(.next)
        #expect(Set(log.take()) == ["-/root", "+/next"])
        transaction {
            navigator.pop()
            navigator.push(.next)
            navigator.push(.last)
        }
        #expect(Set(log.take()) == ["-/next", "+/last"])
        navigator.popToRoot()
        #expect(log.take() == ["-/last", "+/root"])
        app.close()
        #expect(log.take() == ["-/root", "-stack"])
    }

    @Test func aScreenThatWasNeverOnTopStartsNothingUntilItIs() {
        let navigator = Navigator<Page>([.root, .next, .last])
        let app = HeadlessApp(time: time) {
            NavigationStack(navigator) { page in Text("").whileShown(log.work(page.path)) }
        }
        #expect(log.take() == ["+/last"])
        navigator.pop()
        #expect(log.take() == ["-/last", "+/next"])
        withExtendedLifetime(app) {}
    }

    @Test func severalViewsOfAModelActivateItOnce() {
        let ticker = Ticker(time: time)
        let isFirstHidden = MutableProperty(false)
        let app = HeadlessApp(time: time) {
            Column {
                Text(ticker.ticks.map { "\($0)" }).activating(ticker).hidden(isFirstHidden)
                When(condition.not()) { Text("").activating(ticker) }
            }
        }
        time.advance(by: .seconds(2))
        isFirstHidden.value = true
        time.advance(by: .seconds(2))
        #expect(ticker.ticks.value == 4, "one timer, which goes on")
        condition.value = true
        #expect(!ticker.activation.isActive.value)
        time.advance(by: .seconds(2))
        #expect(ticker.ticks.value == 4)
        isFirstHidden.value = false
        time.advance(by: .seconds(2))
        #expect(ticker.ticks.value == 6)
        withExtendedLifetime(app) {}
    }

    @Test func aTaskIsCancelledWhenItsScreenIsCoveredAndStartsAgain() {
        let navigator = Navigator<Page>([.root])
        var events: [String] = []
        let time = time
        let app = HeadlessApp(time: time) {
            NavigationStack(navigator) { page in
                Text("").task {
                    do {
                        try await time.sleep(for: .seconds(5))
                        events.append("loaded \(page)")
                    } catch {
                        events.append("cancelled \(page)")
                    }
                }
            }
        }
        time.advance(by: .seconds(3))
        time.run { navigator.push(.next) }
        time.advance(by: .seconds(5))
        #expect(events == ["cancelled root", "loaded next"])
        time.run { navigator.pop() }
        time.advance(by: .seconds(5))
        #expect(events == ["cancelled root", "loaded next", "loaded root"])
        app.close()
        time.advance(by: .seconds(9))
        #expect(events.count == 3)
    }

    @Test func workThatLeavesTheScreenEndsWithIt() {
        let navigator = Navigator<Page>([.root])
        let app = HeadlessApp(time: time) {
            NavigationStack(navigator) { page in
                Text("").whileShown { scope in
                    if page == .next { navigator.pop() }
                    log.work(page.path)(scope)
                }
            }
        }
        navigator.push(.next)
        #expect(
            log.take() == ["+/root", "+/next", "-/next"], "the root was back before anybody saw that it was covered")
        #expect(navigator.stack.value == [.root])
        withExtendedLifetime(app) {}
    }

    @Test func nothingIsLeftOfWhatWasActivated() throws {
        try trackingLifetimes { lifetimes in
            let time = time
            let app = HeadlessApp(time: time) {
                let ticker = lifetimes.track(Ticker(time: time))
                let name = lifetimes.track(MutableProperty(""))
                ticker.activation.task { try? await time.sleep(for: .seconds(9)) }
                return Column {
                    Text(name).hidden(condition).whileShown { name.observe { _ in }.disposed(in: $0) }
                }
                .activating(ticker)
                .task { while (try? await time.sleep(for: .seconds(1))) != nil { name.value += "." } }
            }
            time.advance(by: .seconds(3))
            condition.value = true
            app.close()
            time.advance(by: .seconds(10))
        }
    }
}

private struct Wrapped: View {
    let condition: Property<Bool>

    var body: some View { Text("").hidden(condition) }
}
