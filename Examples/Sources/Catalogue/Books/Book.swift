struct Book: Equatable, Sendable {
    let id: Int
    let title: String
    /// The subtitle or, for a translation, the original title; otherwise the subject.
    let subtitle: String
    let author: String
    /// The year of the first edition, or of the best-known one.
    let year: Int
}
