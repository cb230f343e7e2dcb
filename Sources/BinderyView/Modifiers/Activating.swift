extension View {
    /// Activates a view model whenever the view comes on screen, until the view leaves it.
    ///
    /// A view leaves the screen when it is unmounted, for instance by ``When`` or ``ForEach``; when it, or a view
    /// around it, is hidden; and when its screen is popped or covered. If several views show a model, the first
    /// activates it and the last deactivates it. Inner views are activated first.
    ///
    /// - Parameter model: A model whose `Activation` runs meanwhile.
    public func activating(_ model: some Activatable) -> some View {
        WhileShown(content: self, work: ActivationWork { model.activation })
    }

    /// Runs `start` whenever the view comes on screen. Its scope ends when the view leaves the screen: see
    /// ``activating(_:)``.
    ///
    /// ```swift
    /// Avatar(model.picture).whileShown { scope in
    ///     battery.changes.observe { model.level = $0 }.disposed(in: scope)
    /// }
    /// ```
    public func whileShown(
        file: StaticString = #fileID, line: UInt = #line, _ start: @escaping (Scope) -> Void
    ) -> some View {
        let work = ActivationWork {
            let activation = Activation(file: file, line: line)
            activation.whileActive(start)
            return activation
        }
        return WhileShown(content: self, work: work)
    }

    /// Starts `work` whenever the view comes on screen, and cancels it when the view leaves it: see ``activating(_:)``.
    public func task(
        file: StaticString = #fileID, line: UInt = #line,
        _ work: nonisolated(nonsending) @escaping () async -> Void
    ) -> some View {
        let work = ActivationWork {
            let activation = Activation(file: file, line: line)
            activation.task(work)
            return activation
        }
        return WhileShown(content: self, work: work)
    }
}

private struct ActivationWork: VisibleWork {
    let activation: () -> Activation

    func start<B: Backend>(in point: MountPoint<B>) { activation().activate().disposed(in: point.scope) }
}
