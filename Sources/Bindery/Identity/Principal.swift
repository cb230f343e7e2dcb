/// A user who has signed in.
///
/// ```swift
/// let ada = Principal(id: "17", name: "Ada", roles: ["editor"])
/// ```
///
/// It is a copy, made at sign-in: changes of the account reach it when the application makes another one.
public struct Principal: Hashable, Codable, Sendable, Identifiable {
    /// The application's key of the user, which stays the same when the name changes.
    public let id: String
    /// The name to show.
    public var name: String
    /// What the user may do, in the application's own words.
    public var roles: Set<String>

    public init(id: String, name: String = "", roles: Set<String> = []) {
        self.id = id
        self.name = name
        self.roles = roles
    }
}
