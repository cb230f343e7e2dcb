public import BinderyPageClient
public import BinderyWire

extension TestPage {
    /// Enters a value, as a whole: a text, `true` or `false`, a number, the title of a choice.
    public func enter(_ value: String, into id: String) throws(TestPageFailure) {
        try enter(value, into: find(id))
    }

    public func enter(_ value: String, into control: PageElement) throws(TestPageFailure) {
        try checkUsable(control)
        let id = control.name
        guard control.isField, control.attributes["readonly"] == nil else {
            throw TestPageFailure("“\(id)” is a <\(control.tag)> into which nothing can be entered")
        }
        var value = value
        if control.tag == "select" {
            guard let choice = control.children.first(where: { $0.text == value }) else {
                let titles = control.children.map(\.text).filter { !$0.isEmpty }.joined(separator: ", ")
                throw TestPageFailure("“\(id)” has no choice “\(value)”. Its choices are: \(titles)")
            }
            value = choice.attributes["value"] ?? ""
        }
        act { $0.enter(value, into: control) }
    }

    /// Adds text at the end of a field, character by character: one event each.
    public func type(_ text: String, into id: String) throws(TestPageFailure) {
        for character in text { try enter((try find(id).value ?? "") + String(character), into: id) }
    }

    /// Taps a button, link, row, tab, check box, a field, which gets the focus, or a menu, which the browser opens.
    public func tap(_ id: String) throws(TestPageFailure) { try tap(find(id)) }

    public func tap(_ control: PageElement) throws(TestPageFailure) {
        if let list = control.listOfLink {
            try checkUsable(list)
            try checkConnection()
            return act { $0.dispatch("bindery-follow", control.attributes["href"] ?? "", to: list) }
        }
        try checkUsable(control)
        if control.attributes["type"] == "checkbox" {
            return try enter(control.value == "true" ? "false" : "true", into: control)
        }
        if control.isField { return act { $0.focus(control) } }
        guard control.hasAction else {
            throw TestPageFailure("“\(control.name)” is a <\(control.tag)>, which cannot be tapped")
        }
        let wasOpen = openMenu
        openMenu = nil
        if let menu = control.attributes["popovertarget"] {
            if menu != wasOpen { openMenu = menu }
            return
        }
        try checkConnection()
        act {
            $0.focus(control)
            $0.tap(control)
        }
    }

    /// Presses Enter in a field.
    public func submit(_ id: String) throws(TestPageFailure) { try submit(find(id)) }

    public func submit(_ control: PageElement) throws(TestPageFailure) {
        try checkUsable(control)
        try checkConnection()
        act {
            $0.focus(control)
            $0.submit(control)
        }
    }

    /// Moves the focus to no control.
    public func leave() { act { $0.focus(nil) } }

    /// Returns to the screen below, as the browser's back button does.
    public func goBack() throws(TestPageFailure) {
        let screens = content.trail.split(separator: " ")
        if screens.count < 2 { throw TestPageFailure("there is no screen below this one") }
        try checkConnection()
        act { $0.goBack(to: screens.dropLast().joined(separator: " ")) }
    }

    /// Sends an event as it is, also one that the page would not send: to try what another program could do.
    public func forge(_ event: PageEvent.Kind) { act { $0.report(event) } }

    /// Does what no other method does, such as scrolling a list, and sends the resulting events.
    public func act(_ body: (BrowserPage) -> Void) {
        precondition(session != nil, "Bindery: the page of the test is closed, or was not found.")
        if let browser { body(browser) }
        deliver()
    }

    private func checkUsable(_ control: PageElement) throws(TestPageFailure) {
        if session == nil { throw TestPageFailure("the page is closed, or was not found") }
        let id = control.name
        if content[control.number] !== control { throw TestPageFailure("“\(id)” is not on the page anymore") }
        if !control.isReachable {
            let isHidden = control.ancestry.contains { $0.attributes["hidden"] != nil }
            throw TestPageFailure("“\(id)” is \(isHidden ? "hidden" : "disabled")")
        }
        if let dialog = content.root.all.last(where: { $0.tag == "dialog" }),
            !control.ancestry.contains(where: { $0 === dialog })
        {
            throw TestPageFailure("“\(id)” is behind the dialog “\(dialog.identifier ?? "")”")
        }
    }

    /// Like the browser's script: without a connection the user can type, but not tap.
    private func checkConnection() throws(TestPageFailure) {
        if connection == nil { throw TestPageFailure("the page is not connected. Call `connect()`") }
    }
}

extension PageElement {
    /// The name in a failure: the id, if the view has one.
    fileprivate var name: String { identifier ?? "<\(tag)>" }

    fileprivate var hasAction: Bool { ["a", "button", "dialog"].contains(tag) || has("pressable") }
}
