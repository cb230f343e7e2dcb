/// What happens to a page after a restart of the server.
extension Page {
    /// Prepares for new node numbers. Typed text is sent again, taps are not.
    func restored(_ frame: Frame) {
        restorations += 1
        undone += actsInDoubt.count { acknowledged < $0 && $0 <= acknowledgedBefore }
        actsInDoubt = []
        if acknowledged < sequence {
            forgotten.append(Forgotten(events: acknowledged + 1...sequence, stored: stored))
        }
        heldFields = mirror.root.all.filter(\.isField).map(hold)
        pending.removeAll { if case .wentTo = $0.kind { false } else { true } }
        reportedFocus = 0
    }

    func applyRestored(_ operation: Operation) {
        let place = focused.map(Whereabouts.init)
        do throws(MirrorFailure) {
            try mirror.apply(operation) { _, _ in }
        } catch {
            faults.append("\(error)")
        }
        for held in heldFields { tell(held, stayingAt: place) }
        heldFields = []
        for carousel in held.compactMap({ $0.successor(in: mirror.root) }) { report(.held(true), carousel.number) }
    }

    /// Keeps the text of a field, whether the user or the server wrote it. A stored text replaces it if the server has
    /// seen more events than the page knew of; the text that was typed after those is added.
    private func tell(_ held: Held, stayingAt present: Whereabouts?) {
        guard let field = held.place.successor(in: mirror.root), field.isField, let stored = field.value else { return }
        field.believed = stored
        let isLeft = held.place != present && field.isReachable
        if field.attributes["data-saved"] != nil, acknowledged > acknowledgedBefore {
            return asLeft(field, isLeft) { takeOver(field, held, stored) }
        }
        // The keys of options may have changed: an untouched choice stays as the server sent it.
        if held.text == stored || !field.isText && !touched.contains(held.place) { return }
        asLeft(field, isLeft) {
            field.value = held.text
            reportEdit(field)
        }
    }

    /// Runs `work` between a focus and a blur event if the field was left: some values take effect only then.
    func asLeft(_ field: Element, _ isLeft: Bool, _ work: () -> Void) {
        if isLeft { report(.focused, field.number) }
        work()
        if isLeft { report(.blurred, field.number) }
    }
}
