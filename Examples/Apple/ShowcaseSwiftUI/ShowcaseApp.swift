import Foundation
import SampleServices
import ShowcaseModels
import SwiftUI
import SwiftUIScreens

@main
struct ShowcaseApp: App {
    private let services = SampleCatalogue(delay: .milliseconds(300))
    private let store = Store()

    var body: some Scene {
        WindowGroup {
            ShowcaseScreens(services, store: store, language: language)
        }
    }

    private var language: Language {
        Locale.preferredLanguages.first?.hasPrefix("zh") == true ? .chinese : .english
    }
}

/// Remembers the login until the app ends.
private actor Store: PersonalStore {
    private var login: SavedLogin?

    func save(_ login: SavedLogin) { self.login = login }
    func logOut() { login?.code = nil }
    func save(_ language: Language) {}
    func save(_ look: Look) {}
    func save(todos: String) {}
}
