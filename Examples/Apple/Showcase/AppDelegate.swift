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
    private var app: ShowcaseController?
    private let trailKey = "trail"

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let language: Language = Locale.preferredLanguages.first?.hasPrefix("zh") == true ? .chinese : .english
        let window = UIWindow(windowScene: scene)
        let app = ShowcaseController(
            SampleCatalogue(delay: .milliseconds(300)), store: Store(), language: language)
        window.rootViewController = app
        window.makeKeyAndVisible()
        (self.window, self.app) = (window, app)
        if let trail = session.stateRestorationActivity?.userInfo?[trailKey] as? String { app.restore(trail) }
        if let url = options.urlContexts.first?.url { app.open(url) }
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        guard let trail = app?.trail else { return nil }
        let activity = NSUserActivity(activityType: "dev.bindery.showcase.screens")
        activity.userInfo = [trailKey: trail]
        return activity
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        if let url = contexts.first?.url { app?.open(url) }
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
