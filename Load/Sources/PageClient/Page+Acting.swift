/// The actions of the user.
extension Page {
    /// Enters a value. Returns the event's number; nil if the control is unreachable or unchanged, or the text too
    /// large.
    @discardableResult public func enter(_ text: String, into field: Element) -> Int? {
        guard field.isField, field.isReachable, mirror[field.number] === field else { return nil }
        focus(field)
        field.value = text
        return reportEdit(field)
    }

    /// Taps a button, a link or a row. Possible only while the page is connected.
    @discardableResult public func tap(_ element: Element) -> Int? {
        guard isReady, element.isReachable, mirror[element.number] === element else { return nil }
        return report(.tapped, element.number)
    }

    @discardableResult public func submit(_ field: Element) -> Int? {
        guard isReady, field.isReachable, mirror[field.number] === field else { return nil }
        return report(.submitted, field.number)
    }

    public func focus(_ element: Element?) {
        focused = element
        reportFocus()
    }

    /// Scrolls a list, and reports it if the last report was acknowledged.
    @discardableResult public func show(_ rows: Range<Int>, of list: Element, isBeyondFirstPage: Bool) -> Int? {
        let isReported = pending.contains {
            if case .shown = $0.kind { $0.node == list.number && $0.sequence > acknowledged } else { false }
        }
        guard !isReported, list.isReachable, mirror[list.number] === list else { return nil }
        return report(.shown(rows, isBeyondFirstPage: isBeyondFirstPage), list.number)
    }

    /// Holds a carousel, which then pauses, or releases it.
    public func hold(_ carousel: Element, _ isHeld: Bool) {
        if isHeld { held.insert(Whereabouts(of: carousel)) } else { held.remove(Whereabouts(of: carousel)) }
        report(.held(isHeld), carousel.number)
    }

    /// Navigates to the trail that the browser had before the page was reloaded.
    func goBack(to trail: String) {
        if !trail.isEmpty, trail != mirror.trail { report(.wentTo(trail: trail), 0) }
    }

    @discardableResult func reportEdit(_ field: Element) -> Int? {
        guard let text = field.value else { return nil }
        oversized.removeAll { $0 === field }
        if text == field.believed { return nil }
        touched.insert(Whereabouts(of: field))
        if isTooLarge(text) {
            oversized.append(field)
            return nil
        }
        field.believed = text
        let number = report(.edited(text), field.number)
        let index = pending.firstIndex { $0.sequence == number }!
        pending[index].current = text
        return number
    }

    func reportFocus() {
        let node = focused.map { $0.isField && $0.isReachable ? $0.number : 0 } ?? 0
        if node == reportedFocus { return }
        if reportedFocus > 0, mirror[reportedFocus] != nil { report(.blurred, reportedFocus) }
        if node > 0 { report(.focused, node) }
        reportedFocus = node
    }

    @discardableResult func report(_ kind: PageEvent.Kind, _ node: Int) -> Int {
        // Unsent edits of a field replace each other: an hour of typing without a connection is one event.
        let seen = mirror[node].map { $0.isText ? $0.frame : 0 } ?? 0
        if case .edited = kind, let last = pending.last, last.sequence > sent, last.isEdit, last.node == node,
            !last.isVoid
        {
            pending[pending.count - 1].kind = kind
            pending[pending.count - 1].seen = seen
        } else {
            sequence += 1
            pending.append(PageEvent(sequence: sequence, node: node, kind: kind, seen: seen))
            if kind == .tapped || kind == .submitted { actsInDoubt.append(sequence) }
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

    /// Tells the page that its connection is lost.
    func lost() {
        isReady = false
        outgoing.removeAll()
    }
}
