/// The button at the end of a text control that empties it: see ``TextInput/clearButton(_:id:)``.
struct ClearButton {
    let title: Property<String>
    let id: String
    /// The visibility and the action of a button whose program empties the control itself.
    var byProgram: (isHidden: Property<Bool>, tapped: () -> Void)?
}

extension TextInput {
    /// Adds a button that empties the control. It is hidden exactly while the control is empty, and keeps its focus.
    ///
    /// ```swift
    /// TextField("User name", text: model.$username).clearButton("Clear", id: "username-clear")
    /// ```
    ///
    /// - Parameter title: The name of the button for screen readers; its look is up to the backend.
    public func clearButton(_ title: some Wording, id: String) -> Self {
        var control = self
        control.text.clear = ClearButton(title: title.wording, id: id)
        return control
    }

    /// Adds a clear button with an action of the program, hidden while `condition` holds: see ``clearButton(_:id:)``.
    public func clearButton(
        _ title: some Wording, id: String, hidden condition: Property<Bool>, tapped: @escaping () -> Void
    ) -> Self {
        var control = self
        control.text.clear = ClearButton(title: title.wording, id: id, byProgram: (condition, tapped))
        return control
    }
}

extension ClearButton {
    func mount<B: Rendering.Backend>(
        in field: B.Node, _ point: Rendering.MountPoint<B>, of text: MutableProperty<String>
    ) {
        let (isHidden, tapped) = byProgram ?? (text.map(\.isEmpty), { text.value = "" })
        let backend = point.backend
        // The scope holds the closure that focuses. The button's own node would keep backend and field in a cycle.
        let cleared = Subject<Void, Never>()
        cleared.observe { backend.focus(field) }.disposed(in: point.scope)
        let button = backend.makeClearButton(in: field) {
            tapped()
            cleared.send()
        }
        backend.setID(id, of: button)
        point.bind(title, to: "title", of: button) { $0.setClearTitle($1, of: $2) }
        point.bind(isHidden, to: "hidden", of: button) { $0.setHidden($1, of: $2) }
        if let isEnabled = point.environment.isEnabled(and: nil) {
            point.bind(isEnabled, to: "enabled", of: button) { $0.setEnabled($1, of: $2) }
        }
    }
}

extension Rendering {
    /// The capability that a backend implements for a clear button.
    public protocol ClearButtons: TextInputs {
        /// Makes a button at the end of a text control, with the backend's own symbol for clearing.
        func makeClearButton(in field: Node, tapped: @escaping () -> Void) -> Node
        /// Sets the name of the button for screen readers, which read it together with the name of the control.
        func setClearTitle(_ title: String, of button: Node)
    }
}
