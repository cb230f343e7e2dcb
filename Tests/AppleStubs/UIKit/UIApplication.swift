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
    public nonisolated override init() { super.init() }
}

@MainActor
open class UISceneConfiguration: StandInObject {
    open var delegateClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) { super.init() }
}

@MainActor
open class UIScene: UIResponder {
    open class ConnectionOptions: StandInObject {}

    public nonisolated override init() { super.init() }
}

@MainActor
open class UIWindowScene: UIScene {}

@MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
}

@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
}
