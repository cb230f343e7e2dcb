extension View {
    /// Saves the marked state of a model, if the backend does so: a live page then survives a restart of its server.
    ///
    /// ```swift
    /// final class SearchModel: Restorable {
    ///     @Reactive(.saved) var query = ""
    /// }
    ///
    /// struct Search: View {
    ///     let model: SearchModel
    ///
    ///     var body: some View {
    ///         TextField("Search", text: model.$query).id("search").saved(model)
    ///     }
    /// }
    /// ```
    ///
    /// | event | effect |
    /// |---|---|
    /// | the view is mounted, and there is a state for the model here | it is restored before the view is made |
    /// | a marked property changes | it is saved |
    /// | the view is unmounted: its screen is popped, for instance | the state is discarded |
    ///
    /// State is found again by its position, as ``StateRegistry`` defines it, and its key. Use this modifier where the
    /// model lives as long as the view: on the screen rather than in a sheet or a ``When``. State that cannot be
    /// decoded is diagnosed, and the rest is restored, as by `SavedState`.
    ///
    /// - Parameters:
    ///   - model: Its marked state is saved, and that of the models that it holds.
    ///   - key: Identifies the model within its position; by default its `stateKey`, or the name of its type.
    public func saved(
        _ model: some Restorable, as key: String? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        Saved(
            content: self, model: model, key: key ?? model.stateKey ?? "\(type(of: model))",
            sourceLocation: "\(file):\(line)")
    }
}

private struct Saved<Content: View, Model: Restorable>: Rendering.PrimitiveView {
    let content: Content
    let model: Model
    let key: String
    let sourceLocation: String

    func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        if let scope = point.states {
            scope.models.add(model, as: key, in: scope, lasting: point.scope, sourceLocation: sourceLocation)
        }
        content.mount(in: point)
    }
}
