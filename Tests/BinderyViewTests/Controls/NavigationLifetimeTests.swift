import BinderyTesting
import BinderyView
import Testing

private enum Page: Route {
    case index, slow, members, login

    init?(path: String) {
        guard let page = [Page.index, .slow, .members, .login].first(where: { $0.path == path }) else { return nil }
        self = page
    }

    var path: String { self == .index ? "/" : "/\(self)" }
}

/// A service whose requests take ten seconds.
private final class Service {
    let time: VirtualScheduler
    private(set) var log: [String] = []

    init(time: VirtualScheduler) { self.time = time }

    nonisolated(nonsending) func load() async {
        log.append("begun")
        do {
            try await time.sleep(for: .seconds(10))
            log.append("done")
        } catch {
            log.append("cancelled")
        }
    }
}

private final class SlowModel: Activatable {
    @Reactive var text = ""
    let load: Action<Void, Void, Never>
    let activation = Activation()

    init(service: Service) {
        load = Action { await service.load() }
        activation.task { await service.load() }
    }
}

private struct SlowPage: View {
    let model: SlowModel

    var body: some View {
        Screen("slow", title: "Slow") {
            TextField("Text", text: model.$text).id("text")
            Button("Load", action: model.load).id("load")
        }
        .busy(model.load.isExecuting, "Loading")
        .activating(model)
    }
}

/// The lifetime of a screen's model and of its work, and that no model is made without need.
@Suite struct NavigationLifetimeTests {
    private let time = VirtualScheduler()
    private let isLoggedIn = MutableProperty(false)
    private let navigator: Navigator<Page>
    private let service: Service
    private let lifetimes = LifetimeTracker()
    private let made = MutableProperty<[Page]>([])

    init() {
        service = Service(time: time)
        navigator = Navigator(Routes(root: .index, destination: Page.init(path:))) { [isLoggedIn] in
            $0 == .members ? RouteGuard(isLoggedIn, otherwise: .login) : nil
        }
    }

    private func app() -> HeadlessApp {
        HeadlessApp(time: time) { [navigator, service, lifetimes, made] in
            NavigationStack(navigator) { page -> AnyView in
                made.value.append(page)
                if page != .slow { return AnyView(Screen("\(page)", title: "\(page)") { Text("") }) }
                return AnyView(SlowPage(model: lifetimes.track(SlowModel(service: service))))
            }
        }
    }

    private func act(_ body: () -> Void) { time.run(body) }

    @Test func aScreenThatIsPoppedWhileItsRequestRunsCancelsItAndLeavesNothing() throws {
        let ways: [(HeadlessApp, Navigator<Page>) throws -> Void] = [
            { app, _ in try app.tapBack() }, { app, _ in try app.goBack() }, { _, navigator in navigator.popToRoot() },
            { _, navigator in navigator.replace(with: .login) }, { app, _ in app.close() },
        ]
        for (index, leave) in ways.enumerated() {
            let test = NavigationLifetimeTests()
            let app = test.app()
            test.act { test.navigator.push(.slow) }
            #expect(test.service.log == ["begun"], "the model's task, while the screen is shown")
            try app.find("load").tap()
            #expect(test.service.log == ["begun", "begun"])
            #expect(test.lifetimes.living.count == 1)
            try leave(app, test.navigator)
            test.time.advance(by: .zero)
            #expect(test.service.log == ["begun", "begun", "cancelled", "cancelled"], "way \(index)")
            try test.lifetimes.expectNothingLives()
        }
    }

    @Test func aScreenThatIsCoveredKeepsItsRequest() throws {
        let app = app()
        act { navigator.push(.slow) }
        try app.find("load").tap()
        act { navigator.push(.login) }
        #expect(service.log == ["begun", "begun", "cancelled"], "only what goes on while the screen is shown ends")
        time.advance(by: .seconds(10))
        #expect(service.log.last == "done")
    }

    @Test func aScreenThatAGuardHoldsBackIsNeverMade() throws {
        let app = app()
        act { navigator.push(.members) }
        #expect(app.screen?.name == "login")
        #expect(app.location?.path == "/login")
        #expect(app.location?.trail.description == "/ /members")
        app.reload()
        #expect(app.screen?.name == "login")
        try app.goBack()
        #expect(app.screen?.name == "index")
        try app.goForward()
        #expect(app.screen?.name == "login")
        #expect(!made.value.contains(.members))
        act { isLoggedIn.value = true }
        #expect(app.screen?.name == "members")
        act { isLoggedIn.value = false }
        #expect(app.screen?.name == "login")
        #expect(made.value.filter { $0 == .members }.count == 1)
    }

    @Test func aScreenIsMadeWhenItIsFirstShown() throws {
        act { navigator.setStack([.index, .login, .slow]) }
        let app = app()
        #expect(made.value == [.slow])
        try app.goBack()
        #expect(made.value == [.slow, .login])
        act {
            transaction {
                navigator.push(.slow)
                navigator.pop()
            }
        }
        #expect(made.value == [.slow, .login])
    }

    @Test func aReloadKeepsTheStackAndTheWaysBackAndForward() throws {
        let app = app()
        act { navigator.push(.login) }
        act { navigator.push(.slow) }
        try app.find("text").type("lost")
        try app.goBack()
        try app.goForward()
        app.reload()
        #expect(navigator.stack.value == [.index, .login, .slow])
        #expect(try app.find("text").value == "")
        try app.goBack()
        #expect(app.screen?.name == "login")
        try app.goBack()
        try app.goForward()
        #expect(app.screen?.name == "login")
        #expect(app.location?.depth == 2)
    }

    @Test func aResultThatIsWaitedForIsNothingWhenTheInterfaceEnds() {
        var results: [String] = []
        let (app, navigator) = (app(), navigator)
        act {
            _ = Producer<Int?, Never>.from { await navigator.push(.slow, returning: Int.self) }
                .observe { results.append($0.map(String.init) ?? "nil") }
        }
        app.close()
        time.advance(by: .zero)
        #expect(results == ["nil"])
    }
}
