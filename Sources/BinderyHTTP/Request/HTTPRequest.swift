public import Foundation

/// A request as plug-ins see and change it, and as a transport sends it.
public struct HTTPRequest: Sendable {
    public var method: HTTPMethod
    public var url: URL
    public var headers: HTTPHeaders
    public var body: Data?
    /// The time that the answer may take, from the start of sending to its last byte.
    public var timeout: Duration?
    /// The largest body of the answer, in bytes.
    public var maximumBodySize: Int
    /// The method and the template of the path, `GET accounts/{}/avatar`, for logs: an address may identify a user.
    public let endpoint: String

    public init(
        _ method: HTTPMethod, _ url: URL, headers: HTTPHeaders = [:], body: Data? = nil, timeout: Duration? = nil,
        maximumBodySize: Int = .max, endpoint: String? = nil
    ) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
        self.timeout = timeout
        self.maximumBodySize = maximumBodySize
        self.endpoint = endpoint ?? "\(method.rawValue) \(url.path)"
    }

    /// Throws if the request must not be sent. Called after the plug-ins, which may have added invalid parts.
    func validate() throws(HTTPFailure.Reason) {
        if !HTTPToken.isToken(method.rawValue) {
            throw .invalidRequest(
                "\"\(method.rawValue.debugDescription.dropFirst().dropLast())\" is not a valid HTTP method")
        }
        if let problem = headers.problem { throw .invalidRequest(problem) }
    }
}
