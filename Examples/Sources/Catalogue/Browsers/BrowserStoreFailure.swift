public enum BrowserStoreFailure: Error, Equatable, Sendable {
    /// The store's catalogue was stopped.
    case stopped
    /// SQLite failed: the disk is full, for instance, or the file was damaged.
    case database(reason: String)
}

extension BrowserStoreFailure: CustomStringConvertible {
    public var description: String {
        switch self {
        case .stopped:
            "The catalogue of this browser store was stopped. Start one, and use its store."
        case .database(let reason):
            "The database could not keep or find a browser's value: \(reason). Look at the disk and the "
                + "database file of the catalogue, then try again."
        }
    }
}
