/// Why a search, or a question of access, was not answered.
public enum SearchFailure: Error, Equatable, Sendable {
    /// The service could not be reached.
    case unreachable
    /// The service answered with an error.
    case serverFailure
    /// The service does not take such a text: it is too long.
    case invalidQuery

    /// What to read below the headline that something failed.
    var phrase: Phrase {
        switch self {
        case .unreachable: .serviceUnreachable
        case .serverFailure: .serverFailure
        case .invalidQuery: .queryTooLong
        }
    }
}
