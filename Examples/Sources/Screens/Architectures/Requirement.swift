import BinderyView
import ShowcaseModels

/// What each architecture of the length login changes if the password has to be typed twice: patches of the files that
/// are compiled. `scripts/check-requirement` applies and compiles them.
enum Requirement {
    /// The form and the rules, which all four share.
    static let shared = CodeDifference(patch: ScreenSource.patch("shared"))

    static func change(of architecture: Architecture) -> CodeDifference {
        // MVC and MVP have the same model.
        let model = architecture == .mvc || architecture == .mvp ? ScreenSource.patch("model") : ""
        return CodeDifference(patch: model + ScreenSource.patch(architecture.rawValue))
    }
}
