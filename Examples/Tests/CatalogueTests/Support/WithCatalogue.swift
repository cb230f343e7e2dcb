import Catalogue
import Foundation

/// Runs `body` with a new folder, and removes the folder afterwards.
func withFolder<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("catalogue-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder)
}

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
    try await withFolder { folder in
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
