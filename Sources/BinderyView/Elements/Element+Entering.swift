extension Element {
    /// Binds the text of an `input`, a `textarea` or a `select` to a property, both ways, as a ``TextField`` does: what
    /// is typed is in the property before anything else happens, and what the program writes is shown.
    public func value(_ value: MutableProperty<String>) -> Element {
        var element = self
        element.entry = .text(value, submitted: entry?.submitted ?? [], left: entry?.left ?? [])
        return element
    }

    /// Binds a check box to a property, both ways.
    public func checked(_ isChecked: MutableProperty<Bool>) -> Element {
        var element = self
        element.entry = .switched(isChecked, left: entry?.left ?? [])
        return element
    }

    /// Shows a condition in a check box, and calls `set` with what the user chooses.
    ///
    /// ```swift
    /// Element("input").attribute("type", "checkbox").checked(model.isAllDone, set: model.setAllDone)
    /// ```
    ///
    /// The condition decides: if it does not become what the user has chosen, the check box shows it again.
    public func checked(_ isChecked: Property<Bool>, set: @escaping (Bool) -> Void) -> Element {
        var element = self
        element.entry = .condition(isChecked, set: set, left: entry?.left ?? [])
        return element
    }

    /// Calls `action` when the user presses Enter in the text of the element; in a `textarea`, with Control or Command.
    public func onSubmit(_ action: @escaping () -> Void) -> Element { adding(submitted: action) }

    /// Calls `action` when the text or the check box loses the focus.
    public func onBlur(_ action: @escaping () -> Void) -> Element { adding(left: action) }

    private func adding(submitted: (() -> Void)? = nil, left: (() -> Void)? = nil) -> Element {
        guard var entry else {
            place.report(
                "has no text that can be submitted or left. Call `value(_:)` or `checked(_:)` first.", of: "<\(tag)>")
            return self
        }
        if let submitted { entry.submitted.append(Handler(run: submitted)) }
        if let left { entry.left.append(Handler(run: left)) }
        var element = self
        element.entry = entry
        return element
    }
}

/// What the user enters in an element.
struct ElementEntry {
    private enum Content {
        case text(MutableProperty<String>)
        case isOn(MutableProperty<Bool>)
        case condition(Property<Bool>, set: (Bool) -> Void)
    }

    private let content: Content
    var submitted: [Handler]
    var left: [Handler]

    static func text(_ text: MutableProperty<String>, submitted: [Handler], left: [Handler]) -> ElementEntry {
        ElementEntry(content: .text(text), submitted: submitted, left: left)
    }

    static func switched(_ isOn: MutableProperty<Bool>, left: [Handler]) -> ElementEntry {
        ElementEntry(content: .isOn(isOn), submitted: [], left: left)
    }

    static func condition(_ isOn: Property<Bool>, set: @escaping (Bool) -> Void, left: [Handler]) -> ElementEntry {
        ElementEntry(content: .condition(isOn, set: set), submitted: [], left: left)
    }

    func start<B: Rendering.Backend>(in node: B.Node, _ point: Rendering.MountPoint<B>) {
        let backend = point.backend
        switch content {
        case .text(let text):
            let entry = Entry(text)
            backend.acceptText(
                in: node,
                events: Rendering.TextInputEvents(
                    edited: entry.enter, submitted: inOrder(submitted), left: inOrder(left)))
            if text.saving != nil { backend.markSaved(node) }
            entry.show(in: point, of: node) { $0.setValue($1, of: $2) }
        case .isOn(let isOn):
            let entry = Entry(isOn)
            acceptSwitch(in: node, point, showing: entry, entered: entry.enter)
        case .condition(let condition, let set):
            let shown = MutableProperty(false)
            condition.observe(in: point.scope) { shown.value = $0 }
            let entry = Entry(shown)
            acceptSwitch(in: node, point, showing: entry) { isOn in
                entry.enter(isOn)
                set(isOn)
                shown.value = untracked { condition.value }
            }
        }
    }

    private func acceptSwitch<B: Rendering.Backend>(
        in node: B.Node, _ point: Rendering.MountPoint<B>, showing entry: Entry<Bool>,
        entered: @escaping (Bool) -> Void
    ) {
        point.backend.acceptSwitch(
            in: node,
            events: Rendering.InputEvents(
                entered: {
                    entered($0)
                    return true
                }, left: inOrder(left)))
        entry.show(in: point, of: node) { $0.setOn($1, of: $2) }
    }
}
