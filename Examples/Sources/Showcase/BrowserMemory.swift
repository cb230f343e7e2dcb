import Catalogue
import Foundation
import Screens

/// Keeps what one browser should find again, in the catalogue's database.
struct BrowserMemory: PersonalStore {
    let store: BrowserStore
    let browser: String
    private let loggedOut = "logged-out"

    init(store: BrowserStore, browser: String) {
        self.store = store
        self.browser = browser
    }

    func load() async -> Remembered {
        var remembered = Remembered()
        if let text = try? await store.value(for: "login", browser: browser) {
            remembered.login = try? JSONDecoder().decode(SavedLogin.self, from: Data(text.utf8))
        }
        // Who cannot be known to be logged in is not.
        if (try? await store.value(for: loggedOut, browser: browser)) != .some(nil) {
            remembered.login?.isLoggedIn = false
        }
        if let tag = try? await store.value(for: "language", browser: browser) {
            remembered.language = Language(rawValue: tag)
        }
        return remembered
    }

    func save(_ login: SavedLogin) async {
        guard let data = try? JSONEncoder().encode(login) else { return }
        await keep(String(decoding: data, as: UTF8.self), for: "login")
        await keep(nil, for: loggedOut)
    }

    /// Nothing has to be read for it, so that nothing that cannot be read keeps a person logged in.
    func logOut() async { await keep("true", for: loggedOut) }

    func save(_ language: Language) async { await keep(language.rawValue, for: "language") }

    private func keep(_ value: String?, for key: String) async {
        do {
            try await store.set(value, for: key, browser: browser)
        } catch {
            FileHandle.standardError.write(Data("The \(key) of a browser cannot be kept: \(error)\n".utf8))
        }
    }
}
