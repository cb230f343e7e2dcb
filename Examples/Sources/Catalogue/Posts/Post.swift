struct Post: Equatable, Sendable {
    let id: Int
    /// Without the leading "@".
    let user: String
    let text: String
    /// The age in seconds when the service starts: see ``PostDates``.
    let age: Int
}
