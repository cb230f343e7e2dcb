import Logging
import Testing

@testable import BinderyWeb

/// Which sessions are counted.
@Suite struct LiveSessionsTests {
    /// A request may be cancelled, or its user signed out, before the page is there.
    @Test func whatEndsBeforeItIsOpenedIsNotCounted() {
        let metrics = LiveMetrics()
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let sessions = LiveSessions(
            options: LiveServer.Options(port: 0), capacity: 9, report: LiveReport(logger, metrics: metrics), boot: nil,
            version: "", exists: { _ in true }, reopen: { _, _, _ in })
        let request = LiveRequest(location: "/", browser: "b", languages: [])
        for token in ["a", "b"] {
            #expect(sessions.add(sessions.makeSession(token, request), token, for: request) == nil)
        }
        #expect(sessions.noteReport(of: "b") == 2)
        sessions.remove("a")
        sessions.remove("b")
        #expect(sessions.noteReport(of: "b") == nil)
        #expect(metrics.sessionsClosed.value == 1)
    }
}
