import Catalogue
import Foundation

/// The catalogue that the screens use, and the store for each browser.
struct OpenCatalogue {
    let base: URL
    let store: BrowserStore
    let close: () async -> Void

    /// Uses a catalogue in this program.
    init(_ catalogue: Catalogue) {
        base = catalogue.baseURL
        store = catalogue.browserStore
        close = { await catalogue.stop() }
    }

    /// Uses a remote catalogue, which may be unavailable at times. The store for each browser is a local database.
    init(elsewhere base: URL, database: String) throws {
        self.base = base
        do {
            let store = try BrowserStore.open(database: database)
            self.store = store
            close = { store.close() }
        } catch {
            throw Stop("The database could not be opened. \(error)")
        }
    }
}
