/// An event that the user causes in a view, beyond those that controls report by themselves.
///
/// ```swift
/// Card(post).on(.doubleClick) { model.open(post) }
/// Canvas(model).on(.pointerDown) { position in model.add(at: position) }
/// ```
///
/// | event | detail | occurs |
/// |---|---|---|
/// | ``UserEvent/click`` | | at a press by pointer or, on a button or a link, by keyboard |
/// | ``UserEvent/doubleClick`` | | at the second of two quick presses |
/// | ``UserEvent/contextMenu`` | ``PointerPosition`` | at a press with the other button, in place of a menu |
/// | ``UserEvent/pointerDown``, ``UserEvent/pointerUp`` | ``PointerPosition`` | when it is pressed, and released |
/// | ``UserEvent/pointerMove`` | ``PointerPosition`` | while the pointer moves; see below |
/// | ``UserEvent/key(_:_:)`` | ``KeyPress`` | when that key is pressed; `onKey(_:_:perform:)` is its short form |
/// | ``UserEvent/anyKey`` | ``KeyPress`` | when any key is pressed |
/// | ``UserEvent/custom(_:)`` | | at the event of the platform with that name |
///
/// The innermost view that handles an event is the only one that receives it. If it handles a key by itself, its
/// ``UserEvent/anyKey`` is not called for that key. A view that is disabled, hidden or behind
/// a dialog receives none. Events arrive in the order in which the user causes them, after what was typed before them.
/// A pointer that moves faster than its events are handled is reported with its last position only. While it is
/// pressed, a view that handles both `pointerDown` and `pointerMove` follows it outside of the view too.
public struct UserEvent<Detail> {
    public let kind: Rendering.EventKind
    let read: (Rendering.EventDetail) -> Detail?

    /// Creates an event. `read` converts the reported detail. If it returns nil, the event is ignored.
    public init(_ kind: Rendering.EventKind, read: @escaping (Rendering.EventDetail) -> Detail?) {
        self.kind = kind
        self.read = read
    }

    func handler(_ perform: @escaping (Detail) -> Void) -> Rendering.EventHandler {
        Rendering.EventHandler(kind: kind) { [read] detail in
            if let detail = read(detail) { perform(detail) }
        }
    }
}

extension UserEvent where Detail == Void {
    public static var click: UserEvent { .custom("click") }
    public static var doubleClick: UserEvent { .custom("dblclick") }

    /// An event of the platform without a detail, by its name in the browser: `focusin`, `toggle`, `animationend`.
    public static func custom(_ name: String) -> UserEvent { UserEvent(Rendering.EventKind(name)) { _ in () } }
}

extension UserEvent where Detail == PointerPosition {
    public static var contextMenu: UserEvent { pointer("contextmenu") }
    public static var pointerDown: UserEvent { pointer("pointerdown") }
    public static var pointerMove: UserEvent { pointer("pointermove") }
    public static var pointerUp: UserEvent { pointer("pointerup") }

    private static func pointer(_ name: String) -> UserEvent {
        UserEvent(Rendering.EventKind(name, detail: .pointer)) {
            if case .pointer(let position) = $0 { position } else { nil }
        }
    }
}

extension UserEvent where Detail == KeyPress {
    /// A key with exactly these modifiers; Shift does not count for a key that writes something other than a letter.
    /// The platform's own reaction to it is suppressed. A key that writes is not reported while the user types into a
    /// field, unless with Control, Alt or Command.
    public static func key(_ key: KeyPress.Key, _ modifiers: KeyPress.Modifiers = []) -> UserEvent {
        keyboard(Rendering.EventKind("keydown", detail: .key, key: KeyPress(key, modifiers)))
    }

    /// Every key, with any modifiers. The platform reacts to it as well.
    public static var anyKey: UserEvent { keyboard(Rendering.EventKind("keydown", detail: .key)) }

    private static func keyboard(_ kind: Rendering.EventKind) -> UserEvent {
        UserEvent(kind) { if case .key(let press) = $0 { press } else { nil } }
    }
}

extension View {
    /// Calls `action` at each event that the user causes in the view.
    public func on<Detail>(_ event: UserEvent<Detail>, perform action: @escaping (Detail) -> Void) -> some View {
        let handler = event.handler(action)
        return Modified(content: self) { attributes, _ in attributes.events.append(handler) }
    }

    /// Calls `action` at each event that the user causes in the view.
    public func on(_ event: UserEvent<Void>, perform action: @escaping () -> Void) -> some View {
        on(event) { (_: Void) in action() }
    }

    /// Calls `action` when the user presses a key while the focus is in the view: `onKey(.escape) { model.cancel() }`.
    public func onKey(
        _ key: KeyPress.Key, _ modifiers: KeyPress.Modifiers = [], perform action: @escaping () -> Void
    ) -> some View {
        on(.key(key, modifiers)) { _ in action() }
    }
}

extension Element {
    /// Calls `action` at each event that the user causes in the element.
    public func on<Detail>(_ event: UserEvent<Detail>, perform action: @escaping (Detail) -> Void) -> Element {
        with(.event(event.handler(action)))
    }

    /// Calls `action` at each event that the user causes in the element.
    public func on(_ event: UserEvent<Void>, perform action: @escaping () -> Void) -> Element {
        on(event) { (_: Void) in action() }
    }

    /// Calls `action` when the user presses a key while the focus is in the element.
    public func onKey(
        _ key: KeyPress.Key, _ modifiers: KeyPress.Modifiers = [], perform action: @escaping () -> Void
    ) -> Element {
        on(.key(key, modifiers)) { _ in action() }
    }
}

extension Rendering {
    /// What a backend listens for: an event of the platform, and for keys, which one.
    public struct EventKind: Hashable, Sendable {
        public enum Detail: Hashable, Sendable {
            case none, key, pointer
        }

        /// The name of the event in a browser.
        public let name: String
        /// What is to be reported with the event.
        public let detail: Detail
        /// The only key press that is reported; nil for every one.
        public let key: KeyPress?

        public init(_ name: String, detail: Detail = .none, key: KeyPress? = nil) {
            self.name = name
            self.detail = detail
            self.key = key
        }
    }

    public enum EventDetail: Equatable, Sendable {
        case none
        case key(KeyPress)
        case pointer(PointerPosition)
    }

    /// A kind of event, and what a view does with it.
    public struct EventHandler {
        public let kind: EventKind
        public let receive: (EventDetail) -> Void

        public init(kind: EventKind, receive: @escaping (EventDetail) -> Void) {
            self.kind = kind
            self.receive = receive
        }
    }
}
