import BinderyView

@testable import BinderyWeb

/// A live session, and a browser's page of it that knows only what it was sent. Whatever the page sends, forged or not, afterwards
///
/// - the page is what the session has, if it is connected and reads;
/// - nothing was done that a person could not have done on the page, and nothing twice;
/// - acknowledgements and frames are counted upwards, without a gap;
/// - what waits for the page, or is kept for it, is bounded.
// Unsafe to the compiler only: it is used inside jobs of the session alone, which run one at a time.
final class FuzzedSession: @unchecked Sendable {
    private static let capacity = 2048
    private static let replayCapacity = 1024

    private let session = LiveSession(outbox: Outbox(capacity: capacity, replayCapacity: replayCapacity))
    private var model: FuzzedModel!
    private var backend: WebBackend!
    private var page: PageMirror!
    private var connection: RecordedConnection?
    private var connectionNumber = 0
    /// How many messages of the connection the page has read.
    private var read = 0
    /// The last frame with operations that the page has applied.
    private var seen = 0
    private var acknowledged = 0
    /// The highest number of an event so far.
    private var sent = 0
    /// Edits that were not acknowledged when the page last heard of any: the node and the number.
    private var edits: [Int: Int] = [:]
    private var last: ClientEvent?

    /// - Parameter checksOften: whether the page is compared with the session after each step, not just at the end.
    static func run(_ bytes: [UInt8], checksOften: Bool) async throws {
        let fuzzed = FuzzedSession()
        var input = FuzzInput(bytes)
        let path = input.choice(of: ["/", "/list", "/form", "/guarded", "/page/3"])!
        _ = await fuzzed.session.open(socket: "/s") { fuzzed.makePage(path) }
        await fuzzed.session.perform { session in
            fuzzed.page = PageMirror(html: fuzzed.backend.root.innerHTML)
            fuzzed.connect(to: session)
        }
        let decisions = input
        try await fuzzed.steps(decisions, checksOften: checksOften)
        await fuzzed.session.close()
    }

    private func makePage(_ path: String) -> LivePage {
        let model = FuzzedModel(at: path)
        self.model = model
        return LivePage(
            language: .constant("en"), texts: .english,
            content: FuzzedPage(model: model) { [unowned self] in backend = $0 })
    }

    private func steps(_ input: FuzzInput, checksOften: Bool) async throws {
        var input = input
        while !input.isEmpty {
            let decisions = input
            input = try await session.perform { [self] session in
                var input = decisions
                try readFrames()
                if checksOften { try compare() }
                try step(&input, on: session)
                try expect(model.violation == nil, model.violation ?? "")
                return input
            }
        }
        // Whatever has gone on: a browser that comes back and reads is told everything.
        try await session.perform { [self] session in
            try readFrames()
            if let connection, !connection.isWritable {
                connection.isWritable = true
                session.resumeWriting()
            }
        }
        try await session.perform { [self] session in
            try readFrames()
            try compare()
            if connection == nil { connect(to: session) }
        }
        try await session.perform { [self] _ in
            try readFrames()
            try compare()
        }
        // The models must not outlive the session.
        await session.perform { [self] _ in
            (model, backend, page) = (nil, nil, nil)
        }
    }

    private func expect(_ condition: Bool, _ finding: @autoclosure () -> String) throws {
        if !condition { throw FuzzFinding(finding()) }
    }

    // MARK: What the page is told

    private func readFrames() throws {
        let bound = Self.capacity + Self.replayCapacity
        try expect(backend.outbox.size <= bound, "\(backend.outbox.size) bytes are kept for the page")
        guard let connection else { return }
        for message in connection.all.dropFirst(read) {
            read += 1
            guard let frame = try StrictJSON(message).array, frame.count >= 3, let acknowledged = frame[0].number,
                let operations = frame[1].array, let number = frame[2].number
            else { throw FuzzFinding("\(message) is no frame") }
            try expect(acknowledged >= self.acknowledged, "\(acknowledged) was acknowledged after \(self.acknowledged)")
            try expect(acknowledged <= sent, "\(acknowledged) was acknowledged, \(sent) was sent")
            try expect(
                number == seen + (operations.isEmpty ? 0 : 1) || operations.first?.array?.first == .string("R"),
                "frame \(number) came after \(seen)")
            self.acknowledged = acknowledged
            seen = number
            edits = edits.filter { $0.value > acknowledged }
            page.edited = Set(edits.keys)
            try page.apply(message)
        }
    }

    private func compare() throws {
        guard let connection, connection.isWritable else { return }
        // What the page has said is on its way back.
        guard acknowledged == sent, backend.outbox.isEmpty else { return }
        let truth = PageMirror(html: backend.root.innerHTML).root
        if let difference = page.root.difference(from: truth) { throw FuzzFinding("the page differs: \(difference)") }
    }

    private func connect(to session: isolated LiveSession, seen: Int? = nil) {
        let connection = RecordedConnection()
        guard let number = session.connect(connection, seen: seen ?? self.seen) else { return }
        connectionNumber = number
        (self.connection, read) = (connection, 0)
    }

    // MARK: What happens

    private func step(_ input: inout FuzzInput, on session: isolated LiveSession) throws {
        let decision = input.byte()
        switch decision % 16 {
        case 8: if connection != nil, let event = try? ClientEvent(input.text()) { try send(event, to: session) }
        case 9: model.change(input.byte())
        case 10: disconnect(from: session)
        case 11:
            let before = connection
            connect(to: session)
            try expect(before.map { $0.closed == .replaced } ?? true, "a connection that was replaced is still open")
        case 12: try lie(about: input.byte(), to: session)
        case 13:
            guard let connection else { return }
            connection.isWritable.toggle()
            if connection.isWritable { session.resumeWriting() }
        case 14: if let last, connection != nil { try send(last, to: session) }
        default: try act(&input, on: session)
        }
    }

    private func disconnect(from session: isolated LiveSession) {
        session.disconnect(connectionNumber)
        connection = nil
    }

    /// Connects with a number of a frame that is not true, then truly.
    private func lie(about number: Int, to session: isolated LiveSession) throws {
        let numbers = [0, max(0, seen - number), seen + number, Int.max]
        connect(to: session, seen: numbers[number % 4])
        disconnect(from: session)
        // Whoever does so has lost what it was told: a page loaded anew by the browser, from its cache.
        backend.resume(after: .max)
        connect(to: session)
    }

    private func act(_ input: inout FuzzInput, on session: isolated LiveSession) throws {
        guard connection != nil else { return }
        let all = page.root.all
        let choice = input.byte()
        let element =
            choice < 200 ? input.choice(of: all.filter(\.isControl)) : choice < 230 ? input.choice(of: all) : nil
        let number = element?.number ?? [0, -1, 1 << 40, Int.max, input.byte() * 7][choice % 5]
        let kind = kind(for: element, number, &input)
        let decision = input.byte()
        let sequence =
            switch decision {
            case 0..<200: sent + 1
            case 200..<225: sent - decision % 8
            case 225..<255: sent + decision % 8
            default: Int.max - 8 - decision
            }
        let message = kind.message(sequence: kind == .heartbeat ? 0 : sequence)
        if let event = try? ClientEvent(message) { try send(event, to: session) }
    }

    private func kind(for element: PageMirror.Element?, _ number: Int, _ input: inout FuzzInput) -> ClientEvent.Kind {
        let decision = input.byte()
        switch decision % 12 {
        case 6: return .edited(node: number, text: input.text())
        case 7: return .submitted(node: number)
        case 8: return .focused(node: number)
        case 9: return .blurred(node: number)
        case 10:
            return decision < 128 ? .held(node: number, decision % 2 == 0) : .heartbeat
        case 11:
            return .navigated(
                trail: decision < 128
                    ? input.text() : ["/", "/ /form", "/ /guarded /page/2", "/ +/list ~/form"][decision % 4])
        default: return element?.naturalEvent(&input) ?? .tapped(node: number)
        }
    }

    private func send(_ event: ClientEvent, to session: isolated LiveSession) throws {
        let isFresh = event.sequence > sent
        // What the page shows is what there is: then it says what a person can reach.
        let isUpToDate = connection?.isWritable == true && backend.outbox.isEmpty && acknowledged == sent
        let mayAct = isFresh && page.allows(event.kind)
        // Whoever sends it shows it; if nothing comes of it, the session says what holds.
        if case .edited(let node, let text) = event.kind, isFresh, let field = page.root.first(node), field.isEditable {
            field.attributes["value"] = text
            edits[node] = event.sequence
            page.edited = Set(edits.keys)
        }
        let before = model.acts
        let messages = connection?.all.count
        session.receive(event)
        sent = max(sent, event.sequence)
        last = event
        if isUpToDate { try expect(mayAct || model.acts == before, "\(event) did something") }
        if connection?.isWritable == false {
            try expect(connection?.all.count == messages, "\(event) wrote to a page that does not read")
        }
        // A browser makes of what was entered what the control offers.
        if case .edited(let node, _) = event.kind, let field = page.root.first(node),
            field.attributes["type"] == "range",
            let value = backend.root.node(node)?.value
        {
            field.attributes["value"] = value
        }
    }
}

extension LiveSession {
    /// Runs what a test does as a job of the session.
    func perform<Result: Sendable>(
        _ work: @Sendable (isolated LiveSession) throws -> Result
    ) rethrows -> Result { try work(self) }
}

extension WebNode {
    fileprivate func node(_ number: Int) -> WebNode? {
        self.number == number ? self : children.lazy.compactMap { $0.node(number) }.first
    }
}
