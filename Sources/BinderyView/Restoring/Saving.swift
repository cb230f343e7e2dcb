extension View {
    /// Has the marked state of a model outlive the process, where the backend saves it: a live page is the same after a restart of its server.
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
    /// | the view goes: its screen is popped, for instance | the state is forgotten |
    ///
    /// A state is found again by the place and the key; ``StateRegistry`` says what a place is. Say it where the model is as long as the view: on
    /// the screen, rather than in a sheet or a ``When`` of it. What does not decode is diagnosed, and all else is restored, as by `SavedState`.
    ///
    /// - Parameters:
    ///   - model: what it marks is saved, and what the models mark that it holds.
    ///   - key: what the model is called, among those of the same place; by default its `stateKey`, or the name of its type.
    public func saved(
        _ model: some Restorable, as key: String? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        Saved(content: self, model: model, key: key ?? model.stateKey ?? "\(type(of: model))", place: "\(file):\(line)")
    }
}

private struct Saved<Content: View, Model: Restorable>: PrimitiveView {
    let content: Content
    let model: Model
    let key: String
    let place: String

    func mount<B: Backend>(in place: Place<B>) {
        if let scope = place.states {
            scope.models.add(model, as: key, in: scope, lasting: place.scope, place: self.place)
        }
        content.mount(in: place)
    }
}
