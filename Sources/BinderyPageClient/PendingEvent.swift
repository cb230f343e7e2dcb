internal import BinderyWire

/// An event that the page keeps until the server has acknowledged it, and an edit until it is stored.
struct PendingEvent {
    let sequence: Int
    var kind: PageEvent.Kind
    /// For an edit: the text that the field would have now, with the server's changes since.
    var current = ""
    /// For an edit: whether the server ignores it. Its text is reported again.
    var isVoid = false

    init(_ sequence: Int, _ kind: PageEvent.Kind) {
        self.sequence = sequence
        self.kind = kind
    }

    var message: String { PageEvent(sequence, kind).message }

    var isEdit: Bool { text != nil }

    var text: String? { if case .edit(_, let text, _, _) = kind { text } else { nil } }

    /// For an edit: whether the user has typed it. If not, the program wrote it before a restart.
    var isTyped: Bool { if case .edit(_, _, _, let isTyped) = kind { isTyped } else { false } }

    /// 0 for an event without a node.
    var node: Int {
        switch kind {
        case .edit(let node, _, _, _), .tap(let node), .submit(let node), .focus(let node), .blur(let node),
            .hold(let node, _), .dispatch(let node, _, _), .answer(let node, _, _, _), .showRows(_, let node, _, _):
            node
        case .navigate, .heartbeat: 0
        }
    }

    /// Whether a later event of the same node makes this one superfluous, as long as it is not sent.
    func isReplaced(by next: PageEvent.Kind) -> Bool {
        switch (kind, next) {
        case (.edit(let node, _, _, _), .edit(let other, _, _, _)), (.hold(let node, _), .hold(let other, _)):
            node == other
        default: false
        }
    }

    mutating func replaceText(_ text: String, after frame: Int) { kind = .edit(node: node, text: text, frame: frame) }
}
