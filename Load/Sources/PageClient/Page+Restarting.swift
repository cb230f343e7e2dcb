/// What becomes of a page when the server was restarted.
extension Page {
    /// The nodes have new numbers. What was tapped before is not done again; what was typed is.
    func restored(_ frame: Frame) {
        restorations += 1
        undone += actsInDoubt.count { frame.acknowledged < $0 && $0 <= acknowledged }
        actsInDoubt = []
        if frame.acknowledged < sequence {
            forgotten.append(Forgotten(events: frame.acknowledged + 1...sequence, stored: stored))
        }
        pending.removeAll { if case .wentTo = $0.kind { false } else { true } }
        reportedFocus = 0
    }

    func applyRestored(_ operation: Operation) {
        let (typed, place) = (luggage, focused.map(Whereabouts.init))
        do throws(MirrorFailure) {
            try mirror.apply(operation, writing: write)
        } catch {
            faults.append("\(error)")
        }
        unpack(typed, stayingAt: place)
        for carousel in held.compactMap({ $0.successor(in: mirror.root) }) { report(.held(true), carousel.number) }
    }

    /// What a person typed, and where.
    var luggage: [Whereabouts: String] {
        var typed: [Whereabouts: String] = [:]
        for field in mirror.root.all where field.isField {
            let place = Whereabouts(of: field)
            if touched.contains(place) { typed[place] = field.value }
        }
        return typed
    }

    /// Puts what was typed into the fields, and reports it as edits.
    ///
    /// - Parameter present: where the person still is.
    func unpack(_ typed: [Whereabouts: String], stayingAt present: Whereabouts? = nil) {
        for (place, text) in typed {
            guard let field = place.successor(in: mirror.root), field.isField else { continue }
            touched.insert(place)
            field.value = text
            if text == field.believed { continue }
            // Some values count only once their field was left.
            let isLeft = place != present && field.isReachable
            if isLeft { report(.focused, field.number) }
            reportEdit(field)
            if isLeft { report(.blurred, field.number) }
        }
    }
}
