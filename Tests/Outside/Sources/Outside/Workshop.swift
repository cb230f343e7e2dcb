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
                Section("Files") {
                    FilePicker("Add files", uploads: model.uploads).id("add")
                    FilePicker.Files(model.uploads)
                    Text(model.$received.map { "\($0) bytes" }).id("received")
                    Link("The numbers", download: WorkshopModel.numbers).id("numbers")
                }
            }
        }
        .theme(model.theme)
        .saved(model)
    }
}

final class WorkshopModel: Restorable {
    @Reactive(.saved) var rating = 3
    @Reactive var answer = ""
    /// The bytes of the files that have arrived.
    @Reactive var received = 0
    let uploads: Uploads
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
        let (stars, answer, received) = (stars, _answer, _received)
        self.identity = identity
        uploads = Uploads(Uploads.Limits(fileSize: 2_000_000_000, totalSize: 4_000_000_000)) { upload in
            var count = 0
            for try await piece in upload.bytes { count += piece.count }
            received.value += count
        }
        ask = Action { (count: Int) async throws(ScriptFailure) in
            let text: String = try await stars.call("fill", count)
            answer.value = "\(text.count) characters"
        }
        flood = Action { () async throws(ScriptFailure) in try await stars.call("flood", 2_000_000) }
        ask.failures.observe { answer.value = "\($0)" }.disposed(by: bag)
    }

    /// A file of 10,000 lines.
    static let numbers = ServedFile("numbers.txt", type: "text/plain") {
        Array((0..<10_000).map { "\($0)\n" }.joined().utf8)
    }

    func signIn() { identity.signIn(Principal(id: "1", name: "Ada")) }
}
