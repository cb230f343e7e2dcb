#if canImport(SwiftUI)
public import SwiftUI

extension View {
    /// Sets what the action buttons inside show while their action executes. Without it, a `ProgressView`.
    ///
    /// ```swift
    /// .actionProgress { fraction in Image(systemName: "hourglass", variableValue: fraction) }
    /// .actionProgress { _ in EmptyView() }
    /// ```
    ///
    /// - Parameter progress: Takes the progress from 0 to 1, or nil if the action reports none.
    public func actionProgress<Progress: View>(
        @ViewBuilder _ progress: @escaping @MainActor (_ fraction: Double?) -> Progress
    ) -> some View {
        environment(\.actionProgress, ActionProgress { AnyView(progress($0)) })
    }
}

/// The view of an action's progress.
struct ActionProgress {
    let make: @MainActor (Double?) -> AnyView
}

private enum ActionProgressKey: EnvironmentKey {
    static var defaultValue: ActionProgress {
        ActionProgress { $0.map { AnyView(ProgressView(value: $0)) } ?? AnyView(ProgressView()) }
    }
}

extension EnvironmentValues {
    var actionProgress: ActionProgress {
        get { self[ActionProgressKey.self] }
        set { self[ActionProgressKey.self] = newValue }
    }
}
#endif
