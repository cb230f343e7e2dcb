internal import BinderyView

extension WebBackend: Rendering.Inputs {
    /// A `<div class="field">` around a control with a value: label, control or its container, and later a message.
    func makeField(
        _ control: WebNode, kind: String = "", inside container: WebNode? = nil, left: @escaping () -> Void
    ) -> WebNode {
        let field = makeNode(.div, kind.isEmpty ? "field" : StringInterner.classes("field \(kind)"))
        let label = makeNode(.label, "field-label", in: field)
        label[attribute: .for] = "n\(control.number)"
        control[attribute: .id] = "n\(control.number)"
        control.on(.left(left))
        field.insert(container ?? control, before: nil)
        field.setControl(control)
        return field
    }

    func hideLabel(of node: WebNode) { addClass("label-hidden", to: node) }

    func setLabel(_ label: String, of node: WebNode) { set(text: label, of: FieldElements(field: node).label) }

    /// Makes a button inside a field announce the field's label: “Show, button, Password”.
    func describe(_ button: WebNode, byLabelOf field: WebNode) {
        let label = FieldElements(field: field).label
        label[attribute: .id] = "n\(label.number)"
        button[attribute: .ariaDescribedby] = "n\(label.number)"
    }

    func setMessage(_ message: String?, of node: WebNode) {
        let shown = FieldElements(field: node).message
        guard let message else {
            for name in [WebAttribute.ariaInvalid, .ariaDescribedby] { set(name, to: nil, of: node.control) }
            if let shown { remove(shown, from: node) }
            return
        }
        if let shown { return set(text: message, of: shown) }
        let line = makeNode(.p, "field-message")
        line[attribute: .role] = "alert"
        line[attribute: .id] = "n\(line.number)"
        line.text = message
        insert(line, into: node, before: nil)
        set(.ariaDescribedby, to: "n\(line.number)", of: node.control)
        set(.ariaInvalid, to: "true", of: node.control)
    }
}

struct FieldElements {
    let field: WebNode

    var label: WebNode { field.children[0] }
    /// The control itself, or the element around it and its buttons.
    var content: WebNode { field.children[1] }
    var message: WebNode? { field.children.last.flatMap { $0.classes == "field-message" ? $0 : nil } }
}

extension WebBackend: Rendering.TextInputs {
    func makeTextInput(
        _ tag: WebTag, _ classes: String, content: TextContent, isSecure: Bool = false,
        events: Rendering.TextInputEvents
    ) -> WebNode {
        let input = makeNode(tag, classes)
        if tag == .input { input[attribute: .type] = isSecure ? "password" : content.inputType }
        if let mode = content.inputMode { input[attribute: .inputmode] = mode }
        input[attribute: .autocomplete] = content.autocomplete
        if content == .emailAddress { takeAsTyped(input) }
        // Not for an area: Chromium 156 takes half a minute to lay out 2 MB. Remove when it no longer does.
        if content.isProse, tag == .input { input[attribute: .dir] = "auto" }
        input.value = ""
        let edited = events.edited
        input.on(
            .edited { text in
                // Browsers never put a second line into an `<input>`.
                if tag == .input, text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) { return false }
                edited(text)
                return true
            })
        input.on(.submitted(events.submitted))
        return input
    }

    /// Devices correct nothing, and begin with a small letter.
    func takeAsTyped(_ input: WebNode) {
        for name in [WebAttribute.autocapitalize, .autocorrect] { input[attribute: name] = "off" }
        input[attribute: .spellcheck] = "false"
    }

    func setPlaceholder(_ placeholder: String, of node: WebNode) {
        set(.placeholder, to: placeholder, of: node.control)
    }

    func markSaved(_ node: WebNode) { set(.dataSaved, to: "", of: node.control) }

    func setValue(_ value: String, of node: WebNode) { set(value: value, of: node.control) }
}

extension TextContent {
    fileprivate var inputType: String {
        switch self {
        case .telephone: "tel"
        case .search: "search"
        // A field of the type `email` has no selection, so that the caret could not be kept when the program writes.
        case .plain, .number, .oneTimeCode, .username, .password, .newPassword, .emailAddress: "text"
        }
    }

    fileprivate var inputMode: String? {
        switch self {
        case .emailAddress: "email"
        case .telephone: "tel"
        case .number, .oneTimeCode: "numeric"
        case .plain, .username, .search, .password, .newPassword: nil
        }
    }

    /// Whether the text may be in a language that is written from right to left.
    fileprivate var isProse: Bool {
        switch self {
        case .plain, .search, .username: true
        case .number, .telephone, .emailAddress, .oneTimeCode, .password, .newPassword: false
        }
    }

    fileprivate var autocomplete: String {
        switch self {
        case .plain, .number, .search: "off"
        case .telephone: "tel"
        case .emailAddress: "email"
        case .oneTimeCode: "one-time-code"
        case .username: "username"
        case .password: "current-password"
        case .newPassword: "new-password"
        }
    }
}
