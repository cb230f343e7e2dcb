/// A dialog over all other content, which can be used again only after the dialog is closed.
struct Dialog<Content: View, Actions: View>: Rendering.PrimitiveView {
    let role: Rendering.DialogRole
    let title: Property<String>
    var message: Property<String>?
    let dismissed: () -> Void
    @ViewBuilder let content: Content
    @ViewBuilder let actions: Actions

    func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        var point = point
        point.attributes.id = "dialog"
        let parts = point.backend.makeDialog(role: role, dismissed: dismissed)
        point.bind(title, to: "title", of: parts.dialog) { $0.setDialogTitle($1, of: $2) }
        if let message { point.bind(message, to: "message", of: parts.dialog) { $0.setDialogMessage($1, of: $2) } }
        content.mount(in: point.inside(parts.content))
        actions.mount(in: point.inside(parts.actions))
        point.add(parts.dialog)
    }
}

extension Rendering {
    /// The kind of a dialog.
    public enum DialogRole: String, Sendable {
        /// A message or a question that interrupts the user.
        case alert
        /// A temporary part of the interface.
        case sheet
    }

    /// The nodes of a dialog: the dialog itself, and the containers of its content and of the buttons that close it.
    public struct DialogParts<Node> {
        public let dialog: Node
        public let content: Node
        public let actions: Node

        public init(dialog: Node, content: Node, actions: Node) {
            self.dialog = dialog
            self.content = content
            self.actions = actions
        }
    }

    /// The capability that a backend implements for dialogs. While a dialog is in the tree, only its content can be
    /// used: nothing else can be tapped, submitted or focused. Of several dialogs, the one inserted last is in front.
    /// Removing a dialog returns the focus that the dialog took.
    public protocol Dialogs: Nodes {
        /// - Parameter dismissed: Called when the user leaves the dialog by means of the platform, such as the Escape
        ///   key. The dialog stays until it is removed.
        func makeDialog(role: DialogRole, dismissed: @escaping () -> Void) -> DialogParts<Node>
        /// Sets the title. For screen readers, the title is the dialog's name and the message its description.
        func setDialogTitle(_ title: String, of node: Node)
        func setDialogMessage(_ message: String, of node: Node)
    }
}
