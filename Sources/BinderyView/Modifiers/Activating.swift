extension View {
    /// Activates a view model whenever the view comes on screen, until the view leaves it.
    ///
    /// A view leaves the screen when it is unmounted, for instance by ``When`` or ``ForEach``; when it, or a view
    /// around it, is hidden; and when its screen is popped or covered. If several views show a model, the first
    /// activates it and the last deactivates it. Inner views are activated first.
    public func activating(_ model: some Activatable) -> some View {
        WhileShown(content: self, work: ActivationWork { model.activation })
    }
}

struct ActivationWork: VisibleWork {
    let activation: () -> Activation

    func start<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        activation().activate().disposed(in: point.scope)
    }
}
