import ArgumentParser
import Catalogue
import Foundation

/// The options of the catalogue service, in this program or alone.
struct CatalogueArguments: ParsableArguments {
    @Option(help: "The file of the catalogue's database; created if missing.")
    var database = DefaultDatabase.path

    @Option(parsing: .unconditional, help: "The seconds, below 3600, by which the catalogue delays each response.")
    var delay = 0.0

    @Option(
        parsing: .unconditional, help: "The share of requests that the catalogue refuses with status 503, from 0 to 1.")
    var failureRate = 0.0

    func validate() throws {
        guard (0...1).contains(failureRate) else {
            throw ValidationError("--failure-rate must be from 0 to 1, not \(failureRate).")
        }
        guard delay >= 0, delay < 3600 else {
            throw ValidationError("--delay must be seconds from 0 to below 3600, not \(delay).")
        }
    }

    var sessionsBesideDatabase: String {
        URL(filePath: database).deletingLastPathComponent().appending(path: "sessions.sqlite").path
    }

    var addedDelay: Duration { .milliseconds(Int(delay * 1000)) }

    func start(port: Int, stopsOnSignals: Bool = false) async throws -> Catalogue {
        let options = CatalogueOptions(
            database: database, port: port, delay: addedDelay, failureRate: failureRate)
        do {
            return try await Catalogue.start(options, stopsOnSignals: stopsOnSignals)
        } catch {
            throw Stop("The catalogue could not be started. \(error)")
        }
    }
}
