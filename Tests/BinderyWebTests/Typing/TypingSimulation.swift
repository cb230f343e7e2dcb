import BinderyPageClient
import BinderyTestSupport
import BinderyView
import BinderyWebTesting
import PageReading

@testable import BinderyWeb
@testable import BinderyWire

/// A user who types, a program that writes into the same fields, and a network that delays, stalls and disconnects.
///
/// Once everything has arrived,
///
/// - each field shows the model's text;
/// - a typed or written character is in its text exactly once, unless the user or the program has removed it;
/// - a removed character is not there;
/// - characters typed one after the other are in that order.
// Unsafe to the compiler only: it is used on one thread.
final class TypingSimulation: @unchecked Sendable {
    private var random: SplitMix
    private let model = TypingModel()
    private let runner: InlineRunner
    private let session: LiveSession
    private var backend: WebBackend!
    private var page: TypingPage!
    private var connection: RecordedConnection?
    private var read = 0
    private var number = 0
    private var finding: (any Error)?

    // What the user did.
    private var typed: [Unicode.Scalar: String] = [:]
    private var deleted: Set<Unicode.Scalar> = []
    private var predecessors: [(Unicode.Scalar, Unicode.Scalar)] = []
    private var nextScalar: UInt32 = 0x4E00

    private init(seed: UInt64, fault: TypingPage.Fault?, on runner: InlineRunner) throws {
        self.runner = runner
        random = SplitMix(seed: seed)
        let executor = SessionExecutor(on: runner)
        session = LiveSession(outbox: Outbox(capacity: 600, replayCapacity: 400), executor: executor) { _ in
            SteppedScheduler()
        }
        try job { [unowned self] session in
            _ = session.open(socket: "/s") {
                LivePage(
                    language: .constant("en"), texts: .english,
                    content: Group2(model: model) { [unowned self] in backend = $0 })
            }
            page = TypingPage(html: backend.root.innerHTML, fault: fault)
        }
    }

    /// Passes the page's backend to the simulation.
    private struct Group2: View {
        let model: TypingModel
        let mounted: (WebBackend) -> Void

        var body: some View {
            Column {
                Witness(mounted: mounted)
                TypingLawPage(model: model)
            }
        }
    }

    static func run(seed: UInt64, fault: TypingPage.Fault? = nil, steps: Int) throws {
        let runner = InlineRunner()
        // The end of a session is a job, which keeps the session alive until it runs.
        defer { runner.run() }
        try TypingSimulation(seed: seed, fault: fault, on: runner).run(steps: steps)
    }

    private func run(steps: Int) throws {
        // An open session and its views keep each other alive.
        defer { close() }
        for step in 1...steps {
            try act()
            if step % 60 == 0 || step == steps { try settle() }
        }
    }

    private func close() {
        session.executor.perform { [session] in session.assumeIsolated { $0.close() } }
        runner.run()
    }

    private func job(_ work: @escaping @Sendable (isolated LiveSession) throws -> Void) throws {
        session.executor.perform { [self] in
            session.assumeIsolated { session in
                do { try work(session) } catch { finding = error }
            }
        }
        runner.run()
        if let finding { throw finding }
    }

    private func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }

    // MARK: What happens

    private func act() throws {
        switch below(20) {
        case 0..<8: type()
        case 8: delete()
        case 9: page.submit("draft")
        case 10, 11: try write()
        case 12, 13: try deliverToServer()
        case 14, 15: try deliverToPage()
        case 16: composition()
        case 17: try below(8) == 0 ? disconnect() : connect()
        case 18: try stall()
        default: if below(4) == 0 { try job { [unowned self] _ in model.isRowInside.toggle() } }
        }
    }

    private func anyField() -> String { ["one", "two", "draft", "draft", "row"][below(5)] }

    private func fresh() -> Unicode.Scalar {
        nextScalar = nextScalar == 0x9FFF ? 0x20000 : nextScalar + 1
        return Unicode.Scalar(nextScalar)!
    }

    private func type() {
        let field = anyField()
        let text = Array(page.fields[field]!.shown.unicodeScalars)
        let position = below(3) == 0 ? below(text.count + 1) : text.count
        let scalar = fresh()
        typed[scalar] = field == "two" ? "one" : field
        if position > 0, typed[text[position - 1]] != nil { predecessors.append((text[position - 1], scalar)) }
        page.type(string(text[..<position] + [scalar] + text[position...]), into: field)
    }

    private func delete() {
        let field = anyField()
        let text = Array(page.fields[field]!.shown.unicodeScalars)
        let start = below(text.count + 1)
        let end = start + below(min(4, text.count - start) + 1)
        deleted.formUnion(text[start..<end])
        page.type(string(text[..<start] + text[end...]), into: field)
    }

    private func composition() {
        let field = anyField()
        if page.fields[field]!.composing == nil {
            page.beginComposition(in: field)
        } else {
            page.endComposition(in: field)
        }
    }

    /// The program empties a text, fills it, or changes a part.
    private func write() throws {
        let field = anyField()
        try job { [unowned self] _ in
            let text = Array(model.text(of: field).value.unicodeScalars)
            let (start, kind) = (below(text.count + 1), below(4))
            let end = kind == 0 ? text.count : start + below(min(3, text.count - start) + 1)
            let parts = kind == 0 ? [] : Array(text[..<start])
            let new = (0..<below(3)).map { _ in fresh() }
            model.write(string(parts + new + text[end...]), to: field)
        }
    }

    private func string(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }

    // MARK: The network

    private func deliverToServer() throws {
        guard connection != nil, !page.outgoing.isEmpty else { return }
        let message = page.outgoing.removeFirst()
        let event = try PageEvent(message)
        try job { $0.receive(event) }
    }

    private func deliverToPage() throws {
        guard let connection, read < connection.count else { return }
        let message = connection.messages(from: read).first!
        read += 1
        try page.received(message)
    }

    private func disconnect() throws {
        let number = number
        try job { $0.disconnect(number) }
        connection = nil
        page.disconnected()
    }

    private func connect() throws {
        if connection != nil { return }
        let (new, seen) = (RecordedConnection(), page.seen)
        connection = new
        read = 0
        page.connected()
        try job { [unowned self] in number = $0.connect(new, seen: seen) ?? 0 }
    }

    /// The connection stops accepting data, or accepts it again.
    private func stall() throws {
        guard let connection else { return }
        connection.isWritable.toggle()
        if connection.isWritable { session.resumeWriting() }
        runner.run()
    }

    // MARK: The laws

    private func settle() throws {
        for field in page.fields.keys.sorted() { page.endComposition(in: field) }
        try connect()
        if !connection!.isWritable { try stall() }
        for _ in 0..<10_000 {
            try deliverToServer()
            try deliverToPage()
            if page.isSettled, page.outgoing.isEmpty, read == connection!.count { return try check() }
        }
        throw FuzzFinding("the page and the server do not come to rest")
    }

    private func check() throws {
        for (id, field) in page.fields.sorted(by: { $0.key < $1.key }) {
            let actual = model.text(of: id).value
            guard field.shown == actual else {
                throw FuzzFinding("\(id) shows \(field.shown), the model has \(actual)")
            }
        }
        for id in ["one", "draft", "row"] { try checkCharacters(of: id) }
        // What has been checked cannot return unnoticed: the next round begins with the present texts.
        predecessors = []
    }

    private func checkCharacters(of id: String) throws {
        let text = Array(model.text(of: id).value.unicodeScalars)
        var positions: [Unicode.Scalar: Int] = [:]
        for (position, scalar) in text.enumerated() {
            guard positions.updateValue(position, forKey: scalar) == nil else {
                throw FuzzFinding("\(id) has \(scalar) twice: \(model.text(of: id).value)")
            }
        }
        let gone = deleted.union(model.removed)
        for (scalar, field) in typed.merging(model.written, uniquingKeysWith: { one, _ in one }) where field == id {
            let (isThere, isGone) = (positions[scalar] != nil, gone.contains(scalar))
            if isThere == isGone {
                throw FuzzFinding("\(id) \(isThere ? "still has" : "has lost") \(scalar)")
            }
        }
        for (first, second) in predecessors {
            if let one = positions[first], let other = positions[second], one > other {
                throw FuzzFinding("\(second) was typed after \(first), and stands before it")
            }
        }
    }
}
