// Made by scripts/architectures.

import ShowcaseModels

extension ComparedScreen {
    /// Counted in the code. The screen must exist in the architecture.
    func metrics(of architecture: Architecture) -> ArchitectureMetrics {
        switch (self, architecture) {
        case (.login, .mvc): ArchitectureMetrics(view: 13, behind: 40, model: 12, tests: 2)
        case (.login, .mvp): ArchitectureMetrics(view: 26, behind: 56, model: 12, tests: 7)
        case (.login, .mvvmCallbacks): ArchitectureMetrics(view: 25, behind: 51, model: 0, tests: 3)
        case (.login, .mvvm): ArchitectureMetrics(view: 18, behind: 25, model: 0, tests: 5)
        case (.shop, .mvc): ArchitectureMetrics(view: 11, behind: 96, model: 25, tests: 3)
        case (.shop, .mvp): preconditionFailure("The screen does not exist in this architecture.")
        case (.shop, .mvvmCallbacks): ArchitectureMetrics(view: 30, behind: 118, model: 25, tests: 10)
        case (.shop, .mvvm): ArchitectureMetrics(view: 19, behind: 42, model: 25, tests: 10)
        }
    }
}
