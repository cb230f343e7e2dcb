/// What becomes of a page when the server was restarted.
extension Page {
    /// The nodes have new numbers. What was tapped before is not done again; what was typed is.
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

    /// What stands in a field stays there, whoever wrote it. But where the server has stored the field's text, and more
    /// than the page has seen, that text holds, with what was typed after it.
    private func tell(_ held: Held, stayingAt present: Whereabouts?) {
        guard let field = held.place.successor(in: mirror.root), field.isField, let stored = field.value else { return }
        field.believed = stored
        let isLeft = held.place != present && field.isReachable
        if field.attributes["data-saved"] != nil, acknowledged > acknowledgedBefore {
            return asLeft(field, isLeft) { takeOver(field, held, stored) }
        }
        // The keys of choices may be others now.
        if held.text == stored || !field.isText && !touched.contains(held.place) { return }
        asLeft(field, isLeft) {
            field.value = held.text
            reportEdit(field)
        }
    }

    /// Some values count only once their field was left.
    func asLeft(_ field: Element, _ isLeft: Bool, _ work: () -> Void) {
        if isLeft { report(.focused, field.number) }
        work()
        if isLeft { report(.blurred, field.number) }
    }
}
