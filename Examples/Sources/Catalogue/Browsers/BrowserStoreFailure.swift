/// Why a ``BrowserStore`` could not read or write.
public enum BrowserStoreFailure: Error, Equatable, Sendable {
    /// The catalogue that the store belongs to was stopped.
    case stopped
    /// SQLite refused: the disk is full, say, or the file was damaged meanwhile.
    case database(reason: String)
    /// The value was changed by another program: it does not open.
    case damaged
}

extension BrowserStoreFailure: CustomStringConvertible {
    public var description: String {
        switch self {
        case .stopped:
            "The catalogue of this browser store was stopped. Start one, and use its store."
        case .database(let reason):
            "The database could not keep or find a browser's value: \(reason). Look at the disk and the "
                + "database file of the catalogue, then try again."
        case .damaged:
            "A value of a browser cannot be read: the database file was changed by another program. Set the "
                + "value again."
        }
    }
}
