/// Why something about menu groups did not succeed.
public enum MenuGroupFailure: Error, Equatable, Sendable {
    /// The service could not be reached: there is no network, say.
    case unreachable
    /// The service answered with an error of its own.
    case unavailable
    /// There is no such group, or not any more.
    case notFound
    /// Another group has the name.
    case duplicateName
    /// There are as many groups as there may be.
    case tooMany

    var phrase: Phrase {
        switch self {
        case .unreachable: .noNetwork
        case .unavailable: .serverFailure
        case .notFound: .groupNotFound
        case .duplicateName: .groupDuplicate
        case .tooMany: .groupsFull
        }
    }
}

/// The menu groups of one person, which the catalogue service keeps.
public protocol MenuGroupService: AnyObject, Sendable {
    func groups() async throws(MenuGroupFailure) -> [MenuGroup]
    func create(name: String, kind: MenuGroup.Kind) async throws(MenuGroupFailure) -> MenuGroup
    func update(_ id: MenuGroup.ID, name: String, kind: MenuGroup.Kind) async throws(MenuGroupFailure) -> MenuGroup
    func delete(_ id: MenuGroup.ID) async throws(MenuGroupFailure)
}
