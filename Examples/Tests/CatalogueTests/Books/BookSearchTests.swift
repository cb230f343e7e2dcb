import GRDB
import Testing

@testable import Catalogue

@Suite struct BookSearchTests {
    /// The oracle joins the tokens of each field, with spaces around them, and searches for the words in that string.
    @Test func itFindsWhatReadingEveryBookFinds() async throws {
        var random = SplitMix64(state: 2)
        let books = (1...400).map { id in
            Book(
                id: id, title: randomText(length: 10, using: &random), subtitle: randomText(length: 10, using: &random),
                author: randomText(length: 4, using: &random), year: 2000)
        }
        let table = try await table(of: books)
        let shelf = books.map { (id: $0.id, lines: [line($0.title), line($0.subtitle), line($0.author)]) }
        for _ in 1...200 {
            let text = randomText(length: 5, using: &random)
            let words = text.split(separator: " ").map { SearchToken.tokens(of: String($0)) }.filter { !$0.isEmpty }
            let wanted = words.map { word in
                " " + word.map(\.text).joined(separator: " ") + (word.last!.isIdeograph ? " " : "")
            }
            let expected = shelf.filter { book in
                !wanted.isEmpty && wanted.allSatisfy { word in book.lines.contains { $0.contains(word) } }
            }
            let found = try await table.books(matching: SearchQuery(text), limit: 1000, offset: 0)
            #expect(found.books.map(\.id).sorted() == expected.map(\.id), "\(text)")
            #expect(found.total == expected.count, "\(text)")
        }
    }

    @Test func aTitleCountsMoreThanAnAuthorAndAnAuthorMoreThanASubtitle() async throws {
        let table = try await table(of: [
            Book(id: 1, title: "One", subtitle: "Stone", author: "A", year: 1),
            Book(id: 2, title: "Two", subtitle: "B", author: "Stone", year: 1),
            Book(id: 3, title: "Stone", subtitle: "C", author: "D", year: 1),
        ])
        #expect(
            try await table.books(matching: SearchQuery("stone"), limit: 9, offset: 0).books.map(\.id) == [3, 2, 1])
    }

    @Test func whatIsFoundEquallyWellIsInOrderOfTheIDs() async throws {
        let table = try await table(
            of: [5, 3, 9, 1].map { Book(id: $0, title: "Stone \($0)", subtitle: "", author: "", year: 1) })
        #expect(
            try await table.books(matching: SearchQuery("stone"), limit: 3, offset: 0).books.map(\.id) == [1, 3, 5])
    }
}

private func line(_ text: String) -> String {
    " " + SearchToken.tokens(of: text).map(\.text).joined(separator: " ") + " "
}

private func table(of books: [Book]) async throws -> BookTable {
    let queue = try DatabaseQueue()
    try DatabaseMigrator.catalogue.migrate(queue)
    try await queue.write { db in
        try db.execute(sql: "DELETE FROM book; INSERT INTO book_search (book_search) VALUES ('delete-all')")
        try BookTable.insert(books, db)
    }
    return BookTable(database: queue)
}
