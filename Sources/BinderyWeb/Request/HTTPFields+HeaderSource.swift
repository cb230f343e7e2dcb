#if Web
internal import HTTPTypes
internal import NIOHTTP1

extension HTTPFields: HeaderSource {
    var names: [String] { map { $0.name.rawName } }

    func values(of name: String) -> [String] { HTTPField.Name(name).map { self[values: $0] } ?? [] }
}

/// The header fields of the request for a WebSocket.
extension HTTPHeaders: HeaderSource {
    var names: [String] { map { $0.name } }

    func values(of name: String) -> [String] { self[name] }
}
#endif
