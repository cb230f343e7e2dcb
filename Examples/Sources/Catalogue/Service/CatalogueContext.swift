internal import Foundation
internal import Hummingbird
internal import NIOCore

struct CatalogueContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    let channel: any Channel

    init(source: Source) {
        coreContext = .init(source: source)
        channel = source.channel
    }

    /// Returns the method and the route, such as `GET /accounts/{phone}/avatar`.
    func endpoint(of request: Request) -> String {
        "\(request.method) \(endpointPath ?? request.uri.path)"
    }

    var responseEncoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}
