import SampleServices
import ShowcaseModels
import UIKit
import UIKitScreens

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let language: Language = Locale.preferredLanguages.first?.hasPrefix("zh") == true ? .chinese : .english
        let window = UIWindow(windowScene: scene)
        window.rootViewController = ShowcaseController(
            SampleCatalogue(delay: .milliseconds(300)), store: Store(), language: language)
        window.makeKeyAndVisible()
        self.window = window
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
