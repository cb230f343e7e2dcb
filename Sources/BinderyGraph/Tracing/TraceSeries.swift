internal import CBinderyShims

/// Events of one thing that lasts, such as an observation of a stream. Each later event names the first one as its last
/// cause, whatever else leads to it.
package final class TraceSeries {
    private let subject: String
    private let log: TraceLog?
    package let beginning: TraceStep

    /// Records the first event, caused by what runs now. Nil while tracing is off here.
    package init?(_ kind: TraceEvent.Kind, of subject: @autoclosure () -> String) {
        guard bindery_is_tracing() else { return nil }
        self.subject = subject()
        log = .current
        beginning = TraceStep(kind, of: self.subject, value: "", .event(cause: .current), log: log)
        beginning.record()
    }

    /// Records an event in the log of the first one, also where another log records or none does. It is caused by what
    /// runs now.
    package func record(_ kind: TraceEvent.Kind, _ detail: String = "") -> TraceStep {
        let step = TraceStep(kind, of: subject, value: detail, .event(cause: .current ?? beginning), log: log)
        guard let log else { return step }
        var causes = [beginning.number]
        if case .event(let cause?) = step.reason, cause !== beginning { causes.insert(cause.number, at: 0) }
        log.append(
            TraceEvent(
                number: step.number, kind: kind, subject: subject, node: nil, time: log.now, duration: nil,
                causes: causes, site: nil, text: .text(detail)),
            of: step)
        return step
    }

    /// Makes a step of the series the cause of what `body` does, which is recorded in the log of the series.
    package func following(_ step: TraceStep, _ body: () -> Void) {
        guard let log, TraceLog.current !== log else { return TraceStep.following(step, body) }
        log.record { TraceStep.following(step, body) }
    }
}
