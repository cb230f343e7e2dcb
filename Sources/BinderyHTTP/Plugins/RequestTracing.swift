#if Telemetry
internal import Foundation
public import Tracing

/// A plug-in that makes each try of a request a span of the current trace, and passes the trace on to the service.
///
/// | event | result |
/// |---|---|
/// | a try begins | a span of kind `client` begins, below the span that is current, named after the endpoint |
/// | | the tracer adds its headers, such as `traceparent`, to the request |
/// | the answer arrives | the span has its status, and is one with an error from 400 on |
/// | the try fails or is cancelled | the span has the error |
///
/// Within a page of BinderyWeb with `options.telemetry`, the current span is the execution of the action that sends the
/// request. The span has the method, the host and the port, and no header and no value of the path: these may identify
/// a user.
///
/// Add it after ``BearerAuthentication``, so that the try with a fresh token has a span of its own.
public struct RequestTracing: HTTPPlugin {
    private let tracer: (any Tracer)?

    /// Without a tracer, `InstrumentationSystem.tracer`, read for each request.
    public init(tracer: (any Tracer)? = nil) { self.tracer = tracer }

    public nonisolated(nonsending) func send(
        _ request: HTTPRequest, through chain: HTTPChain
    ) async throws(HTTPFailure.Reason) -> HTTPResponse {
        let tracer = tracer ?? InstrumentationSystem.tracer
        let span = tracer.startSpan(request.endpoint, ofKind: .client)
        defer { span.end() }
        span.attributes["http.request.method"] = request.method.rawValue
        if let host = request.url.host { span.attributes["server.address"] = host }
        if let port = request.url.port { span.attributes["server.port"] = port }
        var request = request
        tracer.inject(span.context, into: &request.headers, using: HeaderInjector())
        do {
            let response = try await chain.proceed(request)
            span.attributes["http.response.status_code"] = response.status
            if response.status >= 400 { span.setStatus(SpanStatus(code: .error)) }
            return response
        } catch {
            span.recordError(error)
            span.setStatus(SpanStatus(code: .error))
            throw error
        }
    }
}

private struct HeaderInjector: Injector {
    func inject(_ value: String, forKey key: String, into headers: inout HTTPHeaders) { headers[key] = value }
}

extension HTTPPlugin where Self == RequestTracing {
    public static var tracing: Self { RequestTracing() }
}
#endif
