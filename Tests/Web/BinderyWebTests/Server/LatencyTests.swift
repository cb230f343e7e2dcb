import BinderyView
import BinderyWeb
import Foundation
import Testing

/// Line checks and the delay of a page's connection, on real sockets.
struct LatencyTests {
    @Test func theSocketSaysThatTheLineIsAlive() async throws {
        try await withServer { browser, _ in
            let page = try await browser.open("/")
            _ = try await page.wire.read(until: "[0,[],0]")
            try await page.send(#"[0,"q"]"#)
            #expect(try await page.wire.read(until: "[]").hasSuffix("[]"))
            page.close()
        }
    }

    @Test func aConnectionThatIsNotReadSaysThatTheLineIsAlive() async throws {
        let go = DispatchSemaphore(value: 0)
        let content: @Sendable () -> AnyView = {
            AnyView(Screen("busy", title: "Busy") { Button("Compute") { go.wait() }.id("compute") })
        }
        try await withServer(content: content) { browser, _ in
            let page = try await browser.open("/")
            _ = try await page.wire.read(until: "[0,[],0]")
            try await page.send(#"[1,"t",\#(page.node("compute"))]"#)
            // More events than may wait for a session: the server does not read what follows, not even a line check.
            try await page.send((2...200).map { #"[\#($0),"b",1]"# })
            #expect(try await page.wire.read(until: "[]").hasSuffix("[]"))
            go.signal()
            page.close()
        }
    }

    @Test func aRoundTripTakesAtLeastTheLatencyAndKeepsTheOrder() async throws {
        try await withServer {
            $0.latency = .milliseconds(200)
        } _: { browser, _ in
            let page = try await browser.open("/")
            _ = try await page.wire.read(until: "[0,[],0]")
            let start = ContinuousClock.now
            let name = try page.node("name")
            try await page.send((1...20).map { #"[\#($0),"e",\#(name),"\#($0)"]"# })
            let answers = try await page.wire.read(until: #"Hello, 20"]],20]"#)
            #expect(ContinuousClock.now - start >= .milliseconds(200))
            let told = answers.matches(of: /Hello, (\d+)"/).compactMap { Int($0.1) }
            #expect(told == Array(1...20))
            page.close()
        }
    }

    @Test func aPageHasALineOfItsOwn() async throws {
        let line = LineConditions()
        try await withServer(line: line) { browser, _ in
            let page = try await browser.open("/")
            _ = try await page.wire.read(until: "[0,[],0]")
            let name = try page.node("name")
            line.latency = .milliseconds(200)
            #expect(line.latency == .milliseconds(200))
            // The first event may be on its way already.
            try await page.send(#"[1,"e",\#(name),"1"]"#)
            _ = try await page.wire.read(until: #"Hello, 1"]],1]"#)
            let start = ContinuousClock.now
            try await page.send(#"[2,"e",\#(name),"2"]"#)
            _ = try await page.wire.read(until: #"Hello, 2"]],2]"#)
            #expect(ContinuousClock.now - start >= .milliseconds(200))
            // What is on its way keeps its order when the latency changes.
            try await page.send((3...10).map { #"[\#($0),"e",\#(name),"\#($0)"]"# })
            line.latency = .zero
            try await page.send((11...20).map { #"[\#($0),"e",\#(name),"\#($0)"]"# })
            let answers = try await page.wire.read(until: #"Hello, 20"]],20]"#)
            #expect(answers.matches(of: /Hello, (\d+)"/).compactMap { Int($0.1) } == Array(3...20))
            page.close()
        }
    }

    @Test func aLineThatIsCutClosesEachConnectionUntilItIsWhole() async throws {
        let line = LineConditions()
        try await withServer(line: line) { browser, _ in
            let page = try await browser.open("/")
            _ = try await page.wire.read(until: "[0,[],0]")
            line.cut(for: .seconds(600))
            _ = try await page.wire.readToEnd()
            let (refused, _) = try await page.browser.connect(page.socket)
            // Nothing arrives, not even that the page has to be loaded again.
            #expect(try await refused.readToEnd() == "")
            line.cut(for: .zero)
            let (resumed, _) = try await page.browser.connect(page.socket)
            _ = try await resumed.read(until: "[0,[],0]")
            resumed.close()
        }
    }

    @Test func aServerThatDelaysOnPurposeSaysSo() async throws {
        let lines = LogLines()
        try await withServer {
            $0.latency = .milliseconds(200)
            $0.logger = lines.logger
        } _: { _, _ in
            #expect(lines.contains("warning all pages are delayed by options.latency", "latency=0.2 seconds"))
        }
    }
}
