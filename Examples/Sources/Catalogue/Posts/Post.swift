/// What somebody has written.
struct Post: Equatable, Sendable {
    let id: Int
    /// Without the "@" before it.
    let user: String
    let text: String
    /// In seconds, when the service started: see ``PostDates``.
    let age: Int
}
