#if Web && Telemetry
internal import Bindery
public import CoreMetrics
public import Tracing

/// Where a server sends its metrics and traces: to the packages that most Swift servers use.
///
/// ```swift
/// MetricsSystem.bootstrap(metrics)    // a backend of your choice
/// InstrumentationSystem.bootstrap(tracer)
/// options.telemetry = .ofProcess
/// ```
///
/// The metrics have the names of ``MetricsEndpoint``, and are made when a server starts. An event of a page is a span,
/// `page tap` for instance, with the path of the page without its query. It ends when the event is handled. Executions
/// of actions are spans below it, also later ones; `RequestTracing` of BinderyHTTP makes spans of their requests, and
/// continues the trace in the service. Heartbeats are not traced.
public struct Telemetry: Sendable {
    public var metrics: any MetricsFactory
    public var tracer: any Tracer

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

    /// Runs `body`, which handles an event of a page, in a span.
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
