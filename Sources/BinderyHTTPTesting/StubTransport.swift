public import BinderyHTTP
internal import BinderySynchronization
internal import Foundation

/// A stub of a service for tests, which answers at instants of the present scheduler and records its requests.
///
/// ```swift
/// let time = VirtualScheduler(), service = StubTransport()
/// service.on(.get, "goods", .json(page, after: .milliseconds(50)))
/// let client = HTTPClient(base: URL(string: "http://service")!, transport: service)
/// time.run {
///     let load = Action<Void, Page<Good>, HTTPFailure>.sending(by: client) { .goods(page: 1) }
///     load.execute()
///     time.advance(by: .milliseconds(50))
///     #expect(load.latest.value == page)
/// }
/// ```
///
/// Inside `VirtualScheduler.run` its time is virtual. It obeys the timeout and the maximum body size of a request as
/// the network does. A request without a stubbed answer fails with a text that lists the answers.
public final class StubTransport: HTTPTransport {
    private struct Route {
        let method: HTTPMethod
        let path: RequestPath
        let answer: @Sendable (HTTPRequest, _ number: Int) -> StubAnswer
        var count = 0
    }

    private struct State {
        var routes: [Route] = []
        var requests: [HTTPRequest] = []
        var cancelled: [HTTPRequest] = []
    }

    // Requests come from the actors of all users of a client; this mutex guards the state.
    private let state = Mutex(State())

    public init() {}

    /// Answers requests with this method and path, relative to the root of the service. Each request gets the next
    /// answer; the last is repeated. A later call with both replaces the earlier one.
    public func on(_ method: HTTPMethod, _ path: RequestPath, _ first: StubAnswer, _ others: StubAnswer...) {
        let answers = [first] + others
        add(method, path) { answers[min($1, answers.count - 1)] }
    }

    /// Answers requests with this method and path by calling a function with the request.
    public func on(
        _ method: HTTPMethod, _ path: RequestPath, answer: @escaping @Sendable (HTTPRequest) -> StubAnswer
    ) {
        add(method, path) { request, _ in answer(request) }
    }

    /// All requests in the order of their arrival, including retries.
    public var requests: [HTTPRequest] { state.withLock { $0.requests } }

    /// The requests that were cancelled before they were answered.
    public var cancelled: [HTTPRequest] { state.withLock { $0.cancelled } }

    public nonisolated(nonsending) func send(
        _ request: HTTPRequest, progress: ((TransferProgress) -> Void)?
    ) async throws(HTTPFailure.Reason) -> HTTPResponse {
        if Task.isCancelled { throw .cancelled }
        do throws(HTTPFailure.Reason) {
            var waiting = Waiting(limit: request.timeout)
            let answer = try answer(to: request)
            try await waiting.wait(for: answer.delay)
            switch answer.outcome {
            case .failure(let reason): throw reason
            case .never: try await waiting.waitForever()
            case .response(let response):
                return try await response.receive(
                    inParts: answer.parts, every: answer.interval, waiting: &waiting, for: request, progress)
            }
        } catch {
            if error == .cancelled { state.withLock { $0.cancelled.append(request) } }
            throw error
        }
    }

    private func add(
        _ method: HTTPMethod, _ path: RequestPath, _ answer: @escaping @Sendable (HTTPRequest, Int) -> StubAnswer
    ) {
        state.withLock { state in
            state.routes.removeAll { $0.method == method && $0.path.encoded == path.encoded }
            state.routes.append(Route(method: method, path: path, answer: answer))
        }
    }

    private func answer(to request: HTTPRequest) throws(HTTPFailure.Reason) -> StubAnswer {
        let path = request.url.path(percentEncoded: true).split(separator: "/").joined(separator: "/")
        let found = state.withLock { state -> (answer: (HTTPRequest, Int) -> StubAnswer, number: Int)? in
            state.requests.append(request)
            guard
                let index = state.routes.firstIndex(where: { $0.method == request.method && $0.path.encoded == path })
            else { return nil }
            defer { state.routes[index].count += 1 }
            return (state.routes[index].answer, state.routes[index].count)
        }
        guard let found else { throw .other(missing(request.method, path)) }
        return found.answer(request, found.number)
    }

    private func missing(_ method: HTTPMethod, _ path: String) -> String {
        let known = state.withLock { $0.routes.map { "\($0.method.rawValue) /\($0.path.encoded)" } }
        let list = known.isEmpty ? "nothing" : known.joined(separator: ", ")
        return """
            StubTransport has no answer to \(method.rawValue) /\(path); it answers \(list). \
            Add one: `on(.\(method.rawValue.lowercased()), "\(path)", …)`.
            """
    }
}

/// The part of a request's timeout that has been used up.
private struct Waiting {
    let limit: Duration?
    var waited = Duration.zero

    nonisolated(nonsending) mutating func wait(for delay: Duration) async throws(HTTPFailure.Reason) {
        if Task.isCancelled { throw .cancelled }
        if delay <= .zero { return }
        if let limit, waited + delay > limit {
            try await RequestTime.sleep(for: limit - waited)
            throw .timedOut(after: limit)
        }
        try await RequestTime.sleep(for: delay)
        waited += delay
    }

    nonisolated(nonsending) mutating func waitForever() async throws(HTTPFailure.Reason) -> Never {
        while true { try await wait(for: .seconds(1 << 30)) }
    }
}

extension HTTPResponse {
    fileprivate nonisolated(nonsending) func receive(
        inParts count: Int, every interval: Duration, waiting: inout Waiting, for request: HTTPRequest,
        _ progress: ((TransferProgress) -> Void)?
    ) async throws(HTTPFailure.Reason) -> HTTPResponse {
        var received = 0
        for part in 1...count {
            if part > 1 { try await waiting.wait(for: interval) }
            let size = body.count * part / count - received
            received += size
            if received > request.maximumBodySize { throw .tooLarge(limit: request.maximumBodySize) }
            // A network reports no progress for an empty part.
            if size > 0 { progress?(TransferProgress(received: received, expected: body.count)) }
        }
        return self
    }
}
