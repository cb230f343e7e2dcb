/// A book of the library.
struct Book: Equatable, Sendable {
    let id: Int
    let title: String
    /// The subtitle or, of a translation, the original title; else what the book is about.
    let subtitle: String
    let author: String
    /// Of the first edition, or of the one that is best known.
    let year: Int
}
