import Bindery
import BinderyHTTP
import BinderyHTTPTesting
import BinderyTesting
import Foundation
import Testing

struct GoodsPage: Codable, Equatable {
    let names: [String]
}

enum LikeFailure: Error {
    case soldOut
    case service(HTTPFailure)
}

extension Endpoint where Response == GoodsPage, Failure == HTTPFailure {
    static func goods(page: Int, text: String? = nil) -> Self {
        Self(.get, "goods", query: ["page": page, "text": text])
    }
}

extension Endpoint where Response == Void, Failure == LikeFailure {
    static func like(_ good: String) -> Self {
        Endpoint<Void, HTTPFailure>(.put, "goods/\(good)/like").mapError { failure in
            failure.status == 404 ? .soldOut : .service(failure)
        }
    }
}

let client = HTTPClient(base: URL(string: "https://example.com/api")!, timeout: .seconds(10))

func load(from client: HTTPClient) async throws(HTTPFailure) -> GoodsPage {
    try await client.send(.goods(page: 1)) { progress in print(progress.fraction ?? 0) }
}

final class GoodsModel {
    @Reactive var text = ""
    let search: Action<String, GoodsPage, HTTPFailure>
    let like: Action<String, Void, LikeFailure>

    init(client: HTTPClient) {
        search = .sending(by: client, policy: .latest) { .goods(page: 1, text: $0) }
        like = .sending(by: client, policy: .queue) { .like($0) }
        search <~ _text.changes.debounce(for: .milliseconds(300))
    }
}

struct AcceptLanguage: HTTPPlugin {
    let language: String

    nonisolated(nonsending) func send(
        _ request: HTTPRequest, through chain: HTTPChain
    ) async throws(HTTPFailure.Reason) -> HTTPResponse {
        var request = request
        request.headers["Accept-Language"] = language
        return try await chain.proceed(request)
    }
}

/// The examples of BinderyHTTP.md.
@Suite struct GuideTests {
    @Test func onlyTheLastSearchIsAnswered() {
        let time = VirtualScheduler(), service = StubTransport()
        service.on(.get, "goods", .json(GoodsPage(names: ["tea"]), after: .milliseconds(50)))
        let client = HTTPClient(base: URL(string: "http://service")!, transport: service)
        time.run {
            let model = GoodsModel(client: client)
            model.search.execute("te")
            time.advance(by: .milliseconds(10))
            model.search.execute("tea")
            time.advance(by: .milliseconds(50))
            #expect(model.search.latest.value == GoodsPage(names: ["tea"]))
            #expect(service.cancelled.count == 1)
        }
    }

    @Test func aPluginAddsAHeader() {
        var stubbed = StubbedClient()
        stubbed.service.on(.put, "goods/\("a/b")/like", .status(404))
        stubbed.client.plugins = [AcceptLanguage(language: "zh")]
        guard case .soldOut = stubbed.failure(of: .like("a/b")) else {
            Issue.record("not sold out")
            return
        }
        #expect(stubbed.service.requests.map(\.headers) == [["Accept-Language": "zh"]])
    }

    @Test func thePageShowsThisCode() throws { try expectExamples(4) }
}
