import Catalogue
import Foundation

/// The catalogue that the screens use, and the store for each browser.
struct OpenCatalogue {
    let base: URL
    let store: any BrowserValues
    let close: () async -> Void

    /// Uses a catalogue in this program.
    ///
    /// - Parameter shared: the store for each browser that other machines use too; nil for the catalogue's.
    init(_ catalogue: Catalogue, shared: (any BrowserValues)?) {
        base = catalogue.baseURL
        store = shared ?? catalogue.browserStore
        close = { await catalogue.stop() }
    }

    /// Uses a remote catalogue, which may be unavailable at times. Without a shared store for each browser, a local
    /// database is it.
    init(elsewhere base: URL, shared: (any BrowserValues)?, database: String) throws {
        self.base = base
        if let shared {
            store = shared
            close = {}
            return
        }
        do {
            let store = try BrowserStore.open(database: database)
            self.store = store
            close = { store.close() }
        } catch {
            throw Stop("The database could not be opened. \(error)")
        }
    }
}
