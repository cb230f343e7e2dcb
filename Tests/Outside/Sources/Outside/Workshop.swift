import BinderyView
import BinderyWeb

/// The page: what this package adds to the toolkit, for the user who is signed in.
struct Workshop: View {
    let model: WorkshopModel

    var body: some View {
        Screen("workshop", title: "Workshop") {
            Column(spacing: 6) {
                Row {
                    Text(model.identity.principal.map { $0.map { "Hello, \($0.name)!" } ?? "Hello!" }).id("user")
                    Button("Sign in") { model.signIn() }.hidden(model.identity.isSignedIn).id("sign-in")
                    Button("Sign out") { model.identity.signOut() }.hidden(model.identity.isSignedIn.not()).id(
                        "sign-out")
                }
                Section("A control with a script") {
                    Stars(rating: model.$rating, calls: model.stars).id("stars")
                    Text(model.$rating.map { "\($0) stars" }).id("rating")
                    Row {
                        Button("Five") { model.rating = 5 }.id("five")
                        Button("Short answer") { model.ask.execute(3) }.id("short")
                        Button("Long answer") { model.ask.execute(2_000_000) }.id("long")
                        Button("Long message", action: model.flood).id("flood")
                        Text(model.$answer).id("answer")
                    }
                }
                Section("A chart of another library") { BarChart(values: model.ratings).id("chart") }
                Section("Keys") { Keys(model: model.keys) }
            }
        }
        .theme(model.theme)
        .saved(model)
    }
}

final class WorkshopModel: Restorable {
    @Reactive(.saved) var rating = 3
    @Reactive var answer = ""
    let identity: Identity
    let stars = ScriptCalls()
    let keys = KeysModel()
    /// Asks the script for a text with this number of characters.
    let ask: Action<Int, Void, ScriptFailure>
    /// Makes the script send a message that the server does not accept.
    let flood: Action<Void, Void, ScriptFailure>
    private(set) lazy var ratings: Property<[Int]> = _rating.map { [1, $0, 2] }
    /// The corners are round while the rating is the best.
    private(set) lazy var theme: Property<Theme> = _rating.map { rating in
        var theme = Theme()
        theme.corners = rating == 5 ? .round : .regular
        return theme
    }
    private let bag = DisposeBag()

    init(identity: Identity) {
        let (stars, answer) = (stars, _answer)
        self.identity = identity
        ask = Action { (count: Int) async throws(ScriptFailure) in
            let text: String = try await stars.call("fill", count)
            answer.value = "\(text.count) characters"
        }
        flood = Action { () async throws(ScriptFailure) in try await stars.call("flood", 2_000_000) }
        ask.failures.observe { answer.value = "\($0)" }.disposed(by: bag)
    }

    func signIn() { identity.signIn(Principal(id: "1", name: "Ada")) }
}
