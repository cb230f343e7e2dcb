import ArgumentParser
import BinderyView
import BinderyWeb
import Foundation

/// The program that receives and serves files.
@main
struct FilesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "files", abstract: "Uploads of several files with their progress, and downloads of them.")

    @Option(help: "The port of the web server; 0 for any free one.")
    var port = 8080

    @Flag(help: "Drops the bytes instead of storing them.")
    var discard = false

    @Option(help: "How many milliseconds each 64 KB take at least; the bytes are dropped.")
    var pace = 0

    @Option(help: "The file that keeps the sessions over a restart; created if missing. By default nothing is kept.")
    var store: String?

    func validate() throws {
        guard (0...65535).contains(port) else { throw ValidationError("--port must be from 0 to 65535, not \(port).") }
    }

    func run() async throws {
        var options = LiveServer.Options(port: port)
        options.security.hosts = LiveSecurity.thisMachine
        if let store { options.store = try SQLiteSessionStore(path: store) }
        let (use, pace) = (discard ? FilesModel.Use.discard : .store, Duration.milliseconds(pace))
        let server = LiveServer(
            options: options, prepare: { _ in },
            page: { request, _ in
                let isChinese = request.languages.first?.hasPrefix("zh") == true
                let texts = isChinese ? FilesTexts.chinese : .english
                return LivePage(
                    language: .constant(isChinese ? "zh-Hans" : "en"), texts: texts.interface,
                    content: FilesScreen(model: FilesModel(use: use, pace: pace), texts: texts))
            })
        try await server.run { port in
            print("The files are at http://127.0.0.1:\(port)/ (Ctrl-C ends it)")
            // Output to a pipe is buffered otherwise.
            fflush(nil)
        }
    }
}
