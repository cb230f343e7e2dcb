public import Foundation

/// A request as it goes out: what plug-ins see and may change, and what a transport sends.
public struct HTTPRequest: Sendable {
    public var method: HTTPMethod
    public var url: URL
    public var headers: HTTPHeaders
    public var body: Data?
    /// How long the answer may take, from the start of the sending to its last byte.
    public var timeout: Duration?
    /// How many bytes the body of the answer may have.
    public var maximumBodySize: Int
    /// The method and the template of the path, `GET accounts/{}/avatar`: for logs. An address can name a person.
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

    /// Throws if it must not be sent. After the plug-ins, which may have added what does not belong.
    func validate() throws(HTTPFailure.Reason) {
        if !HTTPToken.isToken(method.rawValue) {
            throw .invalidRequest("\"\(method.rawValue.debugDescription.dropFirst().dropLast())\" is no method")
        }
        if let problem = headers.problem { throw .invalidRequest(problem) }
    }
}
