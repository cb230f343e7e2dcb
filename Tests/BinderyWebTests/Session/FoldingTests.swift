import BinderyStreams
import BinderyView
import BinderyWebTesting
import Testing

@testable import BinderyWeb

/// When the session of a page that rests is folded, and what is kept of it in memory.
struct FoldingTests {
    private let store = MemorySessionStore()
    private let connection = RecordedConnection()
    private let wakes = Counter()

    private final class Counter: Sendable {
        private let state = SharedProperty(0)
        var count: Int { state.value }
        func add() { state.withValue { $0 += 1 } }
    }

    private final class Model: Restorable {
        @Reactive(.saved) var name = ""
        let load = Action<Void, Void, Never> {
            // Until it is cancelled.
            for await _ in AsyncStream<Void>.makeStream().stream {}
        }
    }

    private func page(
        _ content: @escaping @Sendable (Model) -> AnyView = { _ in AnyView(Text("")) }
    )
        -> @Sendable () -> LivePage
    {
        {
            let model = Model()
            return LivePage(
                language: .constant("en"), texts: .english,
                content: Screen("test", title: "Test") {
                    TextField("Name", text: model.$name).id("name")
                    Button("Load", action: model.load).id("load")
                    content(model)
                }.saved(model))
        }
    }

    private func open(
        _ page: @escaping @Sendable () -> LivePage, in store: (any SessionStore)? = nil
    ) async -> (LiveSession, html: String) {
        let session = LiveSession(
            persistence: SessionPersistence(
                by: SaveCollector(into: store ?? self.store),
                as: SavedSession(token: "token", browser: "browser", location: "/")),
            isFoldable: true)
        let html = await session.open(socket: "/s", page).html
        _ = await session.connect(connection, seen: 0)
        return (session, html)
    }

    private func number(of id: String, in html: String) throws -> Int {
        let element = try #require(html.split(separator: "<").first { $0.contains("data-testid=\"\(id)\"") })
        let number = try #require(element.firstMatch(of: /data-n="(\d+)"/)?.1)
        return try #require(Int(number))
    }

    private static func property(of likes: Broadcast<Int>) -> Property<String> {
        let property = MutableProperty("")
        property <~ likes.signal().map { "\($0) likes" }
        return property
    }

    private func makeFolded() -> FoldedSession { FoldedSession { [wakes] in wakes.add() } }

    /// Asks twice, as the socket does.
    private func fold(_ session: LiveSession, _ folded: FoldedSession? = nil) async -> Bool {
        let folded = folded ?? makeFolded()
        await session.saveAll()
        _ = await session.fold(into: folded, on: 1)
        return await session.fold(into: folded, on: 1)
    }

    @Test func thePageRestsOnceItHasBeenSentNothingForTheWholeTime() async throws {
        let (session, html) = await open(page { AnyView(Text($0.$name)) })
        let folded = makeFolded()
        #expect(await !session.fold(into: folded, on: 1), "asked for the first time")
        await session.receive(#"[1,"e",\#(try number(of: "name", in: html)),"ada"]"#)
        await session.saveAll()
        #expect(await !session.fold(into: folded, on: 1), "sent a frame since")
        #expect(await session.fold(into: folded, on: 1))
        #expect(await session.isClosed)
        #expect(await store.session("token")?.acknowledged == 1)
        #expect(connection.closed == nil, "the page stays connected")
    }

    @Test func aHeartbeatIsAnsweredWithWhatThePageHas() async throws {
        let (session, html) = await open(page { AnyView(Text($0.$name)) })
        await session.receive(#"[1,"e",\#(try number(of: "name", in: html)),"ada"]"#)
        let folded = makeFolded()
        #expect(await fold(session, folded))
        #expect(String(decoding: folded.heartbeatAnswer, as: UTF8.self) == "[1,[],1]")
        #expect(connection.all.last == "[1,[],1]", "and is told before that its event is stored: \(connection.all)")
    }

    /// A store that hangs would keep the page from reacting.
    @Test func aSessionIsKeptWhileItIsBeingSaved() async {
        let slow = SlowStore()
        let (session, _) = await open(page(), in: slow)
        await slow.waitForSave()
        let folded = makeFolded()
        _ = await session.fold(into: folded, on: 1)
        #expect(await !session.fold(into: folded, on: 1))
        await slow.finishSave()
        await session.saveAll()
        #expect(await session.fold(into: folded, on: 1))
    }

    @Test func aSessionIsKeptWithoutAStoreOrAConnectionThatReads() async {
        let session = LiveSession(isFoldable: true)
        _ = await session.open(socket: "/s", page())
        _ = await session.connect(connection, seen: 0)
        #expect(await !fold(session))

        let (slow, _) = await open(page())
        connection.isWritable = false
        #expect(await !fold(slow))
        connection.isWritable = true
        await slow.disconnect(1)
        #expect(await !fold(slow), "the grace period of a page that has left is another rule")
    }

    @Test func aSessionIsKeptWhileWorkIsUnderWay() async throws {
        let (session, html) = await open(page())
        await session.receive(#"[1,"t",\#(try number(of: "load", in: html))]"#)
        #expect(await !fold(session))
        #expect(await !session.isClosed)
    }

    @Test func aSessionIsKeptWhileATimerRuns() async throws {
        let (session, html) = await open(
            page { model in
                let late = MutableProperty("")
                late <~ model.$name.changes.debounce(for: .seconds(3600))
                return AnyView(Text(late))
            })
        await session.receive(#"[1,"e",\#(try number(of: "name", in: html)),"ada"]"#)
        #expect(await !fold(session))
    }

    @Test func aSessionIsKeptWhileItIsTraced() async {
        let session = LiveSession(
            persistence: SessionPersistence(
                by: SaveCollector(into: store), as: SavedSession(token: "token", browser: "browser", location: "/")),
            traceLog: TraceLog(), isFoldable: true)
        _ = await session.open(socket: "/s", page())
        _ = await session.connect(connection, seen: 0)
        #expect(await !fold(session))
    }

    @Test func whatSharedObjectsSendWakesThePage() async {
        let (visitors, likes) = (SharedProperty(0), Broadcast<Int>())
        let (session, _) = await open(
            page { _ in
                AnyView(
                    Column {
                        Text(visitors.property().map { "\($0) here" })
                        Text(Self.property(of: likes))
                    })
            })
        let folded = makeFolded()
        #expect(await fold(session, folded))
        #expect(!folded.isWoken)
        visitors.withValue { $0 = 0 }
        #expect(wakes.count == 0, "an equal value is not a change")
        visitors.withValue { $0 = 1 }
        #expect(wakes.count == 1)
        #expect(folded.isWoken)
        likes.send(1)
        #expect(wakes.count == 1, "it is woken once")
    }

    @Test func whatTheSessionChangesByItsEndDoesNotWakeIt() async {
        let visitors = SharedProperty(1)
        let (session, _) = await open(
            page { _ in
                let leaving = Leaving { visitors.withValue { $0 -= 1 } }
                return AnyView(
                    Button(visitors.property().map { "\($0) here" }) { withExtendedLifetime(leaving) {} })
            })
        let folded = makeFolded()
        #expect(await fold(session, folded))
        #expect(visitors.value == 0)
        #expect(!folded.isWoken)
        visitors.withValue { $0 += 1 }
        #expect(folded.isWoken)
    }

    private final class Leaving: Sendable {
        private let leave: @Sendable () -> Void
        init(_ leave: @escaping @Sendable () -> Void) { self.leave = leave }
        deinit { leave() }
    }

    /// The default of a broadcast loses nothing.
    @Test func theRestoredSessionReceivesWhatWasSentMeanwhile() async throws {
        let likes = Broadcast<Int>()
        let page = page { _ in AnyView(Text(Self.property(of: likes))) }
        let (session, _) = await open(page)
        let folded = makeFolded()
        #expect(await fold(session, folded))
        likes.send(7)
        let saved = try #require(await store.session("token"))
        let restored = LiveSession(
            persistence: SessionPersistence(by: SaveCollector(into: store), as: saved), isFoldable: true)
        await restored.continues(folded)
        await restored.open(restoring: saved, page)
        _ = try #require(await restored.unfold(folded, for: connection))
        await restored.receive("")
        #expect(connection.all.contains { $0.contains("7 likes") }, "\(connection.all)")
    }

    /// The next page, for instance in a duplicated tab, continues its state and does not end it.
    @Test func aSessionThatIsRestoredForItsPageIsConnected() async throws {
        let page = page { AnyView(Text($0.$name)) }
        let (session, _) = await open(page)
        let folded = makeFolded()
        #expect(await fold(session, folded))
        let ended = await session.stateForSuccessor()
        #expect(ended == nil, "what is stored is newer")
        let saved = try #require(await store.session("token"))
        let restored = LiveSession(
            persistence: SessionPersistence(by: SaveCollector(into: store), as: saved), isFoldable: true)
        await restored.continues(folded)
        await restored.open(restoring: saved, page)
        let former = try #require(await restored.stateForSuccessor())
        #expect(former.isConnected)
        let number = try #require(await restored.connect(RecordedConnection(), seen: 0))
        await restored.disconnect(number)
        let left = try #require(await restored.stateForSuccessor())
        #expect(!left.isConnected, "the page connected again, and has left")
    }

    @Test func anEntryIsTakenOver() async throws {
        let visits = Presence<String>()
        let page = page { _ in
            let entry = visits.enter("ada")
            return AnyView(Button("Leave") { entry.leave() })
        }
        let (session, _) = await open(page)
        let folded = makeFolded()
        #expect(await fold(session, folded))
        let saved = try #require(await store.session("token"))
        let restored = LiveSession(
            persistence: SessionPersistence(by: SaveCollector(into: store), as: saved), isFoldable: true)
        await restored.continues(folded)
        await restored.open(restoring: saved, page)
        _ = try #require(await restored.unfold(folded, for: connection))
        folded.end()
        #expect(visits.values == ["ada"])
        await restored.close()
        #expect(visits.values == [], "there is one entry, and it is the restored session's")
    }

    @Test func aListThatIsScrolledFarKeepsItsSession() async throws {
        let (session, html) = await open(
            page { _ in
                let rows = MutableListProperty(Array(0..<500))
                return AnyView(List(rows, id: { $0 }) { row in Text(row.map { "\($0)" }) }.id("list"))
            })
        let list = try number(of: "list", in: html)
        await session.receive(#"[1,"w",\#(list),100,120,1]"#)
        #expect(await !fold(session))
        await session.receive(#"[2,"w",\#(list),3,20,0]"#)
        #expect(await fold(session))
    }

    @Test func aChangeThatIsNotDeliveredYetKeepsTheSession() async {
        let visitors = SharedProperty(0)
        let (session, _) = await open(page { _ in AnyView(Text(visitors.property().map { "\($0) here" })) })
        let folded = makeFolded()
        _ = await session.fold(into: folded, on: 1)
        let isFolded = await session.change(visitors, thenFoldInto: folded)
        #expect(!isFolded)
        #expect(await !session.isClosed)
    }

    @Test func thePresenceOfAPageLastsWhileItIsFolded() async {
        let visits = Presence<String>()
        let (session, _) = await open(
            page { _ in
                let entry = visits.enter("ada")
                return AnyView(Button("Leave") { entry.leave() })
            })
        let folded = makeFolded()
        #expect(await fold(session, folded))
        #expect(visits.values == ["ada"])
        folded.end()
        #expect(visits.values == [])
    }

    @Test func theRestoredSessionRepeatsWhatThePageHasSent() async throws {
        let (session, html) = await open(page())
        await session.receive(#"[1,"e",\#(try number(of: "name", in: html)),"ada"]"#)
        let folded = makeFolded()
        #expect(await fold(session, folded))
        let saved = try #require(await store.session("token"))
        #expect(folded.position.epoch == saved.epoch)
        let restored = LiveSession(persistence: SessionPersistence(by: SaveCollector(into: store), as: saved))
        await restored.continues()
        await restored.open(restoring: saved, page())
        let (number, frame) = try #require(await restored.unfold(folded, for: connection))
        let message = try #require(connection.all.last)
        #expect(number == 1)
        #expect(message.contains(#"["E","#) && message.contains(",1]"), "whole, and continued: \(message)")
        #expect(message.hasSuffix(",\(frame)]"))
    }
}

extension LiveSession {
    /// Changes a shared property and folds in one job, before the change is delivered.
    fileprivate func change(_ property: SharedProperty<Int>, thenFoldInto folded: FoldedSession) async -> Bool {
        property.withValue { $0 += 1 }
        return await fold(into: folded, on: 1)
    }
}
