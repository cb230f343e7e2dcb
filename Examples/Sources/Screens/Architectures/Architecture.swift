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

    /// Where the application serves its class diagram.
    public func diagramPath(in language: Language) -> String {
        language == .chinese ? "/diagrams/\(rawValue).zh.svg" : "/diagrams/\(rawValue).svg"
    }

    var title: Phrase {
        switch self {
        case .mvc: .mvc
        case .mvp: .mvp
        case .mvvmCallbacks: .mvvmCallbacks
        case .mvvm: .mvvm
        }
    }

    /// What stands behind the view.
    var decider: Phrase {
        switch self {
        case .mvc: .controller
        case .mvp: .presenter
        case .mvvmCallbacks, .mvvm: .viewModel
        }
    }

    var isRight: Phrase {
        switch self {
        case .mvc: .mvcIsRight
        case .mvp: .mvpIsRight
        case .mvvmCallbacks: .mvvmCallbacksIsRight
        case .mvvm: .mvvmIsRight
        }
    }
}

/// Lines of code in the parts of an architecture, and its tests that need no view.
struct ArchitectureFigures {
    let view: Int
    /// In the controller, presenter or view model.
    let behind: Int
    /// 0 if the view model is the model.
    let model: Int
    let tests: Int
}

/// A line of a class diagram: what one type has to do with another.
struct ArchitectureRelation: Hashable {
    let source: String
    let kind: Phrase
    let target: String

    init(_ source: String, _ kind: Phrase, _ target: String) {
        self.source = source
        self.kind = kind
        self.target = target
    }
}
