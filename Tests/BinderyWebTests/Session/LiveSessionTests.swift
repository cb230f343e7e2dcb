import BinderyView
import Testing

@testable import BinderyWeb

@Suite struct LiveSessionTests {
    /// A field `name`, its echo, a button that is enabled once there is a name, and a hidden one.
    private static let page: @Sendable () -> LivePage = {
        let name = MutableProperty("")
        let presses = MutableProperty(0)
        return LivePage(
            language: .constant("en"), texts: .english,
            content: Screen("test", title: "Test") {
                TextField("Name", text: name).id("name")
                Text(name.map { $0.uppercased() }).id("echo")
                Button("Press") { presses.value += 1 }.disabled(name.map { $0.isEmpty }).id("press")
                Button("Hidden") { presses.value += 100 }.hidden(.constant(true)).id("hidden")
                Text(presses.map { "\($0)" }).id("presses")
            })
    }

    private func open() async -> (LiveSession, RecordedConnection, html: String) {
        let session = LiveSession()
        let html = await session.open(socket: "/s", Self.page).html
        return (session, RecordedConnection(), html)
    }

    private func node(_ id: String, in html: String) throws -> Int {
        let element = try #require(html.split(separator: "<").first { $0.contains("data-testid=\"\(id)\"") })
        let number = try #require(element.firstMatch(of: /data-n="(\d+)"/)?.1)
        return try #require(Int(number))
    }

    @Test func theFirstResponseIsTheCompletePage() async {
        let html = await open().html
        #expect(html.contains("<title>Test</title>"))
        #expect(html.contains(#"data-testid="press" disabled="">Press</button>"#))
        #expect(html.contains(#"data-screen="test""#))
        #expect(!html.contains("style="))
    }

    @Test func anEditChangesWhatDependsOnItInOneFrameAndIsNotEchoed() async throws {
        let (session, sent, html) = await open()
        _ = await session.connect(sent, seen: 0)
        let (name, echo, press) = try (node("name", in: html), node("echo", in: html), node("press", in: html))
        await session.receive(#"[1,"e",\#(name),"ada"]"#)
        #expect(sent.all == ["[0,[],0]", #"[1,[["t",\#(echo),"ADA"],["a",\#(press),"disabled",null]],1]"#])
    }

    @Test func anEventThatWasSeenIsIgnored() async throws {
        let (session, sent, html) = await open()
        _ = await session.connect(sent, seen: 0)
        let name = try node("name", in: html)
        await session.receive(#"[1,"e",\#(name),"a"]"#)
        await session.receive(#"[2,"e",\#(name),"ab"]"#)
        await session.receive(#"[1,"e",\#(name),"a"]"#)
        #expect(sent.all.last?.contains(#""AB""#) == true)
        #expect(sent.all.count == 3)
    }

    @Test func aDisabledOrHiddenOrUnknownControlCannotBeTapped() async throws {
        let (session, sent, html) = await open()
        _ = await session.connect(sent, seen: 0)
        for (index, id) in try [node("press", in: html), node("hidden", in: html), 9_999, 0].enumerated() {
            await session.receive(#"[\#(index + 1),"t",\#(id)]"#)
        }
        #expect(sent.all == ["[0,[],0]", "[1,[],0]", "[2,[],0]", "[3,[],0]", "[4,[],0]"])
    }

    @Test func rubbishIsIgnored() async throws {
        let (session, sent, _) = await open()
        _ = await session.connect(sent, seen: 0)
        await session.receive("")
        await session.receive(#"[1,"e",{"deep":[]}]"#)
        #expect(sent.all == ["[0,[],0]"])
    }

    @Test func aHeartbeatIsAnsweredByAnEmptyFrame() async {
        let (session, sent, _) = await open()
        _ = await session.connect(sent, seen: 0)
        await session.receive(#"[0,"p"]"#)
        #expect(sent.all == ["[0,[],0]", "[0,[],0]"])
    }

    @Test func aPageOfWhichNothingIsKnownIsToldTheWholeStateAndWhatWasSeen() async throws {
        let (session, sent, html) = await open()
        let name = try node("name", in: html)
        let first = try #require(await session.connect(sent, seen: 0))
        await session.receive(#"[1,"e",\#(name),"a<b"]"#)
        await session.disconnect(first)
        let again = RecordedConnection()
        _ = await session.connect(again, seen: 100)
        let message = try #require(again.all.first)
        #expect(message.hasPrefix(#"[1,[["R","#))
        #expect(message.contains(#"value=\"a&lt;b\""#))
        #expect(message.contains(#"["n",1,"/","Test"]"#) || message.contains(#"["n","#))
        #expect(sent.all.count == 2, "the old connection is no longer written to")
    }

    @Test func whatIsShownIsEscaped() async throws {
        let session = LiveSession()
        let html = await session.open(socket: "/s?a&b") {
            LivePage(
                language: .constant("\"><x"), texts: .english,
                content: Text("<script>alert('1')</script>&\"").id("a\"b"))
        }.html
        #expect(html.contains("&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;&quot;"))
        #expect(html.contains(#"data-testid="a&quot;b""#))
        #expect(html.contains(#"<html lang="&quot;&gt;&lt;x">"#))
        #expect(!html.contains("<x"))
    }

    @Test func aClosedSessionCancelsWhatItsModelsDoAndIsFreed() async throws {
        let log = Log()
        var session: LiveSession? = LiveSession()
        weak let freed = session
        let html = await session!.open(socket: "/s") {
            let wait = Action<Void, Void, Never> {
                await withTaskCancellationHandler {
                    try? await Task.sleep(for: .seconds(3600))
                } onCancel: {
                    log.append("cancelled")
                }
            }
            let typed = MutableProperty("")
            let late = typed.changes.debounce(for: .seconds(3600)).property(initial: "")
            return LivePage(
                language: .constant("en"), texts: .english,
                content: Column {
                    TextField("Typed", text: typed).id("typed")
                    Text(late)
                    Button("Wait", action: wait).id("wait")
                })
        }.html
        _ = await session!.connect(RecordedConnection(), seen: 0)
        await session!.receive(#"[1,"e",\#(try node("typed", in: html)),"a"]"#)
        await session!.receive(#"[2,"t",\#(try node("wait", in: html))]"#)
        #expect(!log.all.contains("cancelled"))
        await session!.close()
        #expect(log.all.last == "cancelled")
        session = nil
        // The cancelled task releases the session as soon as it has noticed.
        while freed != nil { await Task.yield() }
    }

    /// D1: the engine unlinks deallocated nodes on the session's executor, whichever thread releases them.
    @Test func aThousandSessionsCanBeDroppedFromForeignThreads() async {
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<1_000 {
                group.addTask { @concurrent in
                    let session = LiveSession()
                    _ = await session.open(socket: "/s", Self.page)
                    _ = await session.connect(RecordedConnection(), seen: 0)
                    await session.receive(#"[1,"e",4,"x"]"#)
                }
            }
        }
    }
}
