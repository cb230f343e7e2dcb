import BinderyTesting
import BinderyView
import Testing

private enum Route: Bindery.Route {
    case index, note(Int), login, secret

    init?(path: String) {
        switch path {
        case "/": self = .index
        case "/login": self = .login
        case "/secret": self = .secret
        default:
            guard let number = Int(path.dropFirst("/notes/".count)) else { return nil }
            self = .note(number)
        }
    }

    var path: String {
        switch self {
        case .index: "/"
        case .note(let number): "/notes/\(number)"
        case .login: "/login"
        case .secret: "/secret"
        }
    }
}

/// A program with its navigator, made again as in another process.
private struct Program: View {
    let navigator: Navigator<Route>

    init(_ navigator: Binding<Navigator<Route>?>, isLoggedIn: Property<Bool> = .constant(false)) {
        let made = Navigator(Routes(root: Route.index, destination: Route.init(path:))) {
            $0 == .secret ? RouteGuard(isLoggedIn, otherwise: .login) : nil
        }
        navigator.value = made
        self.navigator = made
    }

    var body: some View {
        NavigationStack(navigator) { route in
            Screen(route.path, title: "Screen") { Note(id: "note") }
        }
    }
}

private final class Binding<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}

@Suite struct StackStatesTests {
    private let states = StateRegistry()
    private let current = Binding<Navigator<Route>?>(nil)
    private var navigator: Navigator<Route> { current.value! }

    private func app() -> HeadlessApp { HeadlessApp(states: states) { Program(current) } }

    private func write(_ text: String, in app: HeadlessApp) throws { try app.find("note").type(text) }

    private func text(in app: HeadlessApp) throws -> String { try app.find("note").value }

    @Test func everyScreenOfTheStackIsAsItWasLeft() throws {
        let app = app()
        try write("index", in: app)
        navigator.push(.note(1))
        try write("one", in: app)
        navigator.push(.note(1))
        try write("one again", in: app)
        app.reload()
        #expect(try text(in: app) == "one again")
        #expect(states.snapshot.value.count == 3, "two of them are not mounted")
        app.reload()
        try app.tapBack()
        #expect(try text(in: app) == "one")
        try app.tapBack()
        #expect(try text(in: app) == "index")
    }

    @Test func aScreenThatWasPoppedIsForgotten() throws {
        let app = app()
        navigator.push(.note(1))
        try write("one", in: app)
        try app.tapBack()
        #expect(states.snapshot.value.keys.sorted() == ["stack › 0 / › NoteModel"])
        navigator.push(.note(1))
        #expect(try text(in: app) == "")
    }

    @Test func aScreenThatWasPoppedBeforeItWasShownAgainIsForgotten() throws {
        let app = app()
        navigator.push(.note(1))
        try write("one", in: app)
        navigator.push(.note(2))
        app.reload()
        navigator.popToRoot()
        #expect(states.snapshot.value.keys.sorted() == ["stack › 0 / › NoteModel"])
        navigator.push(.note(1))
        #expect(try text(in: app) == "")
    }

    @Test func aScreenThatComesToLieElsewhereKeepsItsState() throws {
        let app = app()
        navigator.push(.note(1))
        try write("one", in: app)
        navigator.push(.note(2))
        try write("two", in: app)
        app.reload()
        navigator.setStack([.index, .note(7), .note(1), .note(2)])
        #expect(
            states.snapshot.value.keys.sorted() == [
                "stack › 0 / › NoteModel", "stack › 2 /notes/1 › NoteModel", "stack › 3 /notes/2 › NoteModel",
            ])
        app.reload()
        #expect(try text(in: app) == "two")
        try app.tapBack()
        #expect(try text(in: app) == "one")
        try app.tapBack()
        #expect(try text(in: app) == "")
    }

    @Test func theTrailMayComeBeforeTheStateOrAfterIt() throws {
        let app = app()
        navigator.setStack([.index, .note(1), .note(2)])
        try write("two", in: app)
        let (saved, trail) = (states.snapshot.value, app.location!.trail)
        app.close()
        for isStateFirst in [true, false] {
            let states = StateRegistry()
            let app = HeadlessApp(states: states) { Program(current) }
            // The page is opened at another address.
            navigator.open("/notes/2")
            if isStateFirst { states.restore(saved) }
            try app.go(to: trail)
            if !isStateFirst { states.restore(saved) }
            #expect(try text(in: app) == "two", "state first: \(isStateFirst)")
            #expect(states.snapshot.value == saved)
            app.close()
        }
    }

    @Test func sheetsHaveTheirState() throws {
        let app = app()
        navigator.present(.note(1))
        try write("one", in: app)
        app.reload()
        #expect(try text(in: app) == "one")
        try app.find("dialog-close").tap()
        #expect(states.snapshot.value.count == 1)
    }

    @Test func whatAGuardHoldsBackWaitsForIt() throws {
        let isLoggedIn = MutableProperty(true)
        let app = HeadlessApp(states: states) { Program(current, isLoggedIn: isLoggedIn) }
        navigator.push(.secret)
        try write("secret", in: app)
        let (saved, trail) = (states.snapshot.value, app.location!.trail)
        app.close()

        isLoggedIn.value = false
        let others = StateRegistry()
        let other = HeadlessApp(states: others) { Program(current, isLoggedIn: isLoggedIn) }
        others.restore(saved)
        try other.go(to: trail)
        #expect(other.screen?.name == "/login")
        try write("login", in: other)
        navigator.push(.note(1))
        try write("opened from the login", in: other)
        #expect(
            others.snapshot.value.keys.sorted() == [
                "stack › 0 / › NoteModel", "stack › 1 /secret › NoteModel", "stack › instead of 1 /login › NoteModel",
            ])
        other.time.run { isLoggedIn.value = true }
        #expect(try text(in: other) == "secret")
        #expect(others.snapshot.value == saved)
    }
}
