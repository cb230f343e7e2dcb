internal import BinderySynchronization

/// A screen of a session that is traced: what it makes is expected to end with it.
package final class TracedScreen: Sendable {
    private let name: String
    private let log: TraceLog
    private let ended = Mutex<Duration?>(nil)

    /// Nil where no log records.
    package init?(_ name: @autoclosure () -> String) {
        guard let log = TraceLog.current else { return nil }
        self.log = log
        self.name = name()
    }

    /// Records that the screen is made, as an event of this kind, and marks what `body` makes as the screen's.
    package static func making(_ screen: TracedScreen?, _ kind: TraceEvent.Kind, _ body: () -> Void) {
        guard let screen else { return body() }
        let outer = screen.log.screen
        screen.log.screen = screen
        defer { screen.log.screen = outer }
        TraceStep.following(screen.record(kind), body)
    }

    /// Records that the screen has ended, as an event of this kind.
    package func screenDidEnd(_ kind: TraceEvent.Kind) {
        ended.withLock { $0 = log.now }
        _ = record(kind)
    }

    private func record(_ kind: TraceEvent.Kind) -> TraceStep {
        let step = TraceStep(
            kind, of: "the screen \(name)", text: .text(""), .event(cause: TraceStep.current), log: log,
            isConsequence: true)
        step.record()
        return step
    }

    var end: TraceGraph.EndedScreen? {
        ended.withLock { $0 }.map { TraceGraph.EndedScreen(name: name, time: $0) }
    }
}
