/// Why the catalogue service did not do what it was asked.
public enum ServiceFailure: Error, Equatable, Sendable {
    /// It could not be reached: there is no network, say.
    case unreachable
    /// It answered with an error of its own.
    case unavailable
    /// What was asked for is not there, or not any more.
    case notFound

    var phrase: Phrase {
        switch self {
        case .unreachable: .noNetwork
        case .unavailable: .serverFailure
        case .notFound: .gone
        }
    }
}
