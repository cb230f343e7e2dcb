/// A change of the interface that needs no answer of the program: it happens at once, also on a slow line.
///
/// ```swift
/// Button("Details") {}.on(.click, do: .toggle("details"))
/// Element("button", text: "Copy").on(.click, do: .copy(from: "token"), .addClass("done"))
/// ```
///
/// A command names a view by its `id(_:)`; without a name it means the view of the event. In a list, the view of the
/// same row is found first. A command's change lasts until another command changes it or the view is removed. Writes of
/// the program do not revert it: a view that is hidden by a command and by `hidden(_:)` is shown when neither hides it.
///
/// The program does not learn of a command. Use an event or an action where it must.
public struct LocalCommand: Hashable, Sendable {
    /// What is done.
    public enum Kind: Hashable, Sendable {
        case show, hide, toggle, focus
        case addClass(String)
        case removeClass(String)
        case toggleClass(String)
        /// Copies a text to the clipboard; nil copies the text of the view, of a field its value.
        case copy(String?)
        case print
    }

    public let kind: Kind
    /// The id of the view that is changed; nil for the view of the event.
    public let target: String?

    public init(_ kind: Kind, target: String? = nil) {
        self.kind = kind
        self.target = target
    }

    public static func show(_ id: String? = nil) -> LocalCommand { LocalCommand(.show, target: id) }
    public static func hide(_ id: String? = nil) -> LocalCommand { LocalCommand(.hide, target: id) }
    /// Hides a view that is shown, and shows one that a command has hidden.
    public static func toggle(_ id: String? = nil) -> LocalCommand { LocalCommand(.toggle, target: id) }
    public static func focus(_ id: String? = nil) -> LocalCommand { LocalCommand(.focus, target: id) }

    public static func addClass(_ name: String, to id: String? = nil) -> LocalCommand {
        LocalCommand(.addClass(name), target: id)
    }

    public static func removeClass(_ name: String, from id: String? = nil) -> LocalCommand {
        LocalCommand(.removeClass(name), target: id)
    }

    public static func toggleClass(_ name: String, of id: String? = nil) -> LocalCommand {
        LocalCommand(.toggleClass(name), target: id)
    }

    public static func copy(_ text: String) -> LocalCommand { LocalCommand(.copy(text)) }

    /// Copies the text of a view to the clipboard, of a field its value.
    public static func copy(from id: String? = nil) -> LocalCommand { LocalCommand(.copy(nil), target: id) }

    /// Opens the platform's dialog for printing.
    public static var print: LocalCommand { LocalCommand(.print) }
}

extension View {
    /// Carries out commands at an event that the user causes in the view, before what the program does at it.
    public func on<Detail>(_ event: UserEvent<Detail>, do commands: LocalCommand...) -> some View {
        Modified(content: self) { attributes, _ in attributes.commands.append((event.kind, commands)) }
    }
}

extension Element {
    /// Carries out commands at an event that the user causes in the element, before what the program does at it.
    public func on<Detail>(_ event: UserEvent<Detail>, do commands: LocalCommand...) -> Element {
        with(.commands(event.kind, commands))
    }
}
