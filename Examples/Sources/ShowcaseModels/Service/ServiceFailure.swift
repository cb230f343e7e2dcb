public enum ServiceFailure: Error, Equatable, Sendable {
    /// The service was unreachable: the network is down, for instance.
    case unreachable
    /// The service answered with another error.
    case unavailable
    case notFound

    public var phrase: Phrase {
        switch self {
        case .unreachable: .noNetwork
        case .unavailable: .serverFailure
        case .notFound: .gone
        }
    }
}
