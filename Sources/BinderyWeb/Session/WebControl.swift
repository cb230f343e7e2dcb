/// What only the nodes have that a person acts on, and those that surround them.
final class WebControl {
    var value: String?
    var told = ToldValue()
    /// The program has written the value, and the next frame tells it.
    var isUntold = false
    var inner: WebNode?
    var group: WebNode?
    private(set) var handlers: [WebHandler] = []

    func add(_ handler: WebHandler) {
        handlers.reserveCapacity(handlers.count + 1)
        handlers.append(handler)
    }
}

/// What happens when a person acts on an element.
enum WebHandler {
    case tapped(() -> Void)
    /// False if the text stands for nothing that the control offers: then nothing has happened.
    case edited((String) -> Bool)
    case submitted(() -> Void)
    case left(() -> Void)
    /// It has the focus now, or not any more.
    case focusChanged((Bool) -> Void)
    /// The person is busy with it, or no longer is.
    case held((Bool) -> Void)
    /// One of the parts was chosen, by its position.
    case chosen((Int) -> Void)
    /// The rows of a list that are seen, and whether it is scrolled by more than its height.
    case shown((Range<Int>, Bool) -> Void)
}

extension WebNode {
    func tap() { for case .tapped(let act) in handlers { act() } }

    func submit() { for case .submitted(let act) in handlers { act() } }

    func leave() { for case .left(let act) in handlers { act() } }

    func changeFocus(_ hasFocus: Bool) { for case .focusChanged(let act) in handlers { act(hasFocus) } }

    func hold(_ isHeld: Bool) { for case .held(let act) in handlers { act(isHeld) } }

    func choose(_ position: Int) { for case .chosen(let act) in handlers { act(position) } }

    func show(_ rows: Range<Int>, isBeyondFirstPage: Bool) {
        for case .shown(let act) in handlers { act(rows, isBeyondFirstPage) }
    }

    /// What is asked whether it takes a text; nil where none can be entered.
    var edited: ((String) -> Bool)? {
        for case .edited(let take) in handlers { return take }
        return nil
    }

    /// Whether a person types a text into it.
    var isForTyping: Bool { handlers.contains { if case .submitted = $0 { true } else { false } } }
}
