internal import BinderyWire

/// How values that the server writes combine with typed text: see “Values” in the wire protocol.
extension BrowserPage {
    struct FieldMemory {
        let place: ElementPath
        let element: PageElement
        let text: String
        let serverText: String
        /// The base of the server's text; nil if that text is its own base.
        let agreedText: String?
        let isFocused: Bool
        /// The edits that the server has discarded or not yet seen.
        let edits: [PendingEvent]

        init(_ field: PageElement, agreedText: String?, isFocused: Bool, edits: [PendingEvent]) {
            place = ElementPath(of: field)
            self.isFocused = isFocused
            element = field
            text = field.value ?? ""
            serverText = field.serverText ?? text
            self.agreedText = agreedText
            self.edits = edits
        }
    }

    func memory(of field: PageElement) -> FieldMemory {
        FieldMemory(
            field, agreedText: agreedText(of: field), isFocused: field === focused,
            edits: discarded(field) + unhandledEdits(field))
    }

    private func discarded(_ field: PageElement) -> [PendingEvent] {
        discardedEdits.filter { $0.node == field.number }
    }

    func unhandledEdits(_ field: PageElement) -> [PendingEvent] {
        pending.filter { $0.isEdit && !$0.isVoid && $0.node == field.number && $0.sequence > acknowledged }
    }

    /// Marks the edits that a frame discards, and records the texts that it acknowledges.
    func agreeOnValues(_ frame: PageFrame) {
        let numbers = Set(
            frame.operations.flatMap { if case .discarded(let numbers) = $0 { numbers } else { [Int]() } })
        discardedEdits = pending.filter { numbers.contains($0.sequence) && !$0.isVoid }
        for index in pending.indices {
            if numbers.contains(pending[index].sequence) { pending[index].isVoid = true }
            let event = pending[index]
            guard event.isEdit, !event.isVoid, event.sequence > acknowledged, event.sequence <= frame.acknowledged
            else { continue }
            content[event.node]?.agreedText = event.current
        }
    }

    /// Prepares a field that a frame inserts. Unseen edits of a field that had its number are void.
    func begin(_ field: PageElement) {
        guard field.isText else { return }
        void(unhandledEdits(field))
        field.frame = seen
    }

    private func void(_ edits: [PendingEvent]) {
        let numbers = Set(edits.map(\.sequence))
        for index in pending.indices where numbers.contains(pending[index].sequence) { pending[index].isVoid = true }
    }

    /// Writes a value from the server into a field.
    func write(_ field: PageElement, _ text: String) {
        let edits = unhandledEdits(field)
        guard field.isText else {
            // The last edit of a choice wins.
            if edits.isEmpty { (field.value, field.serverText) = (text, text) }
            return
        }
        let base = agreedText(of: field) ?? text
        let previous = edits.isEmpty ? base : field.serverText ?? ""
        field.serverText = rebaseEdits(edits, from: base, onto: text)
        (field.agreedText, field.frame) = (text, seen)
        showServerText(field, previous: previous)
    }

    private func rebaseEdits(_ edits: [PendingEvent], from base: String, onto theirs: String) -> String {
        var (base, theirs) = (base, theirs)
        for edit in edits {
            if edit.isTyped || theirs == base { theirs = TextRebase.rebase(edit.current, from: base, onto: theirs) }
            base = edit.current
            if let index = pending.firstIndex(where: { $0.sequence == edit.sequence }) {
                pending[index].current = theirs
            }
        }
        return theirs
    }

    private func showServerText(_ field: PageElement, previous: String) {
        field.value = TextRebase.rebase(field.value ?? "", from: previous, onto: field.serverText ?? "")
        reportEdit(field)
    }

    /// Brings typed text into a field that came in place of another, or with the whole state.
    func takeOver(_ field: PageElement, _ memory: FieldMemory, _ theirs: String) {
        guard field.isText else { return write(field, theirs) }
        let text = rebaseEdits(memory.edits, from: memory.agreedText ?? theirs, onto: theirs)
        void(memory.edits)
        (field.serverText, field.agreedText, field.frame) = (theirs, theirs, seen)
        if text != theirs {
            field.value = text
            // A text of the program from before a restart stays one.
            let isTyped = touched.contains(memory.place)
            reportAsLeft(field, !memory.isFocused) { reportEdit(field, isTyped: isTyped) }
        }
        field.value = memory.text
        showServerText(field, previous: memory.serverText)
    }
}
