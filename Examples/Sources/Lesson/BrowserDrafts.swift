import BinderyView
import Foundation
import Lessons

/// The drafts of one browser.
struct BrowserDrafts: DraftStore {
    let file: DraftFile
    let browser: String

    func load() async -> StateSnapshot? { await file.draft(of: browser) }

    func save(_ draft: StateSnapshot) async { await file.save(draft, of: browser) }
}

/// The drafts of all browsers, in one file. What cannot be kept is said, and is no reason to stop the person.
actor DraftFile {
    private let url: URL
    private lazy var drafts = read()

    init(path: String) { url = URL(filePath: path) }

    func draft(of browser: String) -> StateSnapshot? { drafts[browser] }

    func save(_ draft: StateSnapshot, of browser: String) {
        drafts[browser] = draft
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try JSONEncoder().encode(drafts).write(to: url, options: .atomic)
        } catch {
            FileHandle.standardError.write(Data("The draft cannot be kept in \(url.path): \(error)\n".utf8))
        }
    }

    private func read() -> [String: StateSnapshot] {
        guard let data = try? Data(contentsOf: url) else { return [:] }
        return (try? JSONDecoder().decode([String: StateSnapshot].self, from: data)) ?? [:]
    }

    /// In the user's data directory.
    static var defaultPath: String {
        let home = FileManager.default.homeDirectoryForCurrentUser
        let data = ProcessInfo.processInfo.environment["XDG_DATA_HOME"].map { URL(filePath: $0) }
        return (data ?? home.appending(path: ".local/share")).appending(path: "bindery-lessons/drafts.json").path
    }
}
