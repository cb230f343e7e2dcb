import Bindery
import BinderyHTTP
import BinderyHTTPTesting
import BinderyTesting
import Foundation

struct Good: Codable, Equatable, Sendable {
    let name: String
    let price: Int
}

struct Page: Codable, Equatable, Sendable {
    let items: [Good]
}

extension Endpoint where Response == Page, Failure == HTTPFailure {
    static func goods(page: Int = 1) -> Self { Self(.get, "goods", query: ["page": page]) }
}

let page = Page(items: [Good(name: "茶", price: 12), Good(name: "tea", price: 7)])
let pageJSON = #"{"items":[{"name":"茶","price":12},{"name":"tea","price":7}]}"#

extension HTTPFailure.Reason {
    var undecodableBody: UndecodableBody? {
        if case .undecodable(let body) = self { body } else { nil }
    }
}

/// A client of a stubbed service, in virtual time.
struct StubbedClient {
    let time = VirtualScheduler()
    let service = StubTransport()
    var client: HTTPClient

    init() { client = HTTPClient(base: URL(string: "http://service")!, transport: service) }

    /// Sends a request, lets virtual time pass and returns the outcome; `nil` if there is none yet.
    func outcome<Response, Failure>(
        of endpoint: Endpoint<Response, Failure>, after duration: Duration = .seconds(3600)
    ) -> Result<Response, Failure>? {
        var outcome: Result<Response, Failure>?
        time.run {
            let observation = client.signal(endpoint)
                .observe(onValue: { outcome = .success($0) }, onFailure: { outcome = .failure($0) })
            time.advance(by: duration)
            observation.dispose()
        }
        return outcome
    }

    func failure<Response, Failure>(of endpoint: Endpoint<Response, Failure>) -> Failure? {
        if case .failure(let failure) = outcome(of: endpoint) { failure } else { nil }
    }
}
