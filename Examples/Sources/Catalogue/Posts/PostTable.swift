internal import GRDB

/// The posts in the database, and their full-text index. The ids count from the newest to the oldest.
struct PostTable: Sendable {
    let database: any DatabaseReader

    struct Found: Sendable {
        let posts: [Post]
        let total: Int
    }

    /// Returns the posts that contain every word of the query, the newest first.
    func posts(matching query: SearchQuery, limit: Int, offset: Int) async throws -> Found {
        guard !query.isEmpty else { return Found(posts: [], total: 0) }
        return try await database.read { db in
            let posts = try Row.fetchAll(
                db,
                sql: """
                    SELECT * FROM post WHERE id IN (
                      SELECT rowid FROM post_search WHERE post_search MATCH ? ORDER BY rowid LIMIT ? OFFSET ?
                    ) ORDER BY id
                    """,
                arguments: [query.pattern, limit, offset])
            let total = try Int.fetchOne(
                db, sql: "SELECT count(*) FROM post_search WHERE post_search MATCH ?", arguments: [query.pattern])!
            return Found(posts: posts.map(Post.init), total: total)
        }
    }

    func post(_ id: Int) async throws -> Post? {
        try await database.read { db in
            try Row.fetchOne(db, sql: "SELECT * FROM post WHERE id = ?", arguments: [id]).map(Post.init)
        }
    }

    /// Returns the other posts of a post's user, the newest first.
    func posts(bySameUserAs post: Post, limit: Int) async throws -> [Post] {
        try await database.read { db in
            try Row.fetchAll(
                db, sql: "SELECT * FROM post WHERE user = ? AND id <> ? ORDER BY id LIMIT ?",
                arguments: [post.user, post.id, limit]
            ).map(Post.init)
        }
    }
}

extension Post {
    fileprivate init(_ row: Row) {
        self.init(id: row["id"], user: row["user"], text: row["text"], age: row["age"])
    }
}

extension PostTable {
    /// Creates and fills the tables. A change of the generator needs another migration that fills them again.
    static func register(in migrator: inout DatabaseMigrator) {
        migrator.registerMigration("posts") { db in
            try db.execute(
                sql: """
                    CREATE TABLE post (
                      id INTEGER PRIMARY KEY,
                      user TEXT NOT NULL,
                      text TEXT NOT NULL,
                      age INTEGER NOT NULL
                    ) STRICT;
                    CREATE VIRTUAL TABLE post_search USING fts5(
                      text, content='', prefix='2 3', tokenize='unicode61 remove_diacritics 0'
                    );
                    """)
            let row = try db.makeStatement(sql: "INSERT INTO post VALUES (?, ?, ?, ?)")
            let index = try db.makeStatement(sql: "INSERT INTO post_search (rowid, text) VALUES (?, ?)")
            for post in PostsGenerator.posts() {
                try row.execute(arguments: [post.id, post.user, post.text, post.age])
                try index.execute(arguments: [post.id, SearchQuery.indexed(post.text)])
            }
        }
    }

    /// Updates the ages of earlier versions, which had older posts with the same texts.
    static func registerAges(in migrator: inout DatabaseMigrator) {
        migrator.registerMigration("post ages") { db in
            let age = try db.makeStatement(sql: "UPDATE post SET age = ? WHERE id = ?")
            for post in PostsGenerator.posts() { try age.execute(arguments: [post.age, post.id]) }
        }
    }

    /// Updates the texts of earlier versions, which had half-width punctuation in Chinese. The full-text index has no
    /// punctuation, so it is unchanged.
    static func registerPunctuation(in migrator: inout DatabaseMigrator) {
        migrator.registerMigration("post punctuation") { db in
            let text = try db.makeStatement(sql: "UPDATE post SET text = ? WHERE id = ?")
            for post in PostsGenerator.posts() { try text.execute(arguments: [post.text, post.id]) }
        }
    }
}
