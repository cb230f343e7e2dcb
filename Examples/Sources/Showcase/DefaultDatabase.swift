internal import Foundation

/// The default location of the database, in the user's data directory.
enum DefaultDatabase {
    static var path: String {
        let environment = ProcessInfo.processInfo.environment
        let home = FileManager.default.homeDirectoryForCurrentUser
        let data = environment["XDG_DATA_HOME"].map { URL(filePath: $0) } ?? home.appending(path: ".local/share")
        return data.appending(path: "bindery-showcase/catalogue.sqlite").path
    }
}

/// Flushes the output, which is buffered for a pipe.
func flushOutput() {
    fflush(nil)
}
