internal import BinderyView
internal import BinderyWire

/// What the user does in the page.
extension WebBackend {
    /// Passes an event with its number to the control, unless the user could not have reached that.
    func handle(_ event: PageEvent.Kind, number: Int = 0) {
        switch event {
        case .edit(let node, let text, let frame, let isTyped):
            if !edit(node, text, isTyped, seen: frame) { discarded.add(number) }
        case .tap(let node): usable(node)?.tap()
        case .submit(let node): usable(node)?.submit()
        case .navigate(let trail):
            if let trail = NavigationTrail(trail) { locationRequested?(trail) }
            emit(.navigate(to: location))
        case .focus(let node):
            focused = reachable(node)
            focused?.changeFocus(true)
        // Also if it is not reachable: a field may be disabled because it was submitted, and is left by that.
        case .blur(let node):
            if let left = focused, left.number == node {
                focused = nil
                if left.isAttached { left.leave() }
            }
            // Also for an element that the page could not focus.
            index[node]?.changeFocus(false)
        // Also behind a dialog, which is itself a reason to wait.
        case .hold(let node, let isHeld): index[node]?.hold(isHeld)
        case .dispatch(let node, let name, let detail): dispatch(name, detail, to: node)
        case .answer(let node, let call, let isResult, let text):
            openCalls.close(call, to: node)?
                .answered(call, isResult ? .success(text) : .failure(.failed(String(text.prefix(1000)))))
        case .showRows(let rows, let node, let isBeyondFirstPage, let mounted):
            guard let list = reachable(node) else { break }
            let window = ListWindows.Window(rows: rows, mounted: mounted, isBeyondFirstPage: isBeyondFirstPage)
            windows?.note(window, of: node)
            list.show(rows, of: mounted, isBeyondFirstPage: isBeyondFirstPage)
        case .heartbeat: break
        }
    }

    /// A message of a script counts also behind a dialog: the script saves what the user did before.
    private func dispatch(_ name: String, _ detail: String, to number: Int) {
        if name.hasPrefix(RunningScript.prefix) {
            reachable(number)?.script?.receive(name, detail)
        } else if name == WebNode.moveEvent {
            // Also if it cannot be used: the page has moved it already.
            if let node = index[number] {
                let place = usable(number) == nil ? 0 : Int(detail) ?? 0
                move(node, beside: Int(exactly: place.magnitude).flatMap(reachable), isAfter: place < 0)
            }
        } else {
            usable(number)?.dispatch(name, detail)
        }
    }

    /// Returns false if the control was removed or replaced: the page has to learn that its edit had no effect.
    private func edit(_ number: Int, _ text: String, _ isTyped: Bool, seen: Int) -> Bool {
        guard let node = index[number], let edited = node.edited else { return false }
        let before = node.value ?? ""
        let isForTyping = node.isForTyping
        var entry = SentValue.Entry(text: text, isExact: true)
        if isForTyping {
            guard let rebased = node.entered?.sent.enter(text, isTyped: isTyped, seen: seen, over: before)
            else { return false }
            entry = rebased
        }
        node.value = entry.text
        // Text that was typed before a dialog appeared counts; a choice behind it does not.
        if node.isReachable, isForTyping || !isBehindDialog(node), edited(entry.text) {
            if !entry.isExact { resendValue(of: node) }
            return true
        }
        // The edit had no effect, since the control was disabled or the choice withdrawn while it was on its way.
        set(value: before, of: node)
        return true
    }

    /// Sends the value again: the page may have arrived at another text.
    private func resendValue(of node: WebNode) { if let value = node.value { set(value: value, of: node) } }

    private func reachable(_ number: Int) -> WebNode? {
        guard number > 0, let node = index[number], node.isReachable else { return nil }
        return node
    }

    /// The node, unless it is out of reach or behind a dialog.
    private func usable(_ number: Int) -> WebNode? {
        reachable(number).flatMap { isBehindDialog($0) ? nil : $0 }
    }
}
