// Made by scripts/architectures.

import ShowcaseModels

extension Architecture {
    /// Counted in the code of the length login.
    var metrics: ArchitectureMetrics {
        switch self {
        case .mvc: ArchitectureMetrics(view: 13, behind: 40, model: 12, tests: 2)
        case .mvp: ArchitectureMetrics(view: 26, behind: 56, model: 12, tests: 7)
        case .mvvmCallbacks: ArchitectureMetrics(view: 25, behind: 51, model: 0, tests: 3)
        case .mvvm: ArchitectureMetrics(view: 18, behind: 25, model: 0, tests: 5)
        }
    }
}
