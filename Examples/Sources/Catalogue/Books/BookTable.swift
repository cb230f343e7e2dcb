internal import GRDB

/// The books in the database, and their full-text index.
struct BookTable: Sendable {
    let database: any DatabaseReader

    struct Found: Sendable {
        let books: [Book]
        let total: Int
    }

    /// Returns the books with every word of the query, ranked by title, author, subtitle, and then by id.
    func books(matching query: SearchQuery, limit: Int, offset: Int) async throws -> Found {
        guard !query.isEmpty else { return Found(books: [], total: 0) }
        return try await database.read { db in
            let books = try Row.fetchAll(
                db,
                sql: """
                    SELECT book.* FROM (
                      SELECT rowid AS id, bm25(book_search, 10, 2, 4) AS score FROM book_search
                      WHERE book_search MATCH ? ORDER BY score, rowid LIMIT ? OFFSET ?
                    ) AS found JOIN book USING (id) ORDER BY found.score, id
                    """,
                arguments: [query.pattern, limit, offset])
            let total = try Int.fetchOne(
                db, sql: "SELECT count(*) FROM book_search WHERE book_search MATCH ?", arguments: [query.pattern])!
            return Found(books: books.map(Book.init), total: total)
        }
    }

    func books(limit: Int, offset: Int) async throws -> Found {
        try await database.read { db in
            let books = try Row.fetchAll(
                db, sql: "SELECT * FROM book ORDER BY id LIMIT ? OFFSET ?", arguments: [limit, offset])
            return Found(books: books.map(Book.init), total: try Int.fetchOne(db, sql: "SELECT count(*) FROM book")!)
        }
    }

    func book(_ id: Int) async throws -> Book? {
        try await database.read { db in
            try Row.fetchOne(db, sql: "SELECT * FROM book WHERE id = ?", arguments: [id]).map(Book.init)
        }
    }

    /// Returns the other books of a book's author, the oldest first.
    func books(bySameAuthorAs book: Book, limit: Int) async throws -> [Book] {
        try await database.read { db in
            try Row.fetchAll(
                db, sql: "SELECT * FROM book WHERE author = ? AND id <> ? ORDER BY year, id LIMIT ?",
                arguments: [book.author, book.id, limit]
            ).map(Book.init)
        }
    }

    /// Returns the books of other authors whose years are closest to a book's year, the oldest first.
    func books(closestInTimeTo book: Book, limit: Int) async throws -> [Book] {
        try await database.read { db in
            try Row.fetchAll(
                db,
                sql: """
                    SELECT * FROM (SELECT * FROM book WHERE author <> ? ORDER BY abs(year - ?), id LIMIT ?)
                    ORDER BY year, id
                    """,
                arguments: [book.author, book.year, limit]
            ).map(Book.init)
        }
    }
}

extension Book {
    fileprivate init(_ row: Row) {
        self.init(
            id: row["id"], title: row["title"], subtitle: row["subtitle"], author: row["author"], year: row["year"])
    }
}

extension BookTable {
    /// Creates and fills the tables. A change of the data needs another migration that fills them again.
    static func register(in migrator: inout DatabaseMigrator) {
        migrator.registerMigration("books") { db in
            try db.execute(
                sql: """
                    CREATE TABLE book (
                      id INTEGER PRIMARY KEY,
                      title TEXT NOT NULL,
                      subtitle TEXT NOT NULL,
                      author TEXT NOT NULL,
                      year INTEGER NOT NULL
                    ) STRICT;
                    CREATE VIRTUAL TABLE book_search USING fts5(
                      title, subtitle, author, content='', prefix='2 3', tokenize='unicode61 remove_diacritics 0'
                    );
                    """)
            try insert(BookData.all, db)
        }
    }

    static func insert(_ books: some Sequence<Book>, _ db: Database) throws {
        let row = try db.makeStatement(sql: "INSERT INTO book VALUES (?, ?, ?, ?, ?)")
        let index = try db.makeStatement(
            sql: "INSERT INTO book_search (rowid, title, subtitle, author) VALUES (?, ?, ?, ?)")
        for book in books {
            try row.execute(arguments: [book.id, book.title, book.subtitle, book.author, book.year])
            try index.execute(arguments: [
                book.id, SearchQuery.indexed(book.title), SearchQuery.indexed(book.subtitle),
                SearchQuery.indexed(book.author),
            ])
        }
    }
}
