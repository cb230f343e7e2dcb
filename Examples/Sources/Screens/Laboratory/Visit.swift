/// An open window of the showcase, for the number of those that are open.
public struct Visit: Codable, Equatable, Sendable {
    /// An unguessable name; the same for all windows of one browser.
    let person: String
}
