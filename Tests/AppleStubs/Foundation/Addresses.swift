public struct URL: Hashable, Codable, Sendable {
    public init?(string: String) { fatalError() }
    public var scheme: String? { fatalError() }
    public var host: String? { fatalError() }
    public var port: Int? { fatalError() }
    public var path: String { fatalError() }
    public func path(percentEncoded: Bool = true) -> String { fatalError() }
    public func query(percentEncoded: Bool = true) -> String? { fatalError() }
    public var absoluteString: String { fatalError() }
}

public struct URLComponents: Hashable, Sendable {
    public init?(url: URL, resolvingAgainstBaseURL: Bool) { fatalError() }
    public var scheme: String?
    public var host: String?
    public var path: String
    public var fragment: String?
    public var percentEncodedQueryItems: [URLQueryItem]?
}

public struct URLQueryItem: Hashable, Sendable {
    public var name: String
    public var value: String?
}

extension StringProtocol {
    public var removingPercentEncoding: String? { fatalError() }
}
