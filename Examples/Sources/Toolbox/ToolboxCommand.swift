import ArgumentParser
import BinderyView
import BinderyWeb
import Foundation

/// The program that serves the toolbox.
@main
struct ToolboxCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "toolbox",
        abstract: "Controls with scripts of foreign libraries, elements, events, commands and styles of one's own.")

    @Option(help: "The port of the web server; 0 for any free one.")
    var port = 8080

    @Option(help: "The folder of Chart.js 3, as Debian's package libjs-chart.js has it.")
    var chart = "/usr/share/javascript/chart.js"

    @Option(help: "The folder of CodeMirror 5, as Debian's package libjs-codemirror has it.")
    var editor = "/usr/share/javascript/codemirror"

    @Flag(help: "Begin with the dark scheme.")
    var dark = false

    func run() async throws {
        var options = LiveServer.Options(port: port)
        options.scripts = [
            try .chart { try file($0, in: chart, of: "libjs-chart.js") },
            try .editor { try file($0, in: editor, of: "libjs-codemirror") },
        ]
        options.styles = [
            try file("lib/codemirror.css", in: editor, of: "libjs-codemirror"), PackageResources.toolbox_css,
        ]
        let server = LiveServer(
            options: options, prepare: { _ in },
            page: { [dark] _, _ in
                let model = ToolboxModel(scheme: dark ? .dark : .system)
                return LivePage(language: .constant("en"), texts: .english, content: Toolbox(model: model))
            })
        try await server.run { port in
            print("The toolbox is at http://127.0.0.1:\(port)/ (Ctrl-C ends it)")
            // Output to a pipe is buffered otherwise.
            fflush(nil)
        }
    }

    private func file(_ name: String, in folder: String, of package: String) throws -> [UInt8] {
        let path = "\(folder)/\(name)"
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ValidationError("\(path) cannot be read. Install it with `apt-get install \(package)`.")
        }
        return Array(data)
    }
}
