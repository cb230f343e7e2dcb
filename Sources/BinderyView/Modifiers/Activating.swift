extension View {
    /// Activates a view model whenever the view comes on screen, until it leaves it.
    ///
    /// It leaves when it is unmounted, by ``When`` or ``ForEach`` for instance; when it, or what surrounds it, is hidden; and when its screen
    /// is popped or covered by another one. Of several views that show a model, the first one activates it and the last one ends that. The
    /// views in it come first.
    ///
    /// - Parameter model: what is said in its `Activation` goes on meanwhile.
    public func activating(_ model: some Activatable) -> some View {
        WhileShown(content: self, work: Activating { model.activation })
    }

    /// Runs `start` whenever the view comes on screen. What it puts into the scope ends when the view leaves it: see ``activating(_:)``.
    ///
    /// ```swift
    /// Avatar(model.picture).whileShown { scope in
    ///     battery.changes.observe { model.level = $0 }.disposed(in: scope)
    /// }
    /// ```
    public func whileShown(
        file: StaticString = #fileID, line: UInt = #line, _ start: @escaping (Scope) -> Void
    ) -> some View {
        let work = Activating {
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
        let work = Activating {
            let activation = Activation(file: file, line: line)
            activation.task(work)
            return activation
        }
        return WhileShown(content: self, work: work)
    }
}

private struct Activating: ShownWork {
    let activation: () -> Activation

    func start<B: Backend>(in place: Place<B>) { activation().activate().disposed(in: place.scope) }
}
