/// A question that only a person can answer, with two answers. Shown by ``View/confirm(_:_:)``.
public struct Confirm {
    let title: Property<String>
    let message: Property<String>?
    let confirm: Property<String>
    let cancel: (any Wording)?
    let isDestructive: Bool

    /// - Parameters:
    ///   - title: the question.
    ///   - message: what follows from it.
    ///   - confirm: the answer yes, as what is done then: “Delete”.
    ///   - cancel: the answer no; the toolkit's word for it if nil.
    ///   - isDestructive: what is done cannot be undone: it looks so, and the other answer has the focus.
    public init(
        title: some Wording, message: (any Wording)? = nil, confirm: some Wording, cancel: (any Wording)? = nil,
        isDestructive: Bool = false
    ) {
        self.title = title.wording
        self.message = message?.wording
        self.confirm = confirm.wording
        self.cancel = cancel
        self.isDestructive = isDestructive
    }
}

/// A message that a person has to see before they go on. Shown by ``View/alert(_:_:)``.
public struct Alert {
    let title: Property<String>
    let message: Property<String>?
    let button: (any Wording)?

    /// - Parameter button: what closes it; the toolkit's word for it if nil.
    public init(title: some Wording, message: (any Wording)? = nil, button: (any Wording)? = nil) {
        self.title = title.wording
        self.message = message?.wording
        self.button = button
    }
}

/// What stands over everything else and has to be left before anything else can be used.
struct Dialog<Content: View, Actions: View>: PrimitiveView {
    let role: DialogRole
    let title: Property<String>
    var message: Property<String>?
    let dismissed: () -> Void
    @ViewBuilder let content: Content
    @ViewBuilder let actions: Actions

    func mount<B: Backend>(in place: Place<B>) {
        var place = place
        place.attributes.id = "dialog"
        let parts = place.backend.makeDialog(role: role, dismissed: dismissed)
        place.bind(title) { $0.setDialogTitle($1, of: parts.dialog) }
        if let message { place.bind(message) { $0.setDialogMessage($1, of: parts.dialog) } }
        content.mount(in: place.inside(parts.content))
        actions.mount(in: place.inside(parts.actions))
        place.add(parts.dialog)
    }
}

/// What a dialog is to the person.
public enum DialogRole: String, Sendable {
    /// A message or a question that interrupts.
    case alert
    /// A part of the interface for a while.
    case sheet
}

/// The nodes of a dialog.
public struct DialogParts<Node> {
    public let dialog: Node
    /// The node into which the content goes.
    public let content: Node
    /// The node into which the buttons go that leave it.
    public let actions: Node

    public init(dialog: Node, content: Node, actions: Node) {
        self.dialog = dialog
        self.content = content
        self.actions = actions
    }
}

/// What a backend must be able to do for dialogs.
///
/// While a dialog is in the tree, only what is in it can be used: nothing else can be tapped, submitted or focused. Of several, the
/// one inserted last is in front. When it goes, the focus returns to where it was, as far as it moved into the dialog.
public protocol DialogRendering: NodeRendering {
    /// - Parameter dismissed: called when the person leaves the dialog by the platform's own means, the Escape key for instance. The
    ///   dialog stays until it is removed.
    func makeDialog(role: DialogRole, dismissed: @escaping () -> Void) -> DialogParts<Node>
    /// The title is the dialog's name, the message its description for screen readers.
    func setDialogTitle(_ title: String, of node: Node)
    func setDialogMessage(_ message: String, of node: Node)
}
