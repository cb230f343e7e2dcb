/// Labelled controls in two aligned columns. In a narrow window, each label is above its control.
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
public struct Form<Content: View>: Rendering.PrimitiveView {
    private let content: Content
    private var submitted: [Handler] = []

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Calls `action` when the user submits any text of the form, as by the Enter key, after the control's handlers.
    public func onSubmit(_ action: @escaping () -> Void) -> Form {
        var form = self
        form.submitted.append(Handler(run: action))
        return form
    }

    public func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        let node = point.backend.makeForm(isNested: point.environment.isInForm)
        var inside = point.inside(node)
        inside.environment.isInForm = true
        inside.environment.submitted += submitted
        content.mount(in: inside)
        point.add(node)
    }
}

extension Rendering {
    /// The capability that a backend implements for ``Form``.
    public protocol Forms: Nodes {
        /// - Parameter isNested: Whether the form is inside another form.
        func makeForm(isNested: Bool) -> Node
    }
}
