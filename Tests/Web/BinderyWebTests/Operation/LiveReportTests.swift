import Testing

@testable import BinderyWeb

struct LiveReportTests {
    @Test func aPathIsLoggedUpToItsTwoHundredthCharacter() {
        let log = LogLines()
        let report = LiveReport(log.logger, metrics: nil)
        let logged = "/" + String(repeating: "a", count: 199)
        report.opened(1, at: logged)
        report.opened(2, at: logged + "b")
        report.restored(3, at: logged + String(repeating: "b", count: 30_000))
        #expect(
            log.all == [
                "debug session opened path=\(logged) session=1",
                "debug session opened path=\(logged) session=2",
                "debug session restored from the store path=\(logged) session=3",
            ])
    }
}
