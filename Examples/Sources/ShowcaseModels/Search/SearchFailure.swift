/// The failure of a search, or of a request for access.
public enum SearchFailure: Error, Equatable, Sendable {
    case unreachable
    case serverFailure
    /// The text is too long for the service.
    case invalidQuery

    /// The text below the headline of a failure.
    public var phrase: Phrase {
        switch self {
        case .unreachable: .serviceUnreachable
        case .serverFailure: .serverFailure
        case .invalidQuery: .queryTooLong
        }
    }
}
