import ArgumentParser
import BinderyView
import BinderyWeb
import Foundation

/// The program that serves the workshop.
@main
struct OutsideCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "outside", abstract: "What a package outside the toolkit adds to it.")

    @Option(help: "The port of the web server; 0 for any free one.")
    var port = 8080

    @Option(help: "The file that keeps pages and sign-ins over a restart.")
    var sessions: String?

    @Option(help: "The folder of Chart.js 3, as Debian's package libjs-chart.js has it.")
    var chart = "/usr/share/javascript/chart.js"

    func run() async throws {
        var options = LiveServer.Options(port: port)
        if let sessions { options.store = try SQLiteSessionStore(path: sessions) }
        options.scripts = [.stars, try .bars { Array(try Data(contentsOf: URL(filePath: "\(chart)/\($0)"))) }]
        options.styles = [PackageResources.outside_css]
        try await LiveServer.workshop(options).run { port in
            print("The workshop is at http://127.0.0.1:\(port)/ (Ctrl-C ends it)")
            // Output to a pipe is buffered otherwise.
            fflush(nil)
        }
    }
}

extension LiveServer {
    static func workshop(_ options: Options) -> LiveServer {
        var options = options
        options.signIn = LiveSignIn()
        return LiveServer(
            options: options, prepare: { _ in },
            page: { request, _ in
                LivePage(
                    language: .constant("en"), texts: .english,
                    content: Workshop(model: WorkshopModel(identity: request.identity)))
            })
    }
}
