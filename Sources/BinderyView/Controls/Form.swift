/// Labelled controls below one another: labels and controls in two aligned columns, and where there is no room, each label above its control.
///
/// ```swift
/// Form {
///     Section("Account") {
///         TextField("Name", text: model.$name).validation(model.nameCheck)
///         SecureField("Password", text: model.$password)
///         LabeledContent("Picture") { Avatar(model.picture, description: "You") }
///     }
///     Row { Button("Log in", action: model.login).prominence(.primary) }
/// }
/// .onSubmit { model.login.execute() }
/// ```
public struct Form<Content: View>: PrimitiveView {
    private let content: Content
    private var submitted: [() -> Void] = []

    /// - Parameter content: the controls, from above to below.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Called when the person submits any text of the form, by the Enter key for instance, after what that control does itself.
    public func onSubmit(_ action: @escaping () -> Void) -> Form {
        var form = self
        form.submitted.append(action)
        return form
    }

    public func mount<B: Backend>(in place: Place<B>) {
        let node = place.backend.makeForm(isNested: place.environment.isInForm)
        var inside = place.inside(node)
        inside.environment.isInForm = true
        inside.environment.submitted += submitted
        content.mount(in: inside)
        place.add(node)
    }
}

/// What a backend must be able to do for ``Form``.
public protocol FormRendering: NodeRendering {
    /// - Parameter isNested: whether another form surrounds it.
    func makeForm(isNested: Bool) -> Node
}
