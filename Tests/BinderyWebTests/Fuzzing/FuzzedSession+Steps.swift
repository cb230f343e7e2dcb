import BinderyPageClient
import BinderyView
import BinderyWebTesting
import PageReading

@testable import BinderyWeb
@testable import BinderyWire

extension FuzzedSession {
    func step(on session: isolated LiveSession) throws {
        let decision = input.byte()
        if decision >= 224 { try compare() }
        switch decision % 16 {
        case 8: if let event = try? PageEvent(input.text()) { try send(event, to: session) }
        case 9: asProgram { model.change(input.byte()) }
        case 10: disconnect(from: session)
        case 11:
            let before = browser.connection
            connect(to: session)
            try expect(before.map { $0.closed == .replaced } ?? true, "a connection that was replaced is still open")
        case 12: try lie(about: input.byte(), to: session)
        case 13:
            guard let connection = browser.connection else { return }
            connection.isWritable.toggle()
            if connection.isWritable { session.resumeWriting() }
        case 14: if let last = browser.last { try send(last, to: session) }
        case 15: try befall(input.byte(), session)
        default: if let event = makeEvent() { try send(event, to: session) }
        }
    }

    /// What happens to both sides rather than by them.
    private func befall(_ decision: Int, _ session: isolated LiveSession) throws {
        switch decision % 8 {
        case 0, 1:
            let durations: [Duration] = [.milliseconds(100), .milliseconds(250), .seconds(4), .seconds(30)]
            scheduler.advance(by: durations[decision / 8 % 4])
        case 2: browser.isReading.toggle()
        case 3: sendBytes(of: input.byte(), count: decision * 100)
        case 4: store.isFailing.toggle()
        case 5:
            // The event is lost with the connection.
            guard !browser.isWaiting, browser.connection != nil, let event = makeEvent() else { return }
            let lost = browser.honest(event)
            browser.says(lost)
            browser.loses(lost)
            disconnect(from: session)
        case 6: outage = decision < 128 ? .drain : decision < 192 ? .restart : .rest
        default: outage = [.crash, .replacement, .alteration, .alteration][decision / 64]
        }
    }

    private func disconnect(from session: isolated LiveSession) {
        session.disconnect(number)
        browser.disconnected()
    }

    /// Connects with a false number of a seen frame, then with the true one.
    private func lie(about number: Int, to session: isolated LiveSession) throws {
        let seen = browser.seen
        let numbers = [0, max(0, seen - number), seen &+ number, Int.max]
        connect(to: session, seen: numbers[number % 4])
        disconnect(from: session)
        // Such a client has lost earlier frames, like a page that the browser loads from its cache.
        backend.resume(after: .max)
        connect(to: session)
    }

    // MARK: What the page sends

    private func makeEvent() -> PageEvent? {
        let choice = input.byte()
        let all = browser.root.all
        let element =
            choice < 200 ? input.choice(of: all.filter(\.isControl)) : choice < 230 ? input.choice(of: all) : nil
        let number = element?.number ?? [0, -1, 1 << 40, Int.max, input.byte() * 7][choice % 5]
        let kind = kind(for: element, number)
        let decision = input.byte()
        let sequence =
            switch decision {
            case 0..<200: browser.sent + 1
            case 200..<225: browser.sent - decision % 8
            case 225..<255: browser.sent + decision % 8
            default: Int.max - 8 - decision
            }
        return PageEvent(kind == .heartbeat ? 0 : sequence, kind)
    }

    private func kind(for element: PageElement?, _ number: Int) -> PageEvent.Kind {
        let decision = input.byte()
        switch decision % 12 {
        case 6: return .edit(node: number, text: input.text())
        case 7: return .submit(node: number)
        case 8: return .focus(node: number)
        case 9: return .blur(node: number)
        case 10:
            if decision < 128 { return .hold(node: number, decision % 2 == 0) }
            if decision < 192 { return .heartbeat }
            let names = [
                WebNode.moveEvent, "script:picked", "script:chosen", "script:", "dblclick", "keydown:", "click",
            ]
            return .dispatch(node: number, name: input.choice(of: names)!, detail: input.text())
        case 11:
            let trails = ["/", "/ /fields", "/ /guarded /page/2", "/ +/list ~/fields"]
            return .navigate(trail: decision < 128 ? input.text() : trails[decision % 4])
        default: return element?.naturalEvent(&input) ?? .tap(node: number)
        }
    }

    /// Sends bytes of a file to one of the addresses that the page has been given, as a request does.
    private func sendBytes(of decision: Int, count: Int) {
        let pickers = browser.root.all.filter { $0.attributes["data-script"] == WebAssets.filesPath }
        let values = pickers.compactMap { $0.attributes["data-value"] }
        let addresses = values.flatMap { $0.split(separator: "\"") }.filter { $0.hasPrefix(FileAddress.prefix) }
        guard !addresses.isEmpty, let token = FileAddress.token(in: String(addresses[decision % addresses.count])),
            case .upload(let pipe) = exchange.file(token, for: Self.browserName), let (writer, _) = pipe.open()
        else { return }
        // A request ends with the upload that it writes to.
        Task(executorPreference: executor) { try? await pipe.write(Array(repeating: 7, count: count), by: writer) }
    }

    private func send(_ event: PageEvent, to session: isolated LiveSession) throws {
        // A page sends nothing before the connection's first frame.
        guard let connection = browser.connection, !browser.isWaiting else { return }
        let event = browser.honest(event)
        // An up-to-date page shows the session's state, and so which events the user could cause.
        let isUpToDate = browser.isUpToDate(with: backend)
        let mayAct = browser.allows(event)
        browser.says(event)
        let (acts, messages) = (model.acts, connection.count)
        session.receive(event)
        if isUpToDate { try expect(mayAct || model.acts == acts, "\(event) did something") }
        if !connection.isWritable {
            try expect(connection.count == messages, "\(event) wrote to a page that does not read")
        }
        browser.rounds(event) { backend.root.node($0)?.value }
    }
}

extension WebNode {
    fileprivate func node(_ number: Int) -> WebNode? {
        self.number == number ? self : children.lazy.compactMap { $0.node(number) }.first
    }
}
