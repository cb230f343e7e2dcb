internal import BinderyView

extension WebBackend: TextRendering {
    func makeText(style: TextStyle, color: ColorRole) -> WebNode {
        let tag = style == .title ? "h2" : style == .body ? "p" : "span"
        return makeNode(tag, "text \(style.rawValue) role-\(color.rawValue)")
    }

    func setText(_ text: String, of node: WebNode) { set(text: text, of: node) }
}

extension WebBackend: TextFieldRendering {
    func makeTextField(content: TextContent, events: TextFieldEvents) -> WebNode {
        let field = makeNode("label", "field")
        _ = makeNode("span", "field-label", in: field)
        let input = makeNode("input", "field-input", in: field)
        for (name, value) in content.inputAttributes { input[attribute: name] = value }
        input.value = ""
        input.handlers.edited = events.edited
        input.handlers.submitted = events.submitted
        input.handlers.left = events.left
        field.setControl(input)
        return field
    }

    func setLabel(_ label: String, of node: WebNode) { set(text: label, of: node.children[0]) }

    func setPlaceholder(_ placeholder: String, of node: WebNode) {
        set("placeholder", to: placeholder, of: node.control)
    }

    func setMessage(_ message: String?, of node: WebNode) {
        let input = node.control
        let shown = node.children.count > 2 ? node.children[2] : nil
        guard let message else {
            for name in ["aria-invalid", "aria-describedby", "aria-labelledby"] { set(name, to: nil, of: input) }
            if let shown { remove(shown, from: node) }
            return
        }
        if let shown { return set(text: message, of: shown) }
        let line = makeNode("span", "field-message")
        line[attribute: "role"] = "alert"
        line[attribute: "id"] = "message-\(line.number)"
        line.text = message
        insert(line, into: node, before: nil)
        // The line stands in the label, but is no part of the field's name.
        let label = node.children[0]
        set("id", to: "label-\(label.number)", of: label)
        set("aria-labelledby", to: "label-\(label.number)", of: input)
        set("aria-describedby", to: "message-\(line.number)", of: input)
        set("aria-invalid", to: "true", of: input)
    }

    func setValue(_ value: String, of node: WebNode) {
        let input = node.control
        input.value = value
        if input.isAttached { emit(.value(node: input.number, value)) }
    }
}

extension TextContent {
    fileprivate var inputAttributes: [(String, String)] {
        switch self {
        case .plain: [("type", "text"), ("autocomplete", "off")]
        case .telephone: [("type", "tel"), ("inputmode", "tel"), ("autocomplete", "tel")]
        case .oneTimeCode: [("type", "text"), ("inputmode", "numeric"), ("autocomplete", "one-time-code")]
        case .username: [("type", "text"), ("autocomplete", "username")]
        case .search: [("type", "search"), ("autocomplete", "off")]
        }
    }
}

extension WebBackend: ButtonRendering {
    func makeButton(prominence: Prominence, tapped: @escaping () -> Void) -> WebNode {
        let button = makeNode("button", "button \(prominence.rawValue)")
        button[attribute: "type"] = "button"
        button.handlers.tapped = tapped
        return button
    }

    func setTitle(_ title: String, of node: WebNode) { set(text: title, of: node) }

    func setSelected(_ isSelected: Bool, of node: WebNode) { set("aria-pressed", to: "\(isSelected)", of: node) }
}

extension WebBackend: LinkRendering {
    func makeLink(path: String, followed: @escaping () -> Void) -> WebNode {
        let link = makeNode("a", "link")
        link[attribute: "href"] = path
        _ = makeNode("span", "text headline", in: link)
        _ = makeNode("span", "text caption role-secondary", in: link)
        link.handlers.tapped = followed
        return link
    }

    func setLinkText(_ text: LinkText, of node: WebNode) {
        set(text: text.title, of: node.children[0])
        set(text: text.subtitle, of: node.children[1])
    }
}

extension WebBackend: ImageRendering {
    func makeImage(shape: ImageShape) -> WebNode { makeNode("img", shape == .avatar ? "avatar" : "image") }

    func setSource(_ source: ImageSource, of node: WebNode) {
        switch source {
        case .path(let path): set("src", to: path, of: node)
        case .personPlaceholder: set("src", to: WebAssets.personPath, of: node)
        }
    }

    func setImageDescription(_ description: String, of node: WebNode) { set("alt", to: description, of: node) }
}

extension WebBackend: StackRendering {
    func makeStack(_ arrangement: Arrangement) -> WebNode {
        let direction = arrangement.axis == .horizontal ? "row wrap" : "column"
        return makeNode("div", "\(direction) gap-\(arrangement.spacing) align-\(arrangement.alignment.rawValue)")
    }

    func makeSpacer() -> WebNode { makeNode("div", "spacer") }
}

extension WebBackend: ProgressRendering {
    func makeProgressOverlay() -> WebNode {
        let overlay = makeNode("div", "hud")
        overlay[attribute: "role"] = "status"
        let panel = makeNode("div", "hud-panel", in: overlay)
        let spinner = makeNode("span", "spinner", in: panel)
        spinner[attribute: "aria-hidden"] = "true"
        _ = makeNode("span", "hud-text", in: panel)
        return overlay
    }

    func setProgressText(_ text: String, of node: WebNode) { set(text: text, of: node.children[0].children[1]) }
}

extension WebBackend: ToastRendering {
    func makeToast(_ text: String) -> WebNode {
        let toast = makeNode("div", "toast")
        toast.text = text
        return toast
    }
}

extension WebBackend: ScreenRendering {
    func makeScreen(name: String, back: (() -> Void)?) -> ScreenParts<WebNode> {
        let screen = makeNode("main", "screen")
        screen[attribute: "data-testid"] = "screen"
        screen[attribute: "data-screen"] = name
        let bar = makeNode("header", "bar", in: screen)
        if let back {
            let button = makeButton(prominence: .plain, tapped: back)
            button[attribute: "data-testid"] = "back"
            bar.insert(button, before: nil)
        }
        _ = makeNode("h1", "bar-title", in: bar)
        return ScreenParts(screen: screen, content: makeNode("div", "content", in: screen))
    }

    func setScreenTitle(_ title: String, of node: WebNode) { set(text: title, of: node.children[0].children.last!) }

    func setBackTitle(_ title: String, of node: WebNode) { set(text: title, of: node.children[0].children[0]) }
}
