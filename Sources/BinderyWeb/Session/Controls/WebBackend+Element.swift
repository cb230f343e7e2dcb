internal import BinderyView
internal import BinderyWire

extension WebBackend: Rendering.Elements {
    func makeElement(_ tag: String) -> WebNode {
        guard let known = WebTag(rawValue: tag), known != .other else {
            let node = makeNode(.other)
            node.elementPart = ElementPart(name: tag)
            return node
        }
        let node = makeNode(known)
        if known == .button { node[attribute: .type] = "button" }
        // Until the program listens for a click.
        if known == .button || known == .a { node[attribute: .dataNative] = "" }
        return node
    }

    func setElementText(_ text: String, of node: WebNode) { set(text: text, of: node) }

    func setElementClass(_ name: String, _ isOn: Bool, of node: WebNode) {
        if Self.classesOfTheScript.contains(name) {
            return Diagnostics.report(
                .refusedElement,
                "The class \(name) of <\(node.name)> is not set: the page uses it. Choose another name, such as my-\(name)."
            )
        }
        var names = node.classAttribute.split(separator: " ").map(String.init)
        if names.contains(name) == isOn { return }
        if isOn { names.append(name) } else { names.removeAll { $0 == name } }
        set(.class, to: names.joined(separator: " "), of: node)
    }

    /// The classes by which the page's script finds the parts of the toolkit's own controls.
    private static let classesOfTheScript: Set = [
        "avatar", "bar", "bar-title", "carousel", "carousel-next", "carousel-previous", "carousel-toggle", "clear",
        "content", "dialog", "dialog-title", "field", "field-box", "file-button", "file-picker", "file-source", "list",
        "list-header", "list-refresh", "list-row",
        "list-rows", "menu", "menu-button", "menu-item", "menu-items", "navigation-group", "navigation-link",
        "navigation-list", "navigation-search", "pressable", "reveal", "screen", "secret", "secure", "sheet", "sidebar",
        "slide", "slider", "slider-text", "slides", "stack", "stepper", "toasts",
    ]

    func setElementAttribute(_ name: String, _ value: String?, of node: WebNode) {
        if let reason = Self.reservation(of: name, value) {
            return Diagnostics.report(
                .refusedElement, "The attribute \(name) of <\(node.name)> is not set: \(reason)")
        }
        if let known = WebAttribute(rawValue: name) { return set(known, to: value, of: node) }
        let part = node.elementPart ?? ElementPart()
        let index = part.attributes.firstIndex { $0.name == name }
        if let index, part.attributes[index].value == value { return }
        if index == nil, value == nil { return }
        if let value {
            if let index { part.attributes[index].value = value } else { part.attributes.append((name, value)) }
        } else if let index {
            part.attributes.remove(at: index)
        }
        node.elementPart = part
        if node.isAttached { emit(.attribute(node: node.number, name: name, value: value)) }
    }

    /// Why the page needs an attribute for itself; nil if it does not.
    private static func reservation(of name: String, _ value: String?) -> String? {
        let name = name.lowercased()
        if name == "id", value?.hasPrefix("bindery-") == true {
            return "identifiers that begin with “bindery-” are those of the page. Choose another one."
        }
        guard name.hasPrefix("data-") else { return nil }
        let isReserved =
            WebAttribute(rawValue: name) != nil || name == "data-n" || name.hasPrefix("data-bindery")
            || ["data-pending", "data-oversized", "data-gone", "data-socket", "data-soft-disabled"].contains(name)
        return isReserved ? "the page uses it. Choose another name, such as data-my-\(name.dropFirst(5))." : nil
    }

    func acceptText(in node: WebNode, events: Rendering.TextInputEvents) {
        node.value = ""
        let (tag, edited) = (node.tag, events.edited)
        let isLine = tag == .input
        node.on(
            .edited { [unowned node] text in
                if tag == .select, !node.offers(text) { return false }
                // Browsers never put a second line into an `<input>`.
                if isLine, text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) { return false }
                edited(text)
                return true
            })
        // A slider and a choice are values as a whole, and not texts that are merged.
        if tag != .select, node[attribute: .type] != "range" { node.on(.submitted(events.submitted)) }
        node.on(.left(events.left))
    }

    func acceptSwitch(in node: WebNode, events: Rendering.InputEvents<Bool>) {
        if node[attribute: .type] == nil { node[attribute: .type] = "checkbox" }
        // A state that the browser restores from an ended session would count as the user's choice.
        node[attribute: .autocomplete] = "off"
        node.value = "false"
        node.on(.edited { text in Bool(text).map(events.entered) ?? false })
        node.on(.left(events.left))
    }

    func runScript(_ script: Rendering.ScriptParts, in node: WebNode, until scope: Scope) {
        node[attribute: .dataScript] = script.name
        script.value?.observe(in: scope) { self.set(.dataValue, to: $0, of: node) }
        node.on(.script(RunningScript(script)))
        script.calls?.connect(until: scope) { self.add($0, to: node) }
        scope.onDispose { self.removeCalls(to: node) }
    }

    // MARK: Events and commands

    func on(_ handler: Rendering.EventHandler, of node: WebNode) {
        let control = node.control
        if handler.kind.name == "click", control.tag == .button || control.tag == .a {
            control[attribute: .dataNative] = nil
            return control.on(.tapped { handler.receive(.none) })
        }
        let listener = EventListener(handler)
        let names = control[attribute: .dataOn]?.split(separator: " ").map(String.init) ?? []
        if !names.contains(listener.name) {
            // The page takes the first that stands for an event: what listens for all keys comes after single ones.
            let all = names + [listener.name], isAny = { (name: String) in name.hasSuffix(":") }
            control[attribute: .dataOn] = (all.filter { !isAny($0) } + all.filter(isAny)).joined(separator: " ")
        }
        control.on(.event(listener))
    }

    func perform(_ commands: [LocalCommand], at event: Rendering.EventKind, of node: WebNode) {
        let control = node.control
        var list = control[attribute: .dataDo].map { String($0.dropLast()) } ?? ""
        for command in commands {
            list += list.isEmpty ? "[" : ","
            list += command.json(at: EventListener.name(of: event))
        }
        control[attribute: .dataDo] = list + "]"
    }
}

extension WebNode {
    /// Whether one of the options in a `<select>` has a value.
    fileprivate func offers(_ value: String) -> Bool {
        children.contains { ($0.tag == .option && $0.optionValue == value) || $0.offers(value) }
    }
}
