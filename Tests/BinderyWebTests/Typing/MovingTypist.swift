import BinderyTestSupport
import BinderyView
import BinderyWebTesting
import PageReading

@testable import BinderyPageClient
@testable import BinderyWeb
@testable import BinderyWire

/// A user who types into a page that moves from process to process, over a network that loses, delays and disconnects.
///
/// A process ends after it has stored the page and said so, after it has stored it, or before. Once everything has
/// arrived, the field, the model and the echo have the text that the user typed.
// Unsafe to the compiler only: it is used on one thread.
final class MovingTypist: @unchecked Sendable {
    private struct Process {
        let session: LiveSession
        let executor: SessionExecutor
    }

    private var random: SplitMix
    private let runner: InlineRunner
    private let store = FuzzedStore()
    private var process: Process!
    private var scheduler: SteppedScheduler?
    private var model: MovingModel!
    private var page: BrowserPage!
    private var connection: RecordedConnection?
    private var number = 0
    /// How many messages of the connection the page has read.
    private var read = 0
    private var outgoing: [String] = []
    /// What was on its way when the connection ended, and may still arrive.
    private var late: [(event: PageEvent, number: Int)] = []
    private var typed = ""
    private var finding: (any Error)?

    private init(seed: UInt64, on runner: InlineRunner) {
        self.runner = runner
        random = SplitMix(seed: seed)
    }

    static func run(seed: UInt64, steps: Int) throws {
        let runner = InlineRunner()
        defer { runner.run() }
        let typist = MovingTypist(seed: seed, on: runner)
        try typist.load(insteadOf: nil)
        defer { typist.end() }
        for step in 1...steps {
            try typist.act()
            if step % 80 == 0 || step == steps { try typist.settle() }
        }
    }

    private func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }

    // MARK: The processes

    private func make(as saved: SavedSession) {
        let executor = SessionExecutor(on: runner)
        let collector = SaveCollector(into: store) { [unowned self, executor] pause, work in
            let begin = { @Sendable in _ = Task(executorPreference: executor) { await work() } }
            if pause == .zero { begin() } else { _ = scheduler?.schedule(after: pause, begin) }
        }
        let session = LiveSession(
            outbox: Outbox(capacity: 2048, replayCapacity: 512),
            persistence: SessionPersistence(by: collector, as: saved), executor: executor
        ) { [unowned self] _ in
            let scheduler = SteppedScheduler()
            self.scheduler = scheduler
            return scheduler
        }
        process = Process(session: session, executor: executor)
    }

    private func job(_ work: @escaping @Sendable (isolated LiveSession) throws -> Void) throws {
        let session = process.session
        process.executor.perform { [self] in
            session.assumeIsolated { session in
                do { try work(session) } catch { finding = error }
            }
        }
        runner.run()
        if let finding { throw finding }
    }

    private func makePage() -> LivePage {
        let model = MovingModel()
        self.model = model
        return LivePage(language: .constant("en"), texts: .english, content: MovingPage(model: model))
    }

    private func load(insteadOf saved: SavedSession?) throws {
        make(as: SavedSession(token: "token", browser: "browser", location: "/"))
        try job { [unowned self] session in
            let html = session.open(socket: "/s?page=token") { self.makePage() }.html
            if let saved { session.adopt(saved.states, upTo: saved.acknowledged) }
            page = try BrowserPage(document: html, path: "/")
        }
    }

    private func end() {
        let session = process.session
        process.executor.perform { session.assumeIsolated { $0.close() } }
        runner.run()
    }

    private enum End: CaseIterable { case handOver, handOff, crash }

    /// Another process continues the page.
    private func move(_ end: End) throws {
        let session = process.session
        if end != .crash {
            process.executor.perform {
                _ = Task(executorPreference: session.executor) {
                    if end == .handOver { await session.release(closing: .replaced) } else { await session.handOff() }
                }
            }
            runner.run()
        }
        self.end()
        lose()
        late = []
        guard let saved = store.saved else { return try reload() }
        make(as: saved)
        try job { [unowned self] session in
            if end == .handOver, !store.isFailing { session.continues() }
            session.open(restoring: saved) { self.makePage() }
        }
    }

    /// No process knows the page.
    private func reload() throws {
        let typedTexts = page.typedTexts
        try load(insteadOf: nil)
        page.restore(typedTexts)
    }

    // MARK: What happens

    private func act() throws {
        switch below(24) {
        case 0..<7: type()
        case 7: page.focus(below(2) == 0 ? field("typing") : field("other"))
        case 8..<12: try deliverToServer()
        case 12..<16: try deliverToPage()
        case 16: try disconnect()
        case 17, 18: try connect()
        case 19: if !late.isEmpty { try receive(late.removeFirst()) }
        case 20, 21:
            scheduler?.advance(by: .milliseconds(80))
            runner.run()
        case 22: if below(4) == 0 { store.isFailing.toggle() }
        default: if below(2) == 0 { try move(End.allCases[below(3)]) }
        }
    }

    private func field(_ identifier: String) -> PageElement? { page.content.root.first(called: identifier) }

    private func type() {
        guard let field = field("typing") else { return }
        if typed.count > 30 {
            typed = String(typed.prefix(10))
        } else if !typed.isEmpty, below(8) == 0 {
            typed.removeLast()
        } else {
            typed.unicodeScalars.append("ab <&\\\u{E9}".unicodeScalars.randomElement(using: &random)!)
        }
        page.enter(typed, into: field)
    }

    // MARK: The network

    private func take() { outgoing += page.takeOutgoing() }

    private func receive(_ message: (event: PageEvent, number: Int)) throws {
        try job { $0.receive(message.event, on: message.number) }
    }

    private func deliverToServer() throws {
        take()
        guard connection != nil, !outgoing.isEmpty else { return }
        try receive((PageEvent(outgoing.removeFirst()), number))
    }

    private func deliverToPage() throws {
        guard let connection, read < connection.count else { return }
        let message = connection.messages(from: read).first!
        read += 1
        page.received(message)
        if page.demand != nil { try disconnect() }
    }

    /// The page loses its connection. The server may learn of it later.
    private func disconnect() throws {
        if connection == nil { return }
        let number = number
        take()
        late += try outgoing.prefix(below(3)).map { (try PageEvent($0), number) }
        lose()
        if below(2) == 0 { try job { $0.disconnect(number) } }
    }

    private func lose() {
        page.lost()
        outgoing = []
        connection = nil
    }

    private func connect() throws {
        if connection != nil { return }
        let (new, seen) = (RecordedConnection(), page.seen)
        page.connecting()
        (connection, read) = (new, 0)
        try job { [unowned self] in number = $0.connect(new, seen: seen) ?? 0 }
    }

    // MARK: The law

    private func settle() throws {
        store.isFailing = false
        for message in late { try receive(message) }
        late = []
        page.focus(nil)
        for _ in 0..<1000 {
            try connect()
            // Its answer has the number of the last stored event.
            try receive((PageEvent(#"[0,"p"]"#), number))
            try deliverToServer()
            while let connection, read < connection.count { try deliverToPage() }
            scheduler?.advance(by: .milliseconds(500))
            runner.run()
            if page.isSettled, outgoing.isEmpty { return try check() }
        }
        throw FuzzFinding("the page and the server do not come to rest:\n\(page.journal.joined(separator: "\n"))")
    }

    private func check() throws {
        let texts = [field("typing")?.value, model.typing, field("echo")?.text].map { $0 ?? "" }
        guard texts.allSatisfy({ $0.unicodeScalars.elementsEqual(typed.unicodeScalars) }) else {
            throw FuzzFinding(
                "typed was “\(typed)”; field, model and echo have \(texts):\n\(page.journal.joined(separator: "\n"))")
        }
        if let fault = page.faults.first { throw FuzzFinding(fault) }
    }
}

/// Each edit rewrites another field, and moves the field among its neighbours.
private final class MovingModel: Restorable {
    @Reactive(.saved) var typing = ""
    @Reactive var other = ""
    let items: Property<[String]>
    private let bag = DisposeBag()

    init() {
        let (typing, other, edits) = (_typing, _other, MutableProperty(0))
        items = edits.map { edit in
            edit % 2 == 0 ? ["before-\(edit)", "field", "mark"] : ["mark", "field", "after-\(edit)"]
        }
        typing.observeChanges { text in
            edits.value += 1
            other.value = "\(text.unicodeScalars.count) characters"
        }
        .disposed(by: bag)
    }
}

private struct MovingPage: View {
    let model: MovingModel

    var body: some View {
        Screen("typing", title: "Typing") {
            Row {
                ForEach(model.items, id: { $0 }) { item in
                    When(.constant(item.value == "field")) {
                        TextField("Typing", text: model.$typing).id("typing")
                    } otherwise: {
                        Text(item.value)
                    }
                }
            }
            TextField("Other", text: model.$other).id("other")
            Text(model.$typing).id("echo")
        }
        .saved(model)
    }
}
