import BinderyPageClient
import BinderyView
import BinderyWeb
import PageReading

/// The state of a page with all controls, and a record of the user's actions.
final class FuzzedModel: Restorable {
    @Reactive(.saved) var name = ""
    @Reactive(.saved) var code = 7
    @Reactive var secret = ""
    @Reactive(.saved) var story = ""
    @Reactive(.saved) var isOn = false
    @Reactive var isTicked = false
    @Reactive(.saved) var volume = 0.5
    @Reactive(.saved) var seats = 2
    @Reactive(.saved) var size: Int? = 1
    @Reactive var sizes = [1, 2, 3]
    @Reactive(.saved) var tab = 0
    @Reactive var selected: Set<Int> = []
    @Reactive var isDisabled = false
    @Reactive var isHidden = false
    @Reactive var isLoggedIn = false
    @Reactive var isSheetOpen = false
    @Reactive var note = "note"
    let rows = MutableListProperty(Array(0..<12))
    let banners = MutableProperty([1, 2, 3])
    let position = ListPosition()
    let notices = Subject<String, Never>()
    let question = Interaction<String, Bool>("question")
    let ask: Action<Void, Void, InteractionFailure>
    let navigator: Navigator<FuzzedRoute>
    let calls: ScriptCalls
    /// Calls the script of the page.
    let measure: Action<Void, Void, ScriptFailure>
    private(set) lazy var uploads = makeUploads()
    /// How many things have happened that only the user causes.
    private(set) var acts = 0
    private(set) var violation: String?
    private var nextRow = 1000
    private let bag = DisposeBag()

    init(at path: String) {
        let routes = Routes(root: FuzzedRoute.start) { FuzzedRoute(path: $0) }
        let isLoggedIn = _isLoggedIn
        navigator = Navigator(routes, at: path) { route in
            route == .guarded ? RouteGuard(isLoggedIn, otherwise: .fields) : nil
        }
        let calls = ScriptCalls()
        self.calls = calls
        let (question, note) = (question, _note)
        ask = Action { () async throws(InteractionFailure) in
            note.value = try await question.ask(note.value) ? "yes" : "no"
        }
        measure = Action { () async throws(ScriptFailure) in
            note.value = "\(try await calls.call("measure", returning: Int.self))"
        }
        count(_name, _secret, _story)
        count(_isOn, _isTicked)
        count(_volume)
        count(_seats, _tab)
        count(_size)
        count(_selected)
        uploads.files.observeChanges { [weak self] _ in self?.acts += 1 }.disposed(by: bag)
    }

    private func makeUploads() -> Uploads {
        let limits = Uploads.Limits(fileSize: 20_000, count: 4, totalSize: 40_000, atOnce: 2)
        return Uploads(limits) { [weak self] upload in
            var received = 0
            for try await piece in upload.bytes { received += piece.count }
            if received != upload.size { self?.report("\(received) of \(upload.size) bytes are a whole file") }
        }
    }

    private func count<Value: Equatable>(_ properties: MutableProperty<Value>...) {
        for property in properties {
            property.observeChanges { [weak self] _ in self?.acts += 1 }.disposed(by: bag)
        }
    }

    func act(unlessDisabled: Bool = false, unlessHidden: Bool = false) {
        acts += 1
        if unlessDisabled, isDisabled { violation = "a disabled control acted" }
        if unlessHidden, isHidden { violation = "a hidden control acted" }
    }

    func report(_ what: String) { violation = what }

    /// What must be restored after a restart, byte by byte.
    var lasting: [[UInt8]] { [name, story, "\(isOn)"].map { Array($0.utf8) } }

    /// A change by the program itself, while the page is open.
    func change(_ decision: Int) {
        switch decision % 16 {
        case 0: isDisabled.toggle()
        case 1: isHidden.toggle()
        case 2: isLoggedIn.toggle()
        case 3: isSheetOpen.toggle()
        case 4: sizes = decision & 16 == 0 ? [3, 2] : [1, 2, 3, 4]
        case 5: rows.insert(contentsOf: nextRow..<nextRow + 3, at: 0)
        case 6: rows.removeSubrange(0..<min(5, rows.count.value))
        case 7: if rows.count.value > 9 { rows.move(from: 9, to: 0) }
        case 8: rows.value = Array(0..<(decision & 16 == 0 ? 60 : 3))
        case 9: banners.value = decision & 16 == 0 ? [2, 4] : [1, 2, 3, 4, 5, 6, 7]
        case 10: note = HostileText.known[decision % HostileText.known.count]
        case 11: name = HostileText.known[decision % HostileText.known.count]
        case 12: isOn.toggle()
        case 13: if decision & 16 == 0 { notices.send(note) } else { uploads.files.value.first.map(uploads.remove) }
        case 14: position.scroll(to: decision)
        default: navigator.push([.fields, .list, .guarded, .page(decision)][decision / 16 % 4])
        }
        nextRow += 3
    }
}
