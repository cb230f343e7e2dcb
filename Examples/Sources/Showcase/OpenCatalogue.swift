import Catalogue
import Foundation

/// The catalogue that the screens talk to, and what is kept for each browser.
struct OpenCatalogue {
    let base: URL
    let store: BrowserStore
    let close: () async -> Void

    /// A catalogue in this program.
    init(_ catalogue: Catalogue) {
        base = catalogue.baseURL
        store = catalogue.browserStore
        close = { await catalogue.stop() }
    }

    /// A catalogue elsewhere, which may come and go. What is kept for each browser stays in a database of this program.
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
