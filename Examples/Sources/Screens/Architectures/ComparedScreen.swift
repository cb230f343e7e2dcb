package import ShowcaseModels

/// The screens that exist in several architectures.
package enum ComparedScreen {
    case login, shop

    func route(in architecture: Architecture) -> AppRoute {
        switch self {
        case .login: .lengthLogin(architecture)
        case .shop: .shop(architecture)
        }
    }

    /// The address of the class diagram.
    package func diagramPath(in architecture: Architecture, _ language: Language) -> String {
        let name = self == .login ? architecture.rawValue : "shop-\(architecture.rawValue)"
        return language == .chinese ? "/diagrams/\(name).zh.svg" : "/diagrams/\(name).svg"
    }
}
