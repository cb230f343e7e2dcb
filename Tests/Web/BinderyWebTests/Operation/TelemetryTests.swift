import BinderyHTTP
import BinderyHTTPTesting
import BinderyView
import CoreMetrics
import Foundation
import InMemoryTracing
import MetricsTestKit
import Testing
import Tracing

@testable import BinderyWeb

/// What a server sends to swift-metrics and swift-distributed-tracing.
@Suite struct TelemetryTests {
    private let tracer = InMemoryTracer()

    /// A button that asks a service.
    private final class Model {
        let order: Action<Void, String, HTTPFailure>
        let answer: Property<String?>

        init(tracer: InMemoryTracer, service: StubTransport, policy: OverlapPolicy) {
            var client = HTTPClient(base: URL(string: "http://service:81")!, transport: service)
            client.plugins = [RequestTracing(tracer: tracer)]
            client.retry = .none
            order = .sending(by: client, policy: policy) { Endpoint<String, HTTPFailure>(.post, "orders") }
            answer = order.latest
        }
    }

    private func run(
        _ service: StubTransport, metrics: TestMetrics? = nil, policy: OverlapPolicy = .reject,
        ordersAtOpening: Bool = false, _ body: (OpenPage) async throws -> Void
    ) async throws {
        let tracer = tracer
        try await withServer {
            $0.telemetry = Telemetry(metrics: metrics ?? TestMetrics(), tracer: tracer)
        } content: {
            let model = Model(tracer: tracer, service: service, policy: policy)
            if ordersAtOpening { model.order.execute() }
            return AnyView(
                Screen("order", title: "Order") {
                    Button("Order", action: model.order).id("order")
                    Button("Cancel") { model.order.cancel() }.id("cancel")
                    Text(model.answer.map { $0 ?? "none" }).id("answer")
                    Text(model.order.failure.map { $0 == nil ? "" : "failed" }).id("failure")
                })
        } _: { browser, _ in
            let page = try await browser.open("/order")
            _ = try await page.wire.read(until: "]")
            try await body(page)
            page.close()
        }
    }

    @Test func aTapItsActionAndTheRequestOfThatAreOneTrace() async throws {
        let service = StubTransport()
        service.on(.post, "orders", .json("done"))
        try await run(service) { page in
            try await page.send(#"[1,"t",\#(page.node("order"))]"#)
            _ = try await page.wire.read(until: "done")
        }
        let event = try #require(tracer.finishedSpans.first { $0.operationName == "page tap" })
        let request = try #require(tracer.finishedSpans.first { $0.operationName == "POST orders" })
        #expect(event.kind == .server && event.parentSpanID == nil)
        let action = try #require(tracer.finishedSpans.first { $0.operationName.hasPrefix("action ") })
        #expect(action.operationName.hasPrefix("action BinderyWebTests/TelemetryTests.swift:"))
        #expect(action.parentSpanID == event.spanID)
        #expect(request.kind == .client && request.parentSpanID == action.spanID)
        #expect(Set([event, action, request].map(\.traceID)).count == 1)
        #expect(request.attributes["http.response.status_code"]?.toSpanAttribute() == .int64(200))
        #expect(request.attributes["server.address"]?.toSpanAttribute() == .string("service"))
        #expect(request.attributes["server.port"]?.toSpanAttribute() == .int64(81))
        let headers = try #require(service.requests.first).headers
        #expect(headers[InMemoryTracer.traceIDKey] == event.traceID, "\(headers.fields)")
    }

    /// The sample of Operation.md. A process does it once.
    @Test func whatTheGuideShowsSendsMetricsAndTraces() async throws {
        let metrics = TestMetrics(), service = StubTransport()
        service.on(.post, "orders", .json("done"))
        var options = LiveServer.Options()
        var client = HTTPClient(base: URL(string: "http://service")!, transport: service)
        MetricsSystem.bootstrap(metrics)
        InstrumentationSystem.bootstrap(tracer)
        options.telemetry = .ofProcess
        client.plugins = [.tracing]

        let (telemetry, traced) = (options.telemetry, client)
        try await withServer {
            $0.telemetry = telemetry
        } content: {
            let order = Action<Void, String, HTTPFailure>.sending(by: traced) {
                Endpoint<String, HTTPFailure>(.post, "orders")
            }
            return AnyView(
                Screen("order", title: "Order") {
                    Button("Order", action: order).id("order")
                    Text(order.latest.map { $0 ?? "none" })
                })
        } _: { browser, _ in
            let page = try await browser.open("/order")
            try await page.send(#"[1,"t",\#(page.node("order"))]"#)
            _ = try await page.wire.read(until: "done")
        }
        let request = try #require(tracer.finishedSpans.first { $0.operationName == "POST orders" })
        #expect(tracer.finishedSpans.contains { $0.operationName == "page tap" && $0.traceID == request.traceID })
        #expect(metrics.counters.contains { $0.label == "bindery_events_total" && $0.totalValue > 0 })
    }

    @Test func aRequestThatFailsIsASpanWithAnError() async throws {
        let service = StubTransport()
        service.on(.post, "orders", .failure(.refused), .status(500))
        try await run(service) { page in
            try await page.send(#"[1,"t",\#(page.node("order"))]"#)
            _ = try await page.wire.read(until: "failed")
            try await page.send(#"[2,"t",\#(page.node("order"))]"#)
            _ = try await page.wire.read(until: "failed")
        }
        let requests = tracer.finishedSpans.filter { $0.operationName == "POST orders" }
        #expect(requests.map { $0.status?.code } == [.error, .error])
        #expect(requests.map(\.errors.count) == [1, 0])
        let actions = tracer.finishedSpans.filter { $0.operationName.hasPrefix("action ") }
        #expect(actions.map { $0.status?.code } == [.error, .error])
        let types = actions.map { $0.attributes["error.type"]?.toSpanAttribute() }
        #expect(types == [.string("HTTPFailure"), .string("HTTPFailure")])
        #expect(Set(requests.map(\.traceID)).count == 2, "each event begins a trace")
    }

    @Test func whatThePageLoadsAtFirstIsInTheTraceOfItsOpening() async throws {
        let service = StubTransport()
        service.on(.post, "orders", .json("done"))
        let tracer = tracer
        try await run(service, ordersAtOpening: true) { _ in
            try await eventually { tracer.finishedSpans.contains { $0.operationName.hasPrefix("action ") } }
        }
        let opening = try #require(tracer.finishedSpans.first { $0.operationName == "page opening" })
        #expect(opening.kind == .server && opening.parentSpanID == nil)
        #expect(opening.attributes["url.path"]?.toSpanAttribute() == .string("/order"))
        let action = try #require(tracer.finishedSpans.first { $0.operationName.hasPrefix("action ") })
        #expect(action.parentSpanID == opening.spanID)
        let request = try #require(tracer.finishedSpans.first { $0.operationName == "POST orders" })
        #expect(request.parentSpanID == action.spanID)
    }

    @Test func anExecutionThatIsSupersededOrCancelledSaysSo() async throws {
        let service = StubTransport()
        service.on(.post, "orders", .never)
        try await run(service, policy: .latest) { page in
            let order = try page.node("order")
            try await page.send(
                #"[1,"t",\#(order)]"#, #"[2,"t",\#(order)]"#, #"[3,"t",\#(page.node("cancel"))]"#)
            _ = try await page.wire.read(until: "[3,")
        }
        let actions = tracer.finishedSpans.filter { $0.operationName.hasPrefix("action ") }
        #expect(actions.map { $0.events.map(\.name) } == [["superseded"], ["cancelled"]])
        #expect(actions.map { $0.status?.code } == [nil, nil])
    }

    @Test func theMetricsAreSentUnderTheNamesOfTheEndpoint() async throws {
        let (service, metrics) = (StubTransport(), TestMetrics())
        service.on(.post, "orders", .json("done"))
        try await run(service, metrics: metrics) { page in
            try await page.send(#"[1,"t",\#(page.node("order"))]"#)
            _ = try await page.wire.read(until: "done")
            // The frame is measured before the heartbeat is answered.
            try await page.send(#"[0,"p"]"#)
            _ = try await page.wire.read(until: ",[],1]")
            #expect(try metrics.expectMeter("bindery_sessions").lastValue == 1)
            #expect(try metrics.expectMeter("bindery_connections").lastValue == 1)
            #expect(try metrics.expectCounter("bindery_sessions_opened_total").totalValue == 1)
            #expect(try metrics.expectCounter("bindery_events_total", [("kind", "tap")]).totalValue == 1)
            #expect(try metrics.expectTimer("bindery_event_seconds").values.count >= 1)
            #expect(try metrics.expectRecorder("bindery_frame_bytes").values.count >= 2)
        }
    }

    @Test func aSpanHasThePathOfThePageWithoutItsQuery() {
        Telemetry(tracer: tracer).trace("tap", at: "/goods?query=secret") {}
        Telemetry(tracer: tracer).trace("edit", at: "") {}
        #expect(tracer.finishedSpans.map(\.operationName) == ["page tap", "page edit"])
        let paths = tracer.finishedSpans.map { $0.attributes["url.path"]?.toSpanAttribute() }
        #expect(paths == [.string("/goods"), nil])
    }

    @Test func nothingIsCountedWithoutTelemetry() {
        #expect(LiveReport(LiveServer.Options()).metrics == nil)
    }
}
