/// What only the nodes have that a person acts on. There are many: what only few of them have is apart.
final class WebControl {
    private var first: WebHandler?
    private var others: [WebHandler] = []
    /// Of a control with a value.
    var entered: EnteredValue?
    /// Of a control that is several elements: the one that has the focus, the identifier and the events.
    var inner: WebNode?
    /// The one that is disabled where the control is.
    var group: WebNode?

    func add(_ handler: WebHandler) {
        if first == nil {
            first = handler
        } else {
            others.reserveCapacity(others.count + 1)
            others.append(handler)
        }
    }

    var handlesEvents: Bool { first != nil }

    func forEachHandler(_ body: (WebHandler) -> Void) {
        if let first { body(first) }
        for handler in others { body(handler) }
    }
}

/// The value of a control, and what the page knows of it.
final class EnteredValue {
    var text: String
    var told = ToldValue()
    /// The program has written the value, and the next frame tells it.
    var isUntold = false

    init(_ text: String) { self.text = text }
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
    func tap() { forEachHandler { if case .tapped(let act) = $0 { act() } } }

    func submit() { forEachHandler { if case .submitted(let act) = $0 { act() } } }

    func leave() { forEachHandler { if case .left(let act) = $0 { act() } } }

    func changeFocus(_ hasFocus: Bool) { forEachHandler { if case .focusChanged(let act) = $0 { act(hasFocus) } } }

    func hold(_ isHeld: Bool) { forEachHandler { if case .held(let act) = $0 { act(isHeld) } } }

    func choose(_ position: Int) { forEachHandler { if case .chosen(let act) = $0 { act(position) } } }

    func show(_ rows: Range<Int>, isBeyondFirstPage: Bool) {
        forEachHandler { if case .shown(let act) = $0 { act(rows, isBeyondFirstPage) } }
    }

    /// What is asked whether it takes a text; nil where none can be entered.
    var edited: ((String) -> Bool)? {
        var edited: ((String) -> Bool)?
        forEachHandler { if edited == nil, case .edited(let take) = $0 { edited = take } }
        return edited
    }

    /// Whether a person types a text into it.
    var isForTyping: Bool {
        var isForTyping = false
        forEachHandler { if case .submitted = $0 { isForTyping = true } }
        return isForTyping
    }
}
