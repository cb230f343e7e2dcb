internal import GRDB

extension DatabaseMigrator {
    /// All migrations in order. A released migration never changes; a new one is added at the end.
    static var catalogue: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("catalogue") { db in
            try db.execute(sql: "PRAGMA application_id = \(DatabaseFile.applicationID)")
        }
        AccountTable.register(in: &migrator)
        BrowserStore.register(in: &migrator)
        LikeTable.register(in: &migrator)
        MenuGroupTable.register(in: &migrator)
        BookTable.register(in: &migrator)
        PostTable.register(in: &migrator)
        AccessTable.register(in: &migrator)
        LikeTable.registerVersions(in: &migrator)
        SecretMigration.register(in: &migrator)
        PostTable.registerAges(in: &migrator)
        PostTable.registerPunctuation(in: &migrator)
        ReplyTable.register(in: &migrator)
        return migrator
    }
}
