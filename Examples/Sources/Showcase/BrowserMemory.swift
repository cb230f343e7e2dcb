import Foundation
import Screens
import ShowcaseModels

/// What the showcase remembers of one browser.
final class BrowserMemory: PersonalStore {
    let store: any BrowserValues
    let browser: String
    /// The key of the code. It is separate from the login, so that the code can be removed without reading the login.
    private static let code = "code"

    init(store: any BrowserValues, browser: String) {
        self.store = store
        self.browser = browser
    }

    func load() async -> Remembered {
        guard let values = try? await store.values(browser: browser) else { return Remembered() }
        var login = values["login"].flatMap { try? JSONDecoder().decode(SavedLogin.self, from: Data($0.utf8)) }
        // If the code cannot be read, the user is not logged in.
        login?.code = values[Self.code]
        let look = values["look"].flatMap { try? JSONDecoder().decode(Look.self, from: Data($0.utf8)) }
        return Remembered(
            login: login, language: values["language"].flatMap(Language.init), look: look ?? Look(),
            todos: values["todos"])
    }

    func save(_ login: SavedLogin) async {
        let (code, login) = (login.code, SavedLogin(phone: login.phone, code: nil, nickname: login.nickname))
        guard let data = try? JSONEncoder().encode(login) else { return }
        await keep(String(decoding: data, as: UTF8.self), for: "login")
        await keep(code, for: Self.code)
    }

    func logOut() async { await keep(nil, for: Self.code) }

    func save(_ language: Language) async { await keep(language.rawValue, for: "language") }

    func save(_ look: Look) async {
        guard let data = try? JSONEncoder().encode(look) else { return }
        await keep(String(decoding: data, as: UTF8.self), for: "look")
    }

    func save(todos: String) async { await keep(todos, for: "todos") }

    private func keep(_ value: String?, for key: String) async {
        do {
            try await store.set(value, for: key, browser: browser)
        } catch {
            FileHandle.standardError.write(Data("The \(key) of a browser cannot be kept: \(error)\n".utf8))
        }
    }
}
