import ArgumentParser
import BinderyView
import BinderyWeb
import Foundation
import Lessons

/// The program that serves one lesson of the course on the web.
@main
struct LessonCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lesson",
        abstract: "Shows a lesson of the course in a browser; without a number, lists all lessons.",
        discussion: Lesson.table)

    @Argument(help: "The number of the lesson.")
    var number: Int?

    @Option(help: "The port of the web server; 0 for any free one.")
    var port = 8080

    @Flag(help: "Reloads open pages after the program restarts.")
    var development = false

    @Option(help: "The file of drafts of the last lesson; created if missing.")
    var drafts = DraftFile.defaultPath

    @Option(
        help: "The file that keeps open pages over a restart; created if missing. By default next to the drafts.")
    var sessions: String?

    func validate() throws {
        guard (0...65535).contains(port) else { throw ValidationError("--port must be from 0 to 65535, not \(port).") }
        guard let number, Lesson(rawValue: number) == nil else { return }
        throw ValidationError("There is no lesson \(number). There are:\n\(Lesson.table)")
    }

    func run() async throws {
        guard let number, let lesson = Lesson(rawValue: number) else { return print(Lesson.table) }
        let file = DraftFile(path: drafts)
        let store = try openSessions()
        var options = LiveServer.Options(port: port)
        options.store = store
        options.isDevelopment = development
        let server = LiveServer(
            options: options, exists: { lesson.hasScreen(at: $0) },
            prepare: { request in await BrowserDrafts(file: file, browser: request.browser).load() },
            page: { request, draft in
                let view = lesson.view(
                    at: request.path, draft: draft, drafts: BrowserDrafts(file: file, browser: request.browser))
                return LivePage(language: .constant("en"), texts: .english, content: view)
            })
        try await server.run { port in
            print("Lesson \(lesson.rawValue), \(lesson.title), is at http://127.0.0.1:\(port)/ (Ctrl-C ends it)")
            // Output to a pipe is buffered otherwise.
            fflush(nil)
        }
        // `save` has already thrown the errors of failed writes.
        try? await store.close()
    }

    private func openSessions() throws -> SQLiteSessionStore {
        let path = sessions ?? URL(filePath: drafts).deletingLastPathComponent().appending(path: "sessions.sqlite").path
        do {
            return try SQLiteSessionStore(path: path)
        } catch {
            throw SessionStoreFailure("\(error) Choose another file with --sessions.")
        }
    }
}

extension Lesson {
    fileprivate static var table: String {
        allCases.map { "\($0.rawValue < 10 ? " " : "")\($0.rawValue)  \($0.title)" }.joined(separator: "\n")
    }
}
