import BinderyStreams
import BinderySynchronization
import BinderyView
import Foundation
import Logging
import Testing

@testable import BinderyWeb

private final class Presses: Restorable {
    @Reactive(.saved) var count = 0
    @Reactive var unsaved = 0
}

/// What the pages of all servers do elsewhere, and what their actions wait for.
private final class Outside: Sendable {
    let opens: AsyncStream<Void>
    let gate: AsyncStream<Void>.Continuation
    private let list = Mutex<[String]>([])

    init() { (opens, gate) = AsyncStream.makeStream(of: Void.self) }

    var deeds: [String] { list.withLock { $0 } }

    func add(_ deed: String) { list.withLock { $0.append(deed) } }
}

private func page(of server: String, acting outside: Outside) -> LivePage {
    let presses = Presses()
    let act = Action<Void, Void, Never> {
        outside.add("\(server) begins")
        for await _ in outside.opens { break }
        outside.add(Task.isCancelled ? "\(server) is cancelled" : "\(server) acts")
    }
    let ticks = Producer<Int, Never>.interval(.milliseconds(10)).property(initial: 0)
    return LivePage(
        language: .constant("en"), texts: .english,
        content: Screen("s", title: "S") {
            Button("Press") {
                presses.count += 1
                presses.unsaved += 1
            }
            .id("press")
            Button("Act", action: act).id("act")
            Text(presses.$count.map { "pressed \($0)" }).id("presses")
            Text(presses.$unsaved.map { "unsaved \($0)" }).id("unsaved")
            Text(
                ticks.map { _ in
                    outside.add("\(server) ticks")
                    return "runs"
                })
        }.saved(presses))
}

/// Two servers, as on two machines, with a Redis server between them.
@Suite struct MovingPageTests {
    private struct Cluster {
        let redis: RedisServer
        /// Between the first server and Redis.
        let cable: Cable
        let first: Browser
        let second: Browser
        let firstServer: LiveServer
        /// Of the first server and the second one.
        let logs: [LogLines]
        let outside: Outside
    }

    private func serve(
        _ store: CabledStore, as name: String, log: LogLines, _ outside: Outside,
        _ body: (Browser, LiveServer) async throws -> Void
    ) async throws {
        var options = LiveServer.Options(port: 0)
        options.logger = log.logger
        options.store = store
        options.bus = store
        let server = LiveServer(options: options, prepare: { _ in }, page: { _, _ in page(of: name, acting: outside) })
        try await running { ready in
            try await server.run(ready: ready)
        } _: { port in
            try await body(Browser(port: port), server)
        }
    }

    private func withCluster(_ body: (Cluster) async throws -> Void) async throws {
        let redis = try await RedisServer(), cable = Cable()
        let stores = (try await RedisStore(redis.address), try await RedisStore(redis.address))
        let logs = [LogLines(), LogLines()], outside = Outside()
        try await serve(CabledStore(store: stores.0, cable: cable), as: "first", log: logs[0], outside) {
            first, server in
            try await serve(CabledStore(store: stores.1, cable: Cable()), as: "second", log: logs[1], outside) {
                second, _ in
                try await body(
                    Cluster(
                        redis: redis, cable: cable, first: first, second: second, firstServer: server, logs: logs,
                        outside: outside))
            }
        }
    }

    /// Connects the page, and returns its connection after the first frame with `text`.
    private func move(_ page: OpenPage, to browser: Browser, showing text: String) async throws -> Wire {
        var browser = browser
        browser.cookie = page.browser.cookie
        while true {
            let (wire, head) = try await browser.connect(page.socket)
            guard head.hasPrefix("HTTP/1.1 101 ") else { continue }
            let frames = try await wire.readFrames { $0.text.contains(text) || $0.opcode == 8 }
            if frames.last?.opcode != 8 { return wire }
        }
    }

    private func press(_ event: Int, on page: OpenPage, over wire: Wire, showing text: String) async throws {
        try await wire.write(OpenPage.frames([#"[\#(event),"t",\#(try page.node("press"))]"#]))
        _ = try await wire.readFrames { $0.text.contains(text) }
    }

    /// Returns when the effects of an event are stored: what is handled and not stored is lost with a process.
    private func stored(_ event: Int, of page: OpenPage, in cluster: Cluster) async throws {
        let store = try await RedisStore(cluster.redis.address)
        let token = String(try #require(page.socket.firstMatch(of: /page=([^&]*)/)?.1))
        try await eventually { try await store.session(token)?.acknowledged == event }
    }

    /// The code of the close frame.
    private func closing(of wire: Wire) async throws -> Int? {
        let frames = try await wire.readFrames { $0.opcode == 8 }
        return frames.last.map { Int($0.payload[0]) << 8 | Int($0.payload[1]) }
    }

    /// Another process would only have what its models save.
    @Test func aPageStaysWithItsProcessWhereverItConnects() async throws {
        try await withCluster { cluster in
            let page = try await cluster.first.open("/")
            try await press(1, on: page, over: page.wire, showing: "unsaved 1")
            let second = try await move(page, to: cluster.second, showing: "unsaved 1")
            #expect(try await closing(of: page.wire) == Int(PageClosing.replaced.rawValue))
            try await press(2, on: page, over: second, showing: "unsaved 2")
            let third = try await move(page, to: cluster.first, showing: "unsaved 2")
            try await press(3, on: page, over: third, showing: "unsaved 3")
        }
    }

    /// Its process ends, and has handed it over.
    @Test func aPageOfAProcessThatEndsContinuesAtAnother() async throws {
        try await withCluster { cluster in
            let page = try await cluster.first.open("/")
            try await press(1, on: page, over: page.wire, showing: "pressed 1")
            await cluster.firstServer.drain()
            #expect(try await closing(of: page.wire) == Int(PageClosing.goingAway.rawValue))
            let second = try await move(page, to: cluster.second, showing: "pressed 1")
            try await press(2, on: page, over: second, showing: "pressed 2")

            let token = String(try #require(page.socket.firstMatch(of: /page=([^&]*)/)?.1))
            let acts = cluster.logs.map { log in
                log.all.filter { $0.hasPrefix("trace event handled ") }
                    .map { $0.replacing(#/at=[0-9]+ /#, with: "") }
            }
            let name = ContentHash(of: [token.utf8])
            // A busy process that renews its lease late takes the page once more, with a higher epoch.
            let handled = try acts.map { lines in
                let act = try #require(lines.first?.firstMatch(of: /epoch=([0-9]+) event=([0-9]+) page=(.*)/))
                #expect(lines.count == 1 && act.3 == "\(name)")
                return (epoch: Int(act.1)!, event: act.2)
            }
            #expect(handled[0].event == "1" && handled[1].event == "2")
            #expect(handled[1].epoch > handled[0].epoch)
            #expect(!cluster.logs.contains { $0.contains(token) })
        }
    }

    /// A page connects elsewhere than where it was made, before anything of it is stored.
    @Test func aNewPageConnectsElsewhere() async throws {
        try await withCluster { cluster in
            let answer = try await cluster.first.get("/")
            let cookie = try #require(answer.headers["Set-Cookie"] as? String).prefix { $0 != ";" }
            let socket = try #require(answer.text.firstMatch(of: /data-socket="([^"]*)"/)?.1)
                .replacingOccurrences(of: "&amp;", with: "&")
            let browser = Browser(port: cluster.second.port, cookie: String(cookie))
            let (wire, _) = try await browser.connect(socket)
            let page = OpenPage(html: answer.text, browser: browser, socket: socket, wire: wire, head: "")
            try await press(1, on: page, over: wire, showing: "pressed 1")
        }
    }

    /// Its server is cut off from Redis: it handles no event, and sends the page elsewhere, where the event is handled
    /// once. When the server can be reached again, it does not act for the page.
    @Test func aPageLeavesAServerThatIsCutOff() async throws {
        try await withCluster { cluster in
            let page = try await cluster.first.open("/")
            try await press(1, on: page, over: page.wire, showing: "pressed 1")
            try await stored(1, of: page, in: cluster)
            cluster.cable.isCut = true
            try await Task.sleep(for: OwnershipLease.length)
            let first = Browser(port: cluster.first.port, cookie: page.browser.cookie)
            let wire = try await first.connect(page.socket).wire
            #expect(try await closing(of: wire) == Int(PageClosing.unavailable.rawValue))
            // From then on a proxy asks another server.
            try await eventually { try await first.get("/bindery/health").text == "cut off\n" }
            #expect(try await first.get("/bindery/health").status == 503)
            #expect(try await first.connect(page.socket).head.hasPrefix("HTTP/1.1 503 "))
            // A proxy asks another process for a new page too; a browser without one shows it.
            let served = try await first.get("/")
            #expect(served.status == 503 && served.text.contains("pressed 0"))

            let second = try await move(page, to: cluster.second, showing: "pressed 1")
            try await press(2, on: page, over: second, showing: "pressed 2")
            cluster.cable.isCut = false
            try await press(3, on: page, over: second, showing: "pressed 3")
            let third = try await move(page, to: cluster.first, showing: "pressed 3")
            try await press(4, on: page, over: third, showing: "pressed 4")
        }
    }

    /// The events of an open connection wait for the store, and are handled in order if it comes back in time.
    @Test func eventsWaitWhileTheServerIsCutOff() async throws {
        try await withCluster { cluster in
            let page = try await cluster.first.open("/")
            try await press(1, on: page, over: page.wire, showing: "pressed 1")
            cluster.cable.isCut = true
            try await Task.sleep(for: OwnershipLease.length)
            let node = try page.node("press")
            try await page.send([#"[2,"t",\#(node)]"#, #"[3,"t",\#(node)]"#])
            try await Task.sleep(for: .milliseconds(300))
            cluster.cable.isCut = false
            _ = try await page.wire.readFrames { $0.text.contains("pressed 3") }
            try await stored(3, of: page, in: cluster)

            cluster.cable.isCut = true
            try await Task.sleep(for: OwnershipLease.length)
            try await page.send(#"[4,"t",\#(node)]"#)
            #expect(try await closing(of: page.wire) == Int(PageClosing.goingAway.rawValue))
            let second = try await move(page, to: cluster.second, showing: "pressed 3")
            try await press(4, on: page, over: second, showing: "pressed 4")
        }
    }

    /// Its timers, and its actions that wait for something, do nothing there.
    @Test func whatALostPageHasBegunDoesNotGoOn() async throws {
        try await withCluster { cluster in
            let (page, outside) = (try await cluster.first.open("/"), cluster.outside)
            try await press(1, on: page, over: page.wire, showing: "pressed 1")
            try await stored(1, of: page, in: cluster)
            try await page.send(#"[2,"t",\#(try page.node("act"))]"#)
            try await eventually { outside.deeds.contains("first begins") }
            cluster.cable.isCut = true
            let second = try await move(page, to: cluster.second, showing: "pressed 1")
            outside.gate.yield()
            try await eventually { outside.deeds.contains("second ticks") }
            cluster.cable.isCut = false
            try await eventually { outside.deeds.contains { ["first acts", "first is cancelled"].contains($0) } }
            try #require(!outside.deeds.contains("first acts"))
            try await press(3, on: page, over: second, showing: "pressed 2")
            let deeds = outside.deeds
            let taken = try #require(deeds.firstIndex(of: "second ticks"))
            #expect(deeds.contains("first ticks") && !deeds[taken...].contains("first ticks"))
        }
    }

    /// It is cut off for a moment, and no other process wants its page.
    @Test func whatAPageHasBegunGoesOnWhenItsProcessIsBack() async throws {
        try await withCluster { cluster in
            let (page, outside) = (try await cluster.first.open("/"), cluster.outside)
            try await press(1, on: page, over: page.wire, showing: "pressed 1")
            try await page.send(#"[2,"t",\#(try page.node("act"))]"#)
            try await eventually { outside.deeds.contains("first begins") }
            cluster.cable.isCut = true
            try await eventually { cluster.firstServer.site.sessions.lease?.present == nil }
            outside.gate.yield()
            let ticks = outside.deeds.count
            cluster.cable.isCut = false
            try await eventually { outside.deeds.contains("first acts") }
            try await eventually { outside.deeds.count > ticks + 1 }
        }
    }

    /// A page is not told to load again, which would lose what is not stored, because the store is away.
    @Test func aPageAsksAgainWhileRedisIsAway() async throws {
        try await withCluster { cluster in
            let page = try await cluster.first.open("/")
            try await press(1, on: page, over: page.wire, showing: "pressed 1")
            try await stored(1, of: page, in: cluster)
            await cluster.redis.kill()
            let (wire, _) = try await Browser(port: cluster.second.port, cookie: page.browser.cookie)
                .connect(page.socket)
            #expect(try await closing(of: wire) == Int(PageClosing.unavailable.rawValue))
            try await cluster.redis.start()
            let second = try await move(page, to: cluster.second, showing: "pressed 1")
            try await press(2, on: page, over: second, showing: "pressed 2")
        }
    }
}
