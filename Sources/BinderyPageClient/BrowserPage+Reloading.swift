internal import BinderyWire

/// The reload of a page that the server does not know, with the typed text: see “Values” in the wire protocol.
extension BrowserPage {
    /// What a page hands over to its successor.
    struct TypedTexts {
        let token: String
        let path: String
        let trail: String
        /// The last event that the page knew to be acknowledged.
        let acknowledged: Int
        let typed: [ElementPath: Typed]
        let journal: [String]
    }

    struct Typed {
        let text: String
        /// The text that the server had.
        let agreedText: String?
        /// The edits that the server may not have seen.
        let edits: [PendingEvent]
    }

    var typedTexts: TypedTexts {
        var typed: [ElementPath: Typed] = [:]
        for field in content.root.all where field.isField {
            let place = ElementPath(of: field)
            guard touched.contains(place), let text = field.value else { continue }
            typed[place] =
                if let inherited {
                    Typed(
                        text: text, agreedText: inherited.typed[place]?.agreedText,
                        edits: inherited.typed[place]?.edits ?? [])
                } else {
                    Typed(text: text, agreedText: field.agreedText, edits: unhandledEdits(field))
                }
        }
        // A page without a frame hands over the state that it inherited.
        return TypedTexts(
            token: inherited?.token ?? token, path: inherited?.path ?? content.path,
            trail: inherited?.trail ?? content.trail, acknowledged: inherited?.acknowledged ?? acknowledged,
            typed: typed, journal: journal)
    }

    /// Writes typed text into the fields, and reports it as edits.
    func restore(_ typedTexts: TypedTexts) {
        inherited = typedTexts
        continueJournal(typedTexts.journal)
        for (place, typed) in typedTexts.typed {
            guard let field = place.successor(in: content.root), field.isField else { continue }
            touched.insert(place)
            field.value = typed.text
            // Forces a report: the previous page's state may have another text than the new page.
            if field.isText { field.serverText = nil }
            reportAsLeft(field, true) { reportEdit(field) }
        }
    }

    /// The text that the server's next text is based on; nil if that text is its own base.
    func agreedText(of field: PageElement) -> String? {
        guard let inherited, let inheritedEvent, let typed = inherited.typed[ElementPath(of: field)] else {
            return field.agreedText
        }
        // The typed text holds if the field is not saved, or if the previous page knew of later events.
        guard field.attributes["data-saved"] != nil, inheritedEvent >= inherited.acknowledged else { return nil }
        return typed.edits.last { $0.sequence <= inheritedEvent }?.current ?? typed.agreedText
    }

    func beginInheritance(_ frame: PageFrame) {
        inheritedEvent =
            frame.operations.lazy
            .compactMap { if case .inherited(let event) = $0 { event } else { nil } }.first
    }

    /// Moves the inherited edits, which have not been sent, to the frame that they follow.
    func settleInheritance() {
        inheritedEvent = nil
        guard let inherited else { return }
        self.inherited = nil
        let fields = inherited.typed.keys.compactMap { $0.successor(in: content.root) }.filter(\.isText)
        for index in pending.indices where fields.contains(where: { $0.number == pending[index].node }) {
            guard pending[index].isEdit, !pending[index].isVoid else { continue }
            pending[index].replaceText(pending[index].current, after: seen)
        }
    }
}
