import ArgumentParser
import Catalogue

/// The catalogue service alone, for a showcase that runs elsewhere, or is to see it come and go.
struct CatalogueCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "catalogue", abstract: "Runs the catalogue service alone, for `showcase --catalogue`.")

    @Option(help: "The port of the service; 0 for any free one.")
    var port = 9000

    @OptionGroup var arguments: CatalogueArguments

    func validate() throws {
        guard (0...65535).contains(port) else { throw ValidationError("--port must be from 0 to 65535, not \(port).") }
    }

    func run() async throws {
        let catalogue = try await arguments.start(port: port, stopsOnSignals: true)
        print("The catalogue is at \(catalogue.baseURL)/ (Ctrl-C ends it)")
        flushOutput()
        await catalogue.waitUntilStopped()
    }
}
