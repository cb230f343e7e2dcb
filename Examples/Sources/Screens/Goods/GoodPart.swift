/// What of a good a person has pressed: each leads to a screen of its own.
public enum GoodPart: String, CaseIterable, Sendable {
    /// The row itself.
    case details
    case avatar, location, reply

    var phrase: Phrase {
        switch self {
        case .details: .goodDetails
        case .avatar: .sellerAvatar
        case .location: .sellerLocation
        case .reply: .reply
        }
    }
}
