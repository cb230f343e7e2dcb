/// The ways in which screen A is built.
public enum Architecture: String, CaseIterable, Sendable {
    case mvc
    case mvp
    /// Without any reactive library: closures.
    case mvvmCallbacks = "mvvm-callbacks"
    /// With bindings.
    case mvvm

    /// That of bindings is the screen's own address; the others lie below it.
    var path: String { self == .mvvm ? "/length-login" : "/length-login/\(rawValue)" }

    var title: Phrase {
        switch self {
        case .mvc: .mvc
        case .mvp: .mvp
        case .mvvmCallbacks: .mvvmCallbacks
        case .mvvm: .mvvm
        }
    }
}
