import BinderyView
import BinderyWire
import Testing

@testable import BinderyInspector
@testable import BinderyWeb

/// What an inspector learns of a live session, and that looking changes nothing.
@Suite struct InspectedSessionTests {
    private let log = TraceLog()

    @Sendable private static func page() -> LivePage {
        let name = MutableProperty("", name: "name", file: "Form.swift", line: 1)
        let isEmpty = name.map(name: "isEmpty", file: "Form.swift", line: 2) { $0.isEmpty }
        return LivePage(
            language: .constant("en"), texts: .english,
            content: Screen("form", title: "Form") {
                TextField("Name", text: name).id("name")
                SecureField("Password", text: MutableProperty("", name: "password")).id("password")
                Button("Send") {}.disabled(isEmpty).id("send")
                Text("Fixed").id("fixed")
            })
    }

    private func open() async -> (LiveSession, RecordedConnection, html: String) {
        let session = LiveSession(traceLog: log)
        let html = await session.open(socket: "/s", Self.page).html
        let connection = RecordedConnection()
        _ = await session.connect(connection, seen: 0)
        return (session, connection, html)
    }

    private func node(_ id: String, in html: String) throws -> Int {
        let element = try #require(html.split(separator: "<").first { $0.contains("data-testid=\"\(id)\"") })
        let number = try #require(element.firstMatch(of: /data-n="(\d+)"/)?.1)
        return try #require(Int(number))
    }

    @Test func theUsersEventIsTheCauseUpToTheFrame() async throws {
        let (session, _, html) = await open()
        let start = log.events.last?.number ?? 0
        await session.receive(#"[1,"e",\#(try node("name", in: html)),"Ada"]"#)
        let events = log.events(after: start)
        #expect(events.first?.kind == .edit && events.first?.subject == "<input #name>")
        // Not the text: it could be a secret.
        #expect(events.first?.detail == "3 characters")
        let write = try #require(events.first { $0.kind == .write })
        #expect(write.subject == "name (Form.swift:1)" && write.causes == [events[0].number])
        let frame = try #require(events.last)
        #expect(frame.kind == .frame && frame.causes == [events[events.count - 2].number])
        let name = try #require(write.node)
        let explanation = try #require(await session.explanation(of: name))
        #expect(explanation.description.hasSuffix("by the edit of <input #name>"))
    }

    @Test func theElementsAreThoseThatFollowProperties() async throws {
        let (session, _, _) = await open()
        let elements = await session.elements()
        #expect(elements.contains { $0.name == "<input #name>" && $0.attributes.contains { $0.name == "value" } })
        #expect(!elements.contains { $0.name.contains("fixed") })
        let send = try #require(elements.first { $0.name == "<button #send>" })
        let enabled = try #require(send.attributes.first { $0.name == "enabled" }?.nodes.first)
        // The control may be in something that is disabled, too: a property of its own combines both.
        let graph = await session.graph()
        var upstream: Set = [enabled]
        for node in graph.nodes.reversed() where upstream.contains(node.id) { upstream.formUnion(node.dependencies) }
        #expect(graph.nodes.contains { $0.name == "isEmpty (Form.swift:2)" && upstream.contains($0.id) })
        #expect(graph.nodes.contains { $0.name == "name (Form.swift:1)" && $0.isNeeded })
    }

    @Test func lookingIsNotRecordedAndSendsNothing() async throws {
        let (session, sent, html) = await open()
        await session.receive(#"[1,"e",\#(try node("name", in: html)),"Ada"]"#)
        let (before, frames, nodes) = (log.events.count, sent.all.count, await session.graph().nodes.count)
        for element in await session.elements() { _ = await session.explanations(ofElement: element.id) }
        for node in await session.graph().nodes { _ = await session.explanation(of: node.id) }
        #expect(log.events.count == before && sent.all.count == frames)
        #expect(await session.graph().nodes.count == nodes)
    }

    @Test func anEditedSourceChangesThePage() async throws {
        let (session, sent, html) = await open()
        let name = try #require(await session.graph().nodes.first { $0.name == "name (Form.swift:1)" })
        #expect(await session.write("Grace", to: name.id))
        await session.receive(.heartbeat)
        let send = try node("send", in: html)
        #expect(sent.all.contains { $0.contains(#"["a",\#(send),"disabled",null]"#) })
        let why = try #require(await session.explanation(of: name.id)?.description)
        #expect(why.contains("the edit of the inspector"))
        #expect(await !session.write("Grace", to: -1))
    }

    @Test func aSecretIsNowhere() async throws {
        let (session, _, html) = await open()
        await session.receive(#"[1,"e",\#(try node("password", in: html)),"tiger"]"#)
        await expectNoSecret(of: session)
    }

    private struct Login: Equatable { var name = "", password = "" }

    @Sendable private static func pageOfParts() -> LivePage {
        let login = MutableProperty(Login(), name: "login"), pin = MutableProperty<String?>(nil, name: "pin")
        let (text, model) = (MutableProperty("", name: "text"), MutableProperty("", name: "model"))
        let codes = MutableDictionaryProperty(["door": ""], name: "codes")
        text.bind(with: model)
        return LivePage(
            language: .constant("en"), texts: .english,
            content: Screen("form", title: "Form") {
                SecureField("Password", text: login.password).id("password")
                SecureField("PIN", text: pin.unwrapped(or: "")).id("pin")
                SecureField("Text", text: text).id("text")
                SecureField("Code", text: codes.property(for: "door").unwrapped(or: "")).id("code")
                Button("Send") { withExtendedLifetime(model) {} }.id("send")
            })
    }

    @Test func aSecretThatIsAPartOrBoundIsNowhere() async throws {
        let session = LiveSession(traceLog: log)
        let html = await session.open(socket: "/s", Self.pageOfParts).html
        _ = await session.connect(RecordedConnection(), seen: 0)
        for (index, id) in ["password", "pin", "text", "code"].enumerated() {
            await session.receive(#"[\#(index + 1),"e",\#(try node(id, in: html)),"tiger"]"#)
        }
        for name in ["login", "pin", "model", "codes"] {
            #expect(log.events.contains { $0.kind == .write && $0.subject.hasPrefix(name) && $0.detail == "••••" })
        }
        await expectNoSecret(of: session)
    }

    private func expectNoSecret(of session: LiveSession) async {
        let texts =
            [TraceJSON.text(of: log.events), TraceJSON.text(of: await session.graph())]
            + [TraceJSON.text(of: await session.elements())]
        #expect(texts[0].contains("••••") && texts.allSatisfy { !$0.contains("tiger") })
        for element in await session.elements() {
            let explanations = await session.explanations(ofElement: element.id)
            #expect(!TraceJSON.text(of: explanations).contains("tiger"))
        }
    }

    @Test func aSessionThatIsNotTracedRecordsNothing() async throws {
        let session = LiveSession()
        let html = await session.open(socket: "/s", Self.page).html
        await session.receive(#"[1,"e",\#(try node("name", in: html)),"Ada"]"#)
        #expect(await session.elements().isEmpty)
        #expect(await session.graph().nodes.isEmpty)
    }

    @Test func anElementHasThePlaceOfItsView() async throws {
        let session = LiveSession(traceLog: log, answersWhy: true)
        let html = await session.open(socket: "/s", Self.page).html
        #expect(html.contains(#/data-source="BinderyWebTests/InspectedSessionTests.swift:\d+"/#))
        let element = try #require(await session.elements().first { $0.name == "<input #name>" })
        #expect(element.place?.hasPrefix("BinderyWebTests/InspectedSessionTests.swift:") == true)
        // An operator who traces a session does not send the places to its user.
        let (_, _, other) = await open()
        #expect(!other.contains("data-source"))
    }

    @Test func theStatesOfAPageAreRestored() async throws {
        let (session, connection, html) = await open()
        let name = try node("name", in: html)
        await session.receive(#"[1,"e",\#(name),"Ada"]"#)
        await session.receive(#"[2,"e",\#(name),"Grace"]"#)
        #expect(await session.restore(log.moments[1].id) == [])
        #expect(connection.all.last?.contains("\"Ada\"") == true)
        let graph = await session.graph()
        #expect(graph.nodes.first { $0.name == "name (Form.swift:1)" }?.value == "Ada")
    }
}
