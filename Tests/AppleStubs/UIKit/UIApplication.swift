@MainActor
open class UIApplication: UIResponder {
    public nonisolated override init() { super.init() }
}

@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    init()
    func application(
        _ application: UIApplication, configurationForConnecting session: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
}

extension UIApplicationDelegate {
    /// Starts the app, on an Apple system.
    public static func main() { fatalError("the stand-in starts no app") }
}

@MainActor
open class UISceneSession: StandInObject {
    public struct Role: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }

    public let role = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public var stateRestorationActivity: NSUserActivity?
    public nonisolated override init() { super.init() }
}

@MainActor
open class UISceneConfiguration: StandInObject {
    open var delegateClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) { super.init() }
}

@MainActor
open class UIScene: UIResponder {
    open class ConnectionOptions: StandInObject {
        public var urlContexts: Set<UIOpenURLContext> = []
    }

    public nonisolated override init() { super.init() }
}

@MainActor
open class UIWindowScene: UIScene {}

@MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
    public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
}

/// The part of Foundation on Apple's systems that keeps the state of a scene.
open class NSUserActivity: StandInObject {
    public let activityType: String
    open var userInfo: [AnyHashable: Any]?

    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }
}

@MainActor
public class UIOpenURLContext: StandInObject {
    public let url: URL

    public init(standInURL url: URL) {
        self.url = url
        super.init()
    }
}
