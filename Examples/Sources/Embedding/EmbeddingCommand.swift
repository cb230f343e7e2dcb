import ArgumentParser
import Foundation
import Hummingbird

/// The program: a Hummingbird application with its own route and a live page.
@main
struct EmbeddingCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "embedding",
        abstract: "A live page in a Hummingbird application that has routes of its own.")

    @Option(help: "The port of the web server; 0 for any free one.")
    var port = 8080

    func run() async throws {
        let application = makeApplication(port: port) { port in
            print("The page is at http://127.0.0.1:\(port)/votes, the votes at /api/votes (Ctrl-C ends it)")
            fflush(nil)
        }
        try await application.runService()
    }
}
