internal import BinderyView
internal import BinderyWire

/// A handler of an event that the page reports by name. The name also tells the page what to report:
///
/// | name | what is reported |
/// |---|---|
/// | `dblclick` | nothing more |
/// | `pointerdown@` | `x y width height button modifiers` |
/// | `keydown:` | `modifiers key` of every key |
/// | `keydown:2+s` | the same, of the key `s` with Control only; the browser's own reaction is suppressed |
///
/// Modifiers are the number of ``KeyPress/Modifiers``. A space as a key is written `Space`.
final class EventListener {
    let name: String
    /// Receives the detail as the page reports it.
    let receive: (String) -> Void

    /// Creates a listener for an event of the page's own.
    init(name: String, receive: @escaping (String) -> Void) {
        self.name = name
        self.receive = receive
    }

    /// A detail that is not of the handler's kind is ignored.
    convenience init(_ handler: Rendering.EventHandler) {
        let (kind, perform) = (handler.kind, handler.receive)
        self.init(name: Self.name(of: kind)) { detail in
            switch kind.detail {
            case .none: perform(.none)
            case .pointer: if let position = PointerPosition(reported: detail) { perform(.pointer(position)) }
            case .key: if let press = KeyPress(reported: detail), kind.isWanted(press) { perform(.key(press)) }
            }
        }
    }

    static func name(of kind: Rendering.EventKind) -> String {
        switch kind.detail {
        case .none: kind.name
        case .pointer: "\(kind.name)@"
        case .key:
            "\(kind.name):"
                + (kind.key.map { "\($0.modifiers.rawValue)+\($0.key == .space ? "Space" : $0.key.name)" } ?? "")
        }
    }
}

extension Rendering.EventKind {
    /// Whether a reported press may be the one that is listened for: the page decides about Shift and the primary key.
    fileprivate func isWanted(_ press: KeyPress) -> Bool {
        guard let key else { return true }
        let undecided: KeyPress.Modifiers = key.modifiers.contains(.primary) ? [.shift, .control, .command] : .shift
        return press.key == key.key
            && press.modifiers.subtracting(undecided) == key.modifiers.subtracting(undecided.union(.primary))
    }
}

extension PointerPosition {
    fileprivate init?(reported text: String) {
        let parts = text.split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 6, let button = Button(reported: parts[4]),
            let modifiers = KeyPress.Modifiers(reported: parts[5])
        else { return nil }
        let numbers = parts[..<4].compactMap { Double($0) }.filter { abs($0) < 1e7 }
        guard numbers.count == 4, numbers[2] >= 0, numbers[3] >= 0 else { return nil }
        self.init(
            x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3], button: button, modifiers: modifiers)
    }
}

extension PointerPosition.Button {
    fileprivate init?(reported text: Substring) {
        switch text {
        case "-1": self = .none
        case "0": self = .primary
        case "1": self = .middle
        case "2": self = .secondary
        default: return nil
        }
    }
}

extension KeyPress.Modifiers {
    /// What can be held: `primary` is only listened for.
    fileprivate init?(reported text: Substring) {
        guard let number = UInt8(text), number < 16 else { return nil }
        self.init(rawValue: number)
    }
}

extension KeyPress {
    fileprivate init?(reported text: String) {
        guard let space = text.firstIndex(of: " "), let modifiers = Modifiers(reported: text[..<space]) else {
            return nil
        }
        let key = text[text.index(after: space)...]
        guard !key.isEmpty, key.utf8.count <= 32 else { return nil }
        self.init(Key(String(key)), modifiers)
    }
}

extension WebNode {
    func dispatch(_ name: String, _ detail: String) {
        forEachHandler { if case .event(let listener) = $0, listener.name == name { listener.receive(detail) } }
    }
}

extension LocalCommand {
    /// `["click","toggle","details",""]`: the event, what is done, the id of the view or nothing, a class or a text.
    func json(at event: String) -> String {
        let (name, detail): (String, String?) =
            switch kind {
            case .show: ("show", nil)
            case .hide: ("hide", nil)
            case .toggle: ("toggle", nil)
            case .focus: ("focus", nil)
            case .addClass(let name): ("add", name)
            case .removeClass(let name): ("remove", name)
            case .toggleClass(let name): ("switch", name)
            case .copy(let text): (text == nil ? "copyFrom" : "copy", text)
            case .print: ("print", nil)
            }
        let parts = [event, name, target ?? "", detail ?? ""].map(JSONText.quoted)
        return "[\(parts.joined(separator: ","))]"
    }
}
