/// The architectures of the length login and of the shop.
public enum Architecture: String, CaseIterable, Codable, Sendable {
    case mvc
    case mvp
    /// MVVM with closures, without a reactive library.
    case mvvmCallbacks = "mvvm-callbacks"
    /// MVVM with bindings.
    case mvvm

    /// The address. The architecture with bindings has the screen's main address; the others are below it.
    public var path: String { self == .mvvm ? "/length-login" : "/length-login/\(rawValue)" }

    /// The architectures of the shop, the larger screen.
    public static let ofShop: [Architecture] = [.mvc, .mvvmCallbacks, .mvvm]

    public var shopPath: String { self == .mvvm ? "/architectures/shop" : "/architectures/shop/\(rawValue)" }

    public var title: Phrase {
        switch self {
        case .mvc: .mvc
        case .mvp: .mvp
        case .mvvmCallbacks: .mvvmCallbacks
        case .mvvm: .mvvm
        }
    }

    /// The name of the object behind the view.
    public var decider: Phrase {
        switch self {
        case .mvc: .controller
        case .mvp: .presenter
        case .mvvmCallbacks, .mvvm: .viewModel
        }
    }

    public var advantages: ArchitecturePhrase {
        switch self {
        case .mvc: .mvcAdvantages
        case .mvp: .mvpAdvantages
        case .mvvmCallbacks: .callbackAdvantages
        case .mvvm: .bindingAdvantages
        }
    }

    public var disadvantages: ArchitecturePhrase {
        switch self {
        case .mvc: .mvcDisadvantages
        case .mvp: .mvpDisadvantages
        case .mvvmCallbacks: .callbackDisadvantages
        case .mvvm: .bindingDisadvantages
        }
    }

    public var isRight: Phrase {
        switch self {
        case .mvc: .mvcIsRight
        case .mvp: .mvpIsRight
        case .mvvmCallbacks: .mvvmCallbacksIsRight
        case .mvvm: .mvvmIsRight
        }
    }
}
