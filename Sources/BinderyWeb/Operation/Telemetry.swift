#if Web && Telemetry
internal import Bindery
public import CoreMetrics
public import Tracing

/// Where a server sends its metrics and traces: to backends of swift-metrics and swift-distributed-tracing. Needs the
/// trait `Telemetry`.
///
/// ```swift
/// import Metrics
/// import Tracing
///
/// MetricsSystem.bootstrap(metrics)    // backends of your choice, before the server starts
/// InstrumentationSystem.bootstrap(tracer)
/// options.telemetry = .ofProcess
/// ```
///
/// The metrics have the names that ``MetricsEndpoint`` serves, with and without that endpoint. An event of a page is a
/// span, `page tap` for instance, with the path of the page without its query. It begins a trace, and ends when the
/// event is handled. So does the opening of a page, `page opening`, and `page restoring` from the store. Executions of
/// actions that these begin are spans below them, also later ones. `RequestTracing` of BinderyHTTP makes spans of their
/// requests, and continues the trace in the service. Heartbeats are not traced.
///
/// - Complexity: A span and two task-local values for each event, and a span for each execution; a call of the metrics
///   backend for each measurement.
public struct Telemetry: Sendable {
    /// Makes the metrics when the server starts.
    public var metrics: any MetricsFactory
    /// Begins the spans.
    public var tracer: any Tracer

    /// Sends both, or one of them; the other is dropped.
    public init(metrics: any MetricsFactory = NOOPMetricsHandler.instance, tracer: any Tracer = NoOpTracer()) {
        self.metrics = metrics
        self.tracer = tracer
    }

    /// What `MetricsSystem.bootstrap` and `InstrumentationSystem.bootstrap` have set.
    public static var ofProcess: Telemetry {
        Telemetry(metrics: MetricsSystem.factory, tracer: InstrumentationSystem.tracer)
    }

    var sink: MetricsSink {
        MetricsSink { [metrics] name, label in
            let dimensions = label.map { [($0.name, $0.value)] } ?? []
            let counter = CoreMetrics.Counter(label: name, dimensions: dimensions, factory: metrics)
            return { counter.increment(by: $0) }
        } meter: { [metrics] name in
            let meter = Meter(label: name, factory: metrics)
            return { meter.increment(by: Double($0)) }
        } recorder: { [metrics] name in
            let recorder = Recorder(label: name, factory: metrics)
            return { recorder.record($0) }
        } timer: { [metrics] name in
            let timer = Timer(label: name, factory: metrics)
            return { timer.recordNanoseconds($0) }
        }
    }

    /// Runs `body`, which handles an event of a page or opens it, in a span.
    func trace(_ event: String, at path: String, _ body: () -> Void) {
        let span = tracer.startSpan("page \(event)", context: .topLevel, ofKind: .server)
        // The query may be what the user has typed.
        if !path.isEmpty { span.attributes["url.path"] = String(path.prefix { $0 != "?" }) }
        ExecutionSpan.$tracer.withValue(tracer) {
            ServiceContext.$current.withValue(span.context, operation: body)
        }
        span.end()
    }
}
#endif
