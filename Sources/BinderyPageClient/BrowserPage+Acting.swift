package import BinderyWire

/// The actions of the user.
extension BrowserPage {
    /// Enters a value. Returns the event's number; nil if the control is unreachable, the value unchanged or too large.
    @discardableResult public func enter(_ text: String, into field: PageElement) -> Int? {
        guard field.isField, field.isReachable, content[field.number] === field else { return nil }
        focus(field)
        field.value = text
        note("types “\(text)”")
        return reportEdit(field)
    }

    /// Taps a button, a link or a row. Possible only while the page is connected.
    @discardableResult public func tap(_ element: PageElement) -> Int? {
        guard isReady, element.isReachable, content[element.number] === element else { return nil }
        return report(.tap(node: element.number))
    }

    @discardableResult public func submit(_ field: PageElement) -> Int? {
        guard isReady, field.isReachable, content[field.number] === field else { return nil }
        return report(.submit(node: field.number))
    }

    /// Causes an event that the program listens for, by its name in `data-on`, or sends a message of a script. Possible
    /// only while the page is connected.
    @discardableResult public func dispatch(_ name: String, _ detail: String, to element: PageElement) -> Int? {
        guard isReady, element.isReachable, content[element.number] === element else { return nil }
        return report(.dispatch(node: element.number, name: name, detail: detail))
    }

    /// Answers a call of the script in an element with a JSON text, or with why it failed.
    @discardableResult public func answer(_ call: Int, isResult: Bool, _ text: String, of element: PageElement) -> Int {
        report(.answer(node: element.number, call: call, isResult: isResult, text))
    }

    public func focus(_ element: PageElement?) {
        focused = element
        reportFocus()
    }

    /// Scrolls a list, and reports it if the last report was acknowledged.
    @discardableResult public func show(_ rows: Range<Int>, of list: PageElement, isBeyondFirstPage: Bool) -> Int? {
        let isReported = pending.contains {
            if case .showRows(_, list.number, _, _) = $0.kind { $0.sequence > acknowledged } else { false }
        }
        guard !isReported, list.isReachable, content[list.number] === list else { return nil }
        return report(.showRows(rows, node: list.number, isBeyondFirstPage: isBeyondFirstPage))
    }

    /// Holds a carousel, which then pauses, or releases it.
    public func hold(_ carousel: PageElement, _ isHeld: Bool) {
        if isHeld {
            heldCarousels.insert(ElementPath(of: carousel))
        } else {
            heldCarousels.remove(ElementPath(of: carousel))
        }
        report(.hold(node: carousel.number, isHeld))
    }

    /// Navigates to the trail that the browser had before the page was reloaded.
    package func goBack(to trail: String) {
        if !trail.isEmpty, trail != content.trail { report(.navigate(trail: trail)) }
    }

    /// Reports the text of a field, which the user has typed, or which the program wrote before a restart.
    @discardableResult func reportEdit(_ field: PageElement, isTyped: Bool = true) -> Int? {
        guard let text = field.value else { return nil }
        oversized.removeAll { $0 === field }
        if text == field.serverText { return nil }
        if isTyped { touched.insert(ElementPath(of: field)) }
        if isTooLarge(text) {
            oversized.append(field)
            return nil
        }
        field.serverText = text
        let frame = field.isText ? field.frame : 0
        let number = report(
            .edit(node: field.number, text: text, frame: frame, isTyped: isTyped || !field.isText))
        let index = pending.firstIndex { $0.sequence == number }!
        pending[index].current = text
        return number
    }

    func reportFocus() {
        let node = focused.map { $0.isField && $0.isReachable ? $0.number : 0 } ?? 0
        if node == reportedFocus { return }
        if reportedFocus > 0, content[reportedFocus] != nil { report(.blur(node: reportedFocus)) }
        if node > 0 { report(.focus(node: node)) }
        reportedFocus = node
    }

    @discardableResult package func report(_ kind: PageEvent.Kind) -> Int {
        // An unsent edit or hold is replaced: an hour of typing without a connection stays one event.
        if let last = pending.last, last.sequence > sent, !last.isVoid, last.isReplaced(by: kind) {
            pending[pending.count - 1].kind = kind
        } else {
            sequence += 1
            pending.append(PendingEvent(sequence, kind))
            switch kind {
            case .tap, .submit: actsInDoubt.append(sequence)
            default: break
            }
            mostPending = max(mostPending, pending.count)
        }
        flush()
        return sequence
    }

    func flush() {
        guard isReady else { return }
        for event in pending where event.sequence > sent {
            outgoing.append(event.message)
            sent = event.sequence
        }
    }

    package func lost() {
        isReady = false
        outgoing.removeAll()
    }
}
