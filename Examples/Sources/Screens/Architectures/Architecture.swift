/// The architectures of screen A.
public enum Architecture: String, CaseIterable, Sendable {
    case mvc
    case mvp
    /// MVVM with closures, without a reactive library.
    case mvvmCallbacks = "mvvm-callbacks"
    /// MVVM with bindings.
    case mvvm

    /// The address. The architecture with bindings has the screen's main address; the others are below it.
    var path: String { self == .mvvm ? "/length-login" : "/length-login/\(rawValue)" }

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

    /// The name of the object behind the view.
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

/// The lines of code in the parts of an architecture, and the number of its tests without a view.
struct ArchitectureMetrics {
    let view: Int
    /// The lines in the controller, presenter or view model.
    let behind: Int
    /// The lines in the model; 0 if the view model is the model.
    let model: Int
    let tests: Int
}

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
