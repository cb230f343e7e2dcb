#if Telemetry
package import Tracing

/// The span of an execution in the trace of the event that led to it. What the work does belongs to the span.
package struct ExecutionSpan {
    /// Where the spans of executions begin; nil for none. A backend sets it while it handles an event of a page, and so
    /// for the tasks that the event begins.
    @TaskLocal package static var tracer: (any Tracer)?

    private let span: any Span

    /// Begins a span, named after the place that made the action; nil outside a trace.
    init?(ofActionAt file: StaticString, _ line: UInt) {
        guard let tracer = Self.tracer else { return nil }
        span = tracer.startSpan("action \(file):\(line)")
    }

    func following(_ body: () -> Void) { ServiceContext.$current.withValue(span.context, operation: body) }

    /// Ends the span. The values and failures of the program stay out of it: they may be what a user has typed.
    func end<Output, Failure>(_ event: ExecutionEvent<Output, Failure>) {
        switch event {
        case .value, .progress: return
        case .returned, .completed: break
        case .failed(let failure):
            span.attributes["error.type"] = "\(type(of: failure))"
            span.setStatus(SpanStatus(code: .error))
        case .cancelled, .superseded, .rejected: span.addEvent(SpanEvent(name: event.outcome))
        }
        span.end()
    }
}
#endif
