public enum MenuGroupFailure: Error, Equatable, Sendable {
    /// The service was unreachable: the network is down, for instance.
    case unreachable
    /// The service answered with another error.
    case unavailable
    case notFound
    case duplicateName
    /// The maximum number of groups has been reached.
    case tooMany

    public var phrase: Phrase {
        switch self {
        case .unreachable: .noNetwork
        case .unavailable: .serverFailure
        case .notFound: .groupNotFound
        case .duplicateName: .groupDuplicate
        case .tooMany: .groupsFull
        }
    }
}

/// The menu groups of one user in the catalogue service.
public protocol MenuGroupService: AnyObject, Sendable {
    func groups() async throws(MenuGroupFailure) -> [MenuGroup]
    func create(name: String, kind: MenuGroup.Kind) async throws(MenuGroupFailure) -> MenuGroup
    func update(_ id: MenuGroup.ID, name: String, kind: MenuGroup.Kind) async throws(MenuGroupFailure) -> MenuGroup
    func delete(_ id: MenuGroup.ID) async throws(MenuGroupFailure)
}
