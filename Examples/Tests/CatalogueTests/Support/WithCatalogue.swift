import BinderyTestSupport
import Catalogue
import Foundation

/// Runs `body` with a catalogue on `file`, and stops the catalogue afterwards.
func withCatalogue<Result>(
    at file: URL,
    change: (inout CatalogueOptions) -> Void = { _ in },
    _ body: (Catalogue, Client) async throws -> Result
) async throws -> Result {
    var options = CatalogueOptions(database: file.path, latency: .none)
    change(&options)
    let catalogue = try await Catalogue.start(options)
    let client = Client(baseURL: catalogue.baseURL)
    do {
        let result = try await body(catalogue, client)
        client.close()
        await catalogue.stop()
        return result
    } catch {
        client.close()
        await catalogue.stop()
        throw error
    }
}

/// Runs `body` with a catalogue on a new file, and stops the catalogue afterwards.
func withCatalogue<Result>(
    change: (inout CatalogueOptions) -> Void = { _ in },
    _ body: (Catalogue, Client) async throws -> Result
) async throws -> Result {
    try await withTemporaryFolder { folder in
        try await withCatalogue(at: folder.appendingPathComponent("x.sqlite"), change: change, body)
    }
}

func failure(ofStarting options: CatalogueOptions) async -> CatalogueFailure? {
    do throws(CatalogueFailure) {
        await (try Catalogue.start(options)).stop()
        return nil
    } catch {
        return error
    }
}
