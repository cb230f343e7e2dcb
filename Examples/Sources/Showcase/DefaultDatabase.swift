internal import Foundation

/// Where the database is kept if no option says so: in the user's data directory.
enum DefaultDatabase {
    static var path: String {
        let environment = ProcessInfo.processInfo.environment
        let home = FileManager.default.homeDirectoryForCurrentUser
        let data = environment["XDG_DATA_HOME"].map { URL(filePath: $0) } ?? home.appending(path: ".local/share")
        return data.appending(path: "bindery-showcase/catalogue.sqlite").path
    }
}

/// A line must be seen at once also by who reads it through a pipe.
func flushOutput() {
    fflush(nil)
}
