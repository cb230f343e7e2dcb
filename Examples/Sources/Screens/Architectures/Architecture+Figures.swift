// Made by scripts/architectures.

extension Architecture {
    /// Counted in the code of screen A.
    var figures: ArchitectureFigures {
        switch self {
        case .mvc: ArchitectureFigures(view: 10, behind: 38, model: 12, tests: 2)
        case .mvp: ArchitectureFigures(view: 23, behind: 54, model: 12, tests: 7)
        case .mvvmCallbacks: ArchitectureFigures(view: 22, behind: 49, model: 0, tests: 3)
        case .mvvm: ArchitectureFigures(view: 15, behind: 23, model: 0, tests: 5)
        }
    }
}
