public import BinderyView

extension HeadlessControl {
    /// Causes an event in the control, which the innermost view that handles it receives. Throws also if none does.
    public func send(_ event: UserEvent<Void>) throws(HeadlessFailure) { try send(event.kind, .none) }

    /// Moves or presses a pointer at a position in the control, from its upper left corner.
    public func send(_ event: UserEvent<PointerPosition>, at position: PointerPosition) throws(HeadlessFailure) {
        try send(event.kind, .pointer(position))
    }

    /// Presses a key while the control has the focus. If no view around it handles the key, an item of a menu may.
    public func press(_ key: KeyPress.Key, _ modifiers: KeyPress.Modifiers = []) throws(HeadlessFailure) {
        let press = KeyPress(key, modifiers)
        try send(Rendering.EventKind("keydown", detail: .key, key: press), .key(press))
    }

    private func send(_ event: Rendering.EventKind, _ detail: Rendering.EventDetail) throws(HeadlessFailure) {
        let act = event.key.map { "receive the key \($0)" } ?? "receive the event “\(event.name)”"
        try reach(act)
        var isHandled = false
        perform(.input) {
            isHandled = app.backend.dispatch(event, detail, to: node)
            if !isHandled, let press = event.key, let item = app.backend.control(pressedBy: press) {
                isHandled = true
                item.tapped?()
            }
        }
        if !isHandled { throw app.failure("The \(node.name) cannot \(act): no view around it handles that.") }
    }
}

extension HeadlessApp {
    /// The text that a command has copied last.
    public var clipboard: String? { backend.clipboard }
}

extension Rendering.EventKind {
    /// Whether a view that listens for this kind receives an event. Shortcuts have Control as their primary modifier.
    func matches(_ event: Rendering.EventKind) -> Bool {
        guard name == event.name else { return false }
        guard let key, let pressed = event.key else { return key == nil || event.key == nil }
        // Shift chooses the character of a key that is not a letter.
        let ignored: KeyPress.Modifiers = key.key.isSymbol ? .shift : []
        return key.key == pressed.key
            && key.modifiers.withControl.union(ignored) == pressed.modifiers.withControl.union(ignored)
    }
}

extension KeyPress.Key {
    fileprivate var isSymbol: Bool { name.count == 1 && name.lowercased() == name.uppercased() }
}

extension KeyPress.Modifiers {
    fileprivate var withControl: KeyPress.Modifiers {
        contains(.primary) ? subtracting(.primary).union(.control) : self
    }
}

// MARK: Rendering.Nodes

extension HeadlessBackend {
    public func on(_ handler: Rendering.EventHandler, of node: HeadlessNode) {
        node.handlers.append(handler)
        guard handler.kind.name == "click" else { return }
        let tapped = node.tapped
        node.tapped = {
            tapped?()
            handler.receive(.none)
        }
    }

    public func perform(_ commands: [LocalCommand], at event: Rendering.EventKind, of node: HeadlessNode) {
        node.commands.append((event, commands))
        guard event.name == "click" else { return }
        let tapped = node.tapped
        node.tapped = { [unowned self, unowned node] in
            for command in commands { perform(command, at: node) }
            tapped?()
        }
    }

    /// Carries out the commands of an event, and passes it to the innermost view. Returns false if nothing handles it.
    func dispatch(_ event: Rendering.EventKind, _ detail: Rendering.EventDetail, to node: HeadlessNode) -> Bool {
        let commanding = node.ancestry.first { $0.commands.contains { $0.event.matches(event) } }
        let receiver = node.ancestry.first { $0.handlers.contains { $0.kind.matches(event) } }
        for (at, commands) in commanding?.commands ?? [] where at.matches(event) {
            for command in commands { perform(command, at: commanding!) }
        }
        let handlers = receiver?.handlers.filter { $0.kind.matches(event) } ?? []
        let ofKey = handlers.filter { $0.kind.key != nil }
        for handler in ofKey.isEmpty ? handlers : ofKey { handler.receive(detail) }
        return commanding != nil || receiver != nil
    }

    private func perform(_ command: LocalCommand, at node: HeadlessNode) {
        guard let target = command.target.map({ find($0, from: node) }) ?? node else { return }
        switch command.kind {
        case .show: target.isGone = false
        case .hide: hide(target, true)
        case .toggle: hide(target, !target.isGone)
        case .focus: focus(target)
        case .addClass(let name): setElementClass(name, true, of: target)
        case .removeClass(let name): setElementClass(name, false, of: target)
        case .toggleClass(let name):
            setElementClass(name, target.element?.classes.contains(name) != true, of: target)
        case .copy(let text): clipboard = text ?? (target.isInput ? target.value : target.allText)
        case .print: break
        }
    }

    private func hide(_ node: HeadlessNode, _ isGone: Bool) {
        node.isGone = isGone
        dropFocus()
    }

    /// The view with the id in the same row, or else anywhere.
    private func find(_ id: String, from node: HeadlessNode) -> HeadlessNode? {
        let row = node.ancestry.first { $0.id?.hasPrefix("row-") == true }
        return row?.first(withID: id) ?? window.first(withID: id)
    }
}

extension HeadlessNode {
    fileprivate func first(withID id: String) -> HeadlessNode? {
        if self.id == id { return self }
        for child in children { if let found = child.first(withID: id) { return found } }
        return nil
    }

    fileprivate var allText: String { visible.map(\.text).filter { !$0.isEmpty }.joined(separator: "\n") }
}
