// Made by scripts/architectures.

extension Architecture {
    /// Counted in the code of screen A.
    var figures: ArchitectureFigures {
        switch self {
        case .mvc: ArchitectureFigures(view: 12, behind: 39, model: 12, tests: 2)
        case .mvp: ArchitectureFigures(view: 25, behind: 55, model: 12, tests: 7)
        case .mvvmCallbacks: ArchitectureFigures(view: 24, behind: 50, model: 0, tests: 3)
        case .mvvm: ArchitectureFigures(view: 17, behind: 25, model: 0, tests: 5)
        }
    }
}
