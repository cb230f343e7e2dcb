// Made by scripts/architectures.

extension Architecture {
    /// Counted in the code of screen A.
    var metrics: ArchitectureMetrics {
        switch self {
        case .mvc: ArchitectureMetrics(view: 12, behind: 39, model: 12, tests: 2)
        case .mvp: ArchitectureMetrics(view: 25, behind: 55, model: 12, tests: 7)
        case .mvvmCallbacks: ArchitectureMetrics(view: 24, behind: 50, model: 0, tests: 3)
        case .mvvm: ArchitectureMetrics(view: 17, behind: 25, model: 0, tests: 5)
        }
    }
}
