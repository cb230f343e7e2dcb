/// The error of starting a ``Catalogue``. ``description`` has problem and remedy. A refused database stays unchanged.
public enum CatalogueFailure: Error, Equatable, Sendable {
    case invalidOption(name: String, value: String, expected: String)
    case portTaken(Int)
    /// The system does not let the service listen on the port.
    case portNotOpened(Int, reason: String)
    /// The folder for the database does not exist and cannot be created.
    case folderNotMade(folder: String, reason: String)
    case databaseNotOpened(path: String, reason: String)
    case databaseNotWritable(path: String, reason: String)
    /// Another program keeps the database locked.
    case databaseBusy(path: String)
    /// A newer version has migrated the database; this version does not know those migrations.
    case databaseNewer(path: String, migrations: [String])
    case notADatabase(path: String)
    /// The file is another program's SQLite database.
    case foreignDatabase(path: String)
    case databaseBroken(path: String, reason: String)
}

extension CatalogueFailure: CustomStringConvertible {
    public var description: String {
        switch self {
        case .invalidOption(let name, let value, let expected):
            "The option \(name) is \(value), but must be \(expected)."
        case .portTaken(let port):
            "Port \(port) on 127.0.0.1 is taken by another program. Stop that program, or give another "
                + "port; port 0 takes any free one."
        case .portNotOpened(let port, let reason):
            "Cannot listen on port \(port) of 127.0.0.1: \(reason). Give another port; port 0 takes any "
                + "free one."
        case .folderNotMade(let folder, let reason):
            "Cannot make the folder \(folder) for the database: \(reason). Make the folder yourself, or "
                + "give the path of a database in a folder that you may write to."
        case .databaseNotOpened(let path, let reason):
            "Cannot open the database \(path): \(reason). Give the path of a file that you may read and "
                + "write."
        case .databaseNotWritable(let path, let reason):
            "Cannot write to the database \(path): \(reason). Make room for it or make the file and its "
                + "folder writable, or give the path of another file."
        case .databaseBusy(let path):
            "The database \(path) is locked by another program. Stop that program, or give the path of "
                + "another file."
        case .databaseNewer(let path, let migrations):
            "The database \(path) was made by a newer version of this program (unknown: "
                + "\(migrations.joined(separator: ", "))). Use that version, or give the path of another "
                + "file. The file was left as it is."
        case .notADatabase(let path):
            "The file \(path) is not an SQLite database. Move it away, or give the path of another file. "
                + "The file was left as it is."
        case .foreignDatabase(let path):
            "The database \(path) belongs to another program. Give the path of another file. The file was "
                + "left as it is."
        case .databaseBroken(let path, let reason):
            "The database \(path) is damaged: \(reason). Restore it from a copy, or move it away to start "
                + "with a new one. The file was left as it is."
        }
    }
}
