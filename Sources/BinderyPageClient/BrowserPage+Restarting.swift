internal import BinderyWire

/// What happens to a page after a restart of the server.
extension BrowserPage {
    /// Prepares for new node numbers. Typed text is sent again; taps only if the session was handed over.
    func restored(_ frame: PageFrame) {
        restorations += 1
        undone += actsInDoubt.count { acknowledged < $0 && $0 <= acknowledgedBefore }
        actsInDoubt = []
        let unhandled = frame.isContinued ? pending.filter { $0.sequence > acknowledged } : []
        actsToRepeat = unhandled.compactMap { event in
            switch event.kind {
            case .tap, .submit: content[event.node].map { (event.sequence, ElementPath(of: $0), event.kind) }
            default: nil
            }
        }
        if acknowledged < sequence {
            forgotten.append(Forgotten(events: acknowledged + 1...sequence, stored: stored))
        }
        fieldsBeforeRestart = content.root.all.filter(\.isField).map(memory(of:))
        pending.removeAll { if case .navigate = $0.kind { false } else { true } }
        reportedFocus = 0
    }

    func applyRestored(_ operation: PageOperation) {
        do throws(PageFault) {
            try content.apply(operation) { _, _ in }
        } catch {
            faults.append("\(error)")
        }
        for memory in fieldsBeforeRestart { restoreText(memory) }
        fieldsBeforeRestart = []
        for (number, place, kind) in actsToRepeat {
            guard let element = place.successor(in: content.root) else { continue }
            let isSubmission = if case .submit = kind { true } else { false }
            repeatedActs[number] = report(isSubmission ? .submit(node: element.number) : .tap(node: element.number))
        }
        actsToRepeat = []
        for carousel in heldCarousels.compactMap({ $0.successor(in: content.root) }) {
            report(.hold(node: carousel.number, true))
        }
    }

    /// Keeps the text of a field, whether the user or the server wrote it. A stored text replaces it if the server has
    /// seen more events than the page knew of; the text that was typed after those is added.
    private func restoreText(_ memory: FieldMemory) {
        guard let field = memory.place.successor(in: content.root), field.isField, let stored = field.value else {
            return
        }
        field.serverText = stored
        if field.attributes["data-saved"] != nil, acknowledged > acknowledgedBefore {
            return takeOver(field, memory, stored)
        }
        // The keys of options may have changed: an untouched choice stays as the server sent it.
        if memory.text == stored || !field.isText && !touched.contains(memory.place) { return }
        reportAsLeft(field, !memory.isFocused) {
            field.value = memory.text
            reportEdit(field, isTyped: touched.contains(memory.place))
        }
    }

    /// Runs `work` between a focus and a blur event if the field was left: some values take effect only then.
    func reportAsLeft(_ field: PageElement, _ isLeft: Bool, _ work: () -> Void) {
        guard isLeft, field.isReachable else { return work() }
        report(.focus(node: field.number))
        work()
        report(.blur(node: field.number))
        // For the server, the focus has left the focused element as well.
        reportedFocus = 0
    }
}
