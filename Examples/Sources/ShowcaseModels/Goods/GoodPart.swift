/// The parts of a row that can be tapped. Each opens its own screen.
public enum GoodPart: String, CaseIterable, Sendable {
    /// The row itself.
    case details
    case avatar, location, reply

    public var phrase: Phrase {
        switch self {
        case .details: .goodDetails
        case .avatar: .sellerAvatar
        case .location: .sellerLocation
        case .reply: .reply
        }
    }
}
