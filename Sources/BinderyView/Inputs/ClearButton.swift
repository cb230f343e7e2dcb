/// A button inside a control for text, at its end. See ``TextInput/clearButton(_:id:)``.
struct ClearButton {
    let title: Property<String>
    let id: String
    /// For a program that empties the control itself.
    var byProgram: (isHidden: Property<Bool>, tapped: () -> Void)?
}

extension TextInput {
    /// A button inside the control that empties it. It is hidden exactly while the control is empty, and leaves the focus in the control.
    ///
    /// ```swift
    /// TextField("User name", text: model.$username).clearButton("Clear", id: "username-clear")
    /// ```
    ///
    /// - Parameter title: for who cannot see it; what is seen is up to the backend.
    public func clearButton(_ title: some Wording, id: String) -> Self {
        var control = self
        control.text.clear = ClearButton(title: title.wording, id: id)
        return control
    }

    /// A button inside the control, for a program that empties it itself.
    ///
    /// - Parameters:
    ///   - title: for who cannot see it; what is seen is up to the backend.
    ///   - condition: while it holds, the button is hidden.
    public func clearButton(
        _ title: some Wording, id: String, hidden condition: Property<Bool>, tapped: @escaping () -> Void
    ) -> Self {
        var control = self
        control.text.clear = ClearButton(title: title.wording, id: id, byProgram: (condition, tapped))
        return control
    }
}

extension ClearButton {
    /// Adds the button to the node of the control that shows `text`.
    func mount<B: Backend>(in field: B.Node, _ place: Place<B>, of text: MutableProperty<String>) {
        let (isHidden, tapped) = byProgram ?? (text.map(\.isEmpty), { text.value = "" })
        let backend = place.backend
        // Through the scope: kept by its own node, the backend and the field would never go away.
        let cleared = Subject<Void, Never>()
        cleared.observe { backend.focus(field) }.disposed(in: place.scope)
        let button = backend.makeClearButton(in: field) {
            tapped()
            cleared.send()
        }
        backend.setID(id, of: button)
        place.bind(title) { $0.setClearTitle($1, of: button) }
        place.bind(isHidden) { $0.setHidden($1, of: button) }
        if let isEnabled = place.environment.isEnabled(and: nil) {
            place.bind(isEnabled) { $0.setEnabled($1, of: button) }
        }
    }
}

/// What a backend must be able to do for a clear button.
public protocol ClearButtonRendering: TextInputRendering {
    /// A button inside a control for text, at its end, with the backend's own sign for clearing.
    func makeClearButton(in field: Node, tapped: @escaping () -> Void) -> Node
    /// Says what the button does, for who cannot see it, and together with which control.
    func setClearTitle(_ title: String, of button: Node)
}
