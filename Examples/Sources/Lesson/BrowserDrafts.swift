import BinderyView
import Foundation
import Lessons

struct BrowserDrafts: DraftStore {
    let file: DraftFile
    let browser: String

    func load() async -> StateSnapshot? { await file.draft(of: browser) }

    func save(_ draft: StateSnapshot) async { await file.save(draft, of: browser) }
}

/// The drafts of all browsers, in one file. Errors are reported, and do not interrupt the user.
actor DraftFile {
    private let url: URL
    private let report: @Sendable (String) -> Void
    /// False if the file has other content. Such a file is left unchanged.
    private var isOurs = true
    private lazy var drafts = read()

    /// - Parameter report: called with errors of reading and writing.
    init(path: String, report: @escaping @Sendable (String) -> Void = DraftFile.printError) {
        url = URL(filePath: path)
        self.report = report
    }

    func draft(of browser: String) -> StateSnapshot? { drafts[browser] }

    func save(_ draft: StateSnapshot, of browser: String) {
        drafts[browser] = draft
        guard isOurs else { return }
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try JSONEncoder().encode(drafts).write(to: url, options: .atomic)
        } catch {
            report("The draft cannot be kept in \(url.path): \(error)")
        }
    }

    private func read() -> [String: StateSnapshot] {
        guard FileManager.default.fileExists(atPath: url.path) else { return [:] }
        do {
            return try JSONDecoder().decode([String: StateSnapshot].self, from: Data(contentsOf: url))
        } catch {
            isOurs = false
            report(
                "\(url.path) has no readable drafts and is left unchanged: no draft is saved. "
                    + "Move the file, or give another with --drafts. \(error)")
            return [:]
        }
    }

    fileprivate static func printError(_ message: String) {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
    }

    /// The default path, in the user's data directory.
    static var defaultPath: String {
        let home = FileManager.default.homeDirectoryForCurrentUser
        let data = ProcessInfo.processInfo.environment["XDG_DATA_HOME"].map { URL(filePath: $0) }
        return (data ?? home.appending(path: ".local/share")).appending(path: "bindery-lessons/drafts.json").path
    }
}
