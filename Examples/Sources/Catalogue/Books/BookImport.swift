internal import GRDB

/// Adds books to those of the data file.
package enum BookImport {
    package struct Entry: Sendable {
        let title: String
        let subtitle: String
        let author: String
        let year: Int

        package init(title: String, subtitle: String, author: String, year: Int) {
            self.title = title
            self.subtitle = subtitle
            self.author = author
            self.year = year
        }
    }

    /// Adds all books or none. Creates the database if necessary. No catalogue may be running on it.
    package static func add(_ entries: [Entry], toDatabaseAt path: String) throws {
        let pool = try DatabaseFile(path: path).open()
        defer { DatabaseFile.close(pool) }
        try pool.write { db in
            let last = try Int.fetchOne(db, sql: "SELECT coalesce(max(id), 0) FROM book")!
            let books = entries.enumerated().lazy.map { index, entry in
                Book(
                    id: last + 1 + index, title: entry.title, subtitle: entry.subtitle, author: entry.author,
                    year: entry.year)
            }
            try BookTable.insert(books, db)
        }
    }
}
