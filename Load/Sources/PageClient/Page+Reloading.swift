/// What becomes of a page that the server does not know: it is loaded anew, and what was typed goes along. See
/// “Values” in the wire protocol.
extension Page {
    /// What a page leaves to the one that takes its place.
    struct Luggage {
        /// Which page it was, to the server.
        let token: String
        let path: String
        let trail: String
        /// The last event that the page knew to be seen.
        let acknowledged: Int
        let typed: [Whereabouts: Typed]
    }

    /// What was typed into a field.
    struct Typed {
        let text: String
        /// What the server had of it.
        let agreed: String?
        /// The edits that the server is not known to have seen.
        let edits: [PageEvent]
    }

    var luggage: Luggage {
        var typed: [Whereabouts: Typed] = [:]
        for field in mirror.root.all where field.isField {
            let place = Whereabouts(of: field)
            guard touched.contains(place), let text = field.value else { continue }
            typed[place] =
                if let inherited {
                    Typed(
                        text: text, agreed: inherited.typed[place]?.agreed,
                        edits: inherited.typed[place]?.edits ?? [])
                } else {
                    Typed(text: text, agreed: field.agreed, edits: unseenEdits(field))
                }
        }
        // A page that had no frame yet leaves the state that it would have gone on with.
        return Luggage(
            token: inherited?.token ?? token, path: inherited?.path ?? mirror.path,
            trail: inherited?.trail ?? mirror.trail, acknowledged: inherited?.acknowledged ?? acknowledged,
            typed: typed)
    }

    /// Puts what was typed into the fields, and reports it as edits.
    func unpack(_ luggage: Luggage) {
        inherited = luggage
        for (place, typed) in luggage.typed {
            guard let field = place.successor(in: mirror.root), field.isField else { continue }
            touched.insert(place)
            field.value = typed.text
            // The state of the page before may have another text than the new page.
            if field.isText { field.believed = nil }
            asLeft(field, field.isReachable) { reportEdit(field) }
        }
    }

    /// What the server's next word on a field changes; nil for that word itself.
    func agreed(_ field: Element) -> String? {
        guard let inherited, let inheritedEvent, let typed = inherited.typed[Whereabouts(of: field)] else {
            return field.agreed
        }
        // Where the page before knew more, or nothing, the text that was taken along holds.
        guard field.attributes["data-saved"] != nil, inheritedEvent >= inherited.acknowledged else { return nil }
        return typed.edits.last { $0.sequence <= inheritedEvent }?.current ?? typed.agreed
    }

    func beginInheritance(_ frame: Frame) {
        inheritedEvent =
            frame.operations.lazy
            .compactMap { if case .inherited(let event) = $0 { event } else { nil } }.first
    }

    /// The edits have not been sent: they name the frame that they follow on.
    func settleInheritance() {
        inheritedEvent = nil
        guard let inherited else { return }
        self.inherited = nil
        let fields = inherited.typed.keys.compactMap { $0.successor(in: mirror.root) }.filter(\.isText)
        for index in pending.indices where fields.contains(where: { $0.number == pending[index].node }) {
            guard pending[index].isEdit, !pending[index].isVoid else { continue }
            pending[index].kind = .edited(pending[index].current)
            pending[index].seen = seen
        }
    }
}
