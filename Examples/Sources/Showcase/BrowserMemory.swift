import Catalogue
import Foundation
import Screens

/// Keeps what one browser should find again, in the catalogue's database.
struct BrowserMemory: PersonalStore {
    let store: BrowserStore
    let browser: String

    func load() async -> Remembered {
        var remembered = Remembered()
        if let text = try? await store.value(for: "login", browser: browser) {
            remembered.login = try? JSONDecoder().decode(SavedLogin.self, from: Data(text.utf8))
        }
        if let tag = try? await store.value(for: "language", browser: browser) {
            remembered.language = Language(rawValue: tag)
        }
        return remembered
    }

    func save(_ login: SavedLogin) async {
        guard let data = try? JSONEncoder().encode(login) else { return }
        try? await store.set(String(decoding: data, as: UTF8.self), for: "login", browser: browser)
    }

    func logOut() async {
        guard var login = await load().login else { return }
        login.isLoggedIn = false
        await save(login)
    }

    func save(_ language: Language) async {
        try? await store.set(language.rawValue, for: "language", browser: browser)
    }
}
