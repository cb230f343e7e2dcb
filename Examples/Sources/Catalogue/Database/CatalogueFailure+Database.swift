internal import Foundation
internal import GRDB

extension CatalogueFailure {
    /// Translates SQLite's error for the user who passed the path.
    init(path: String, _ error: DatabaseError) {
        let reason = error.message ?? "\(error.resultCode)"
        self =
            switch error.resultCode {
            case .SQLITE_NOTADB: .notADatabase(path: path)
            case .SQLITE_CORRUPT: .databaseBroken(path: path, reason: reason)
            case .SQLITE_READONLY, .SQLITE_FULL: .databaseNotWritable(path: path, reason: reason)
            case .SQLITE_BUSY, .SQLITE_LOCKED: .databaseBusy(path: path)
            default: .databaseNotOpened(path: path, reason: reason)
            }
    }
}

extension Error {
    /// The system's description of a failed file operation, without Foundation's wrapping.
    var reason: String {
        let error = self as NSError
        let cause = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? error
        return cause.domain == NSPOSIXErrorDomain
            ? String(cString: strerror(Int32(cause.code))) : error.localizedDescription
    }
}
