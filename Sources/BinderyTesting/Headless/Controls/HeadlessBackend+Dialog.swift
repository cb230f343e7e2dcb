public import BinderyView

extension HeadlessBackend: Rendering.Dialogs {
    public func makeDialog(
        role: Rendering.DialogRole, dismissed: @escaping () -> Void
    ) -> Rendering.DialogParts<HeadlessNode> {
        let node = make(.dialog(role), HeadlessDialogPayload())
        node.tapped = dismissed
        return Rendering.DialogParts(dialog: node, content: node, actions: node)
    }

    public func setDialogTitle(_ title: String, of node: HeadlessNode) { node.text = title }

    public func setDialogMessage(_ message: String, of node: HeadlessNode) { node.subtitle = message }
}

struct HeadlessDialogPayload: HeadlessPayload {
    weak var focusBefore: HeadlessNode?
}

extension HeadlessNode {
    var isDialog: Bool {
        if case .dialog = kind { return true }
        return false
    }
}

extension HeadlessBackend {
    var frontDialog: HeadlessNode? { window.visible.last(where: \.isDialog) }

    func dialog(inFrontOf node: HeadlessNode) -> HeadlessNode? {
        frontDialog.flatMap { dialog in node.ancestry.contains { $0 === dialog } ? nil : dialog }
    }
}

/// The dialog in front. Its message is empty if there is none.
public struct HeadlessDialog: Equatable {
    public let role: Rendering.DialogRole
    public let title: String
    public let message: String

    init?(_ node: HeadlessNode) {
        guard case .dialog(let role) = node.kind else { return nil }
        self.role = role
        title = node.text
        message = node.subtitle
    }
}

extension HeadlessApp {
    /// The dialog in front, which must be left before anything else is used: `find("dialog-confirm").tap()`.
    public var dialog: HeadlessDialog? { backend.frontDialog.flatMap(HeadlessDialog.init) }

    /// Leaves the dialog in front by means of the platform, the Escape key, or throws if no dialog is shown.
    public func dismissDialog() throws(HeadlessFailure) {
        guard let dialog = backend.frontDialog else { throw failure("There is no dialog to leave.") }
        perform(.tap, on: "the \(dialog.name)") { dialog.tapped?() }
    }
}
