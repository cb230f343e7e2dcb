import ArgumentParser
import BinderyView
import BinderyWeb
import Foundation
import TodoMVC

/// The program that serves TodoMVC.
@main
struct TodoCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "todomvc", abstract: "TodoMVC as a live page. Each browser has todos of its own.")

    @Option(help: "The port of the web server; 0 for any free one.")
    var port = 8080

    @Option(help: "The file that keeps the todos over a restart; created if missing. By default nothing is kept.")
    var store: String?

    func validate() throws {
        guard (0...65535).contains(port) else { throw ValidationError("--port must be from 0 to 65535, not \(port).") }
    }

    func run() async throws {
        let store = try store.map { path in try Self.open(path) }
        let lists = TodoLists(store: store) { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
        var options = LiveServer.Options(port: port)
        options.styles = [PackageResources.todomvc_css]
        options.store = store
        options.storedFor = .seconds(365 * 86_400)
        let server = LiveServer(
            options: options, exists: { TodoFilter(rawValue: $0) != nil },
            prepare: { request in await lists.list(of: request.browser) },
            page: { request, list in
                LivePage(
                    language: .constant("en"), texts: .english, content: TodoPage(at: request.path, list: list))
            })
        try await server.run { port in
            print("TodoMVC is at http://127.0.0.1:\(port)/ (Ctrl-C ends it)")
            // Output to a pipe is buffered otherwise.
            fflush(nil)
        }
        await lists.close()
        // `save` has already reported the errors of failed writes.
        try? await store?.close()
    }

    private static func open(_ path: String) throws -> SQLiteSessionStore {
        do {
            return try SQLiteSessionStore(path: path)
        } catch {
            throw SessionStoreFailure("\(error) Choose another file with --store.")
        }
    }
}
