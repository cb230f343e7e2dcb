internal import Foundation

/// Keeps the sessions of a program that `swift package dev` runs, in one file: the next build finds them. Small and
/// simple, since a developer has few pages open.
actor DevelopmentStore: SessionStore {
    /// The variable of the environment with the path of the file. `swift package dev` sets it; a server that is not
    /// under development must not.
    static let variable = "BINDERY_DEVELOPMENT"

    /// The store of this process; nil if it is not under development.
    static let ofProcess: DevelopmentStore? = ProcessInfo.processInfo.environment[variable].map {
        DevelopmentStore(file: URL(filePath: $0))
    }

    private let file: URL
    private var sessions: [String: SavedSession]

    /// - Parameter file: Counts as empty if it cannot be read: its sessions may be those of an older version.
    init(file: URL) {
        self.file = file
        let data = try? Data(contentsOf: file)
        sessions = data.flatMap { try? JSONDecoder().decode([String: SavedSession].self, from: $0) } ?? [:]
    }

    func session(_ token: String) -> SavedSession? { sessions[token] }

    func save(_ saved: [SavedSession]) throws(SessionStoreFailure) {
        for session in saved { sessions[session.token] = session }
        try write()
    }

    func remove(_ token: String) throws(SessionStoreFailure) {
        if sessions.removeValue(forKey: token) != nil { try write() }
    }

    /// The file has no times: it lasts as long as the build folder.
    func removeSessions(unusedFor duration: Duration) {}

    private func write() throws(SessionStoreFailure) {
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try JSONEncoder().encode(sessions).write(to: file, options: .atomic)
        } catch {
            throw SessionStoreFailure("Pages under development cannot be kept in \(file.path): \(error)")
        }
    }
}
