import BinderyHTTP
import BinderyTestSupport
import Foundation

@testable import Catalogue
@testable import Showcase

/// Runs `body` with a catalogue on a new file, over a real socket, and stops the catalogue afterwards.
func withService(
    delay: Duration = .zero, failureRate: Double = 0, failureSeed: UInt64? = nil,
    _ body: (CatalogueClient) async throws -> Void
) async throws {
    try await withTemporaryFolder { folder in
        let options = CatalogueOptions(
            database: folder.appendingPathComponent("x.sqlite").path, delay: delay, failureRate: failureRate,
            failureSeed: failureSeed, latency: .none)
        let catalogue = try await Catalogue.start(options)
        do {
            try await body(CatalogueClient(base: catalogue.baseURL))
        } catch {
            await catalogue.stop()
            throw error
        }
        await catalogue.stop()
    }
}

extension CatalogueClient {
    struct Counts: Decodable {
        let received: Int
        let finished: Int
        let cancelled: Int
    }

    /// Returns the service's counts for an endpoint.
    func counts(of endpoint: String) async throws -> Counts? {
        let counts: [String: Counts] = try await http.send(Endpoint(.get, "statistics"))
        return counts[endpoint]
    }
}
