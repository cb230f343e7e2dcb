internal import Foundation

extension HTTPClient {
    func request<Response, Failure>(
        for endpoint: Endpoint<Response, Failure>
    ) throws(HTTPFailure.Reason) -> HTTPRequest {
        if let problem = endpoint.path.problem { throw .invalidRequest(problem) }
        var headers = headers.replaced(by: endpoint.headers)
        if let body = endpoint.body, headers["Content-Type"] == nil { headers["Content-Type"] = body.contentType }
        if let accept = endpoint.reader.accept, headers["Accept"] == nil { headers["Accept"] = accept }
        var request = HTTPRequest(
            endpoint.method, try url(endpoint.path, endpoint.query), headers: headers,
            timeout: endpoint.timeout ?? timeout, maximumBodySize: maximumBodySize, endpoint: endpoint.name)
        request.body = try endpoint.body?.encode(coder)
        try request.validate()
        return request
    }

    private func url(_ path: RequestPath, _ query: Query) throws(HTTPFailure.Reason) -> URL {
        guard let scheme = base.scheme?.lowercased(), ["http", "https"].contains(scheme), base.host != nil else {
            throw .invalidRequest(
                "the base \"\(base.origin)\" of the client is not the address of a service, such as https://example.com/api"
            )
        }
        var text = base.absoluteString.prefix { $0 != "?" && $0 != "#" }
        while text.hasSuffix("/") { text.removeLast() }
        text += "/" + path.encoded
        if !query.isEmpty { text += "?" + query.encoded }
        guard let url = URL(string: String(text)) else {
            throw .invalidRequest("\"\(base.origin)\" with the path \"\(path.template)\" is not a valid URL")
        }
        return url
    }
}

extension Endpoint {
    /// `GET accounts/{}/avatar`.
    var name: String { "\(method.rawValue) \(path.template.isEmpty ? "/" : path.template)" }
}

extension URL {
    /// The scheme, host and port, without user name and password.
    var origin: String { "\(scheme ?? "")://\(host ?? "")\(port.map { ":\($0)" } ?? "")" }
}
