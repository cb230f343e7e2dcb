internal import BinderyView

/// What only nodes with user input need. Pages have many of these, so their rare parts are separate objects.
final class WebControl {
    private var first: WebHandler?
    private var others: [WebHandler] = []
    var entered: EnteredValue?
    var inner: WebNode?
    // The node itself or a part of it, which its parent retains for as long.
    unowned(unsafe) var group: WebNode?
    var element: ElementPart?

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

/// What only elements have whose name or attributes no control uses, and elements that are explained.
final class ElementPart {
    /// The name, if ``WebTag`` does not have it.
    let name: String?
    /// The attributes that ``WebAttribute`` does not have.
    var attributes: [(name: String, value: String)] = []
    /// What explains its attributes, if they were bound while ``Diagnostics/isTracing`` was on.
    var bindings: [Rendering.AttributeBinding] = []
    /// The links that its content shows.
    var links: NavigationLinks?

    init(name: String? = nil) { self.name = name }
}

/// The value of a control, and what the page knows of it.
final class EnteredValue {
    var text: String
    var sent = SentValue()
    /// The program has written the value, and the next frame sends it.
    var isUnsent = false

    init(_ text: String) { self.text = text }
}

enum WebHandler {
    case tapped(() -> Void)
    /// Returns false, and does nothing, if the text means nothing that the control offers.
    case edited((String) -> Bool)
    case submitted(() -> Void)
    case left(() -> Void)
    case focusChanged((Bool) -> Void)
    /// The user has begun or ceased to be busy with the element.
    case held((Bool) -> Void)
    /// A part was chosen, given by its position.
    case chosen((Int) -> Void)
    /// The visible rows of a list, those that the page wants mounted, and whether the first page is out of sight.
    case shown((Range<Int>, Range<Int>?, Bool) -> Void)
    case event(EventListener)
    case script(RunningScript)
    case movable(Rendering.MovableRow)
}

extension WebNode {
    /// An element that is a button by its role is pressed by keyboard: that is a click as well.
    func tap() {
        forEachHandler {
            switch $0 {
            case .tapped(let act): act()
            case .event(let listener) where listener.name == "click": listener.receive("")
            default: break
            }
        }
    }

    func submit() { forEachHandler { if case .submitted(let act) = $0 { act() } } }

    func leave() { forEachHandler { if case .left(let act) = $0 { act() } } }

    func changeFocus(_ hasFocus: Bool) { forEachHandler { if case .focusChanged(let act) = $0 { act(hasFocus) } } }

    func hold(_ isHeld: Bool) { forEachHandler { if case .held(let act) = $0 { act(isHeld) } } }

    func choose(_ position: Int) { forEachHandler { if case .chosen(let act) = $0 { act(position) } } }

    func show(_ rows: Range<Int>, of mounted: Range<Int>?, isBeyondFirstPage: Bool) {
        forEachHandler { if case .shown(let act) = $0 { act(rows, mounted, isBeyondFirstPage) } }
    }

    /// The handler that accepts or refuses a text; nil if none can be entered.
    var edited: ((String) -> Bool)? {
        var edited: ((String) -> Bool)?
        forEachHandler { if edited == nil, case .edited(let take) = $0 { edited = take } }
        return edited
    }

    var isForTyping: Bool {
        var isForTyping = false
        forEachHandler { if case .submitted = $0 { isForTyping = true } }
        return isForTyping
    }
}
