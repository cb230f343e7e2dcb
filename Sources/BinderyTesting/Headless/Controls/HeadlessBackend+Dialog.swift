public import BinderyView

extension HeadlessBackend: DialogRendering {
    public func makeDialog(role: DialogRole, dismissed: @escaping () -> Void) -> DialogParts<HeadlessNode> {
        let node = make(.dialog(role))
        node.tapped = dismissed
        return DialogParts(dialog: node, content: node, actions: node)
    }

    public func setDialogTitle(_ title: String, of node: HeadlessNode) { node.text = title }

    public func setDialogMessage(_ message: String, of node: HeadlessNode) { node.subtitle = message }
}

extension HeadlessNode {
    var isDialog: Bool {
        if case .dialog = kind { return true }
        return false
    }
}

extension HeadlessBackend {
    /// The dialog in front of everything else.
    var frontDialog: HeadlessNode? { window.visible.last(where: \.isDialog) }

    /// The dialog that keeps a person from using the node.
    func dialog(inFrontOf node: HeadlessNode) -> HeadlessNode? {
        frontDialog.flatMap { dialog in node.ancestry.contains { $0 === dialog } ? nil : dialog }
    }
}

/// The dialog that is in front.
public struct HeadlessDialog: Equatable {
    public let role: DialogRole
    public let title: String
    /// Empty if there is none.
    public let message: String

    init?(_ node: HeadlessNode) {
        guard case .dialog(let role) = node.kind else { return nil }
        self.role = role
        title = node.text
        message = node.subtitle
    }
}

extension HeadlessApp {
    /// The dialog in front of everything else, which has to be left before anything else can be used. Answer it by
    /// `find("dialog-confirm").tap()`.
    public var dialog: HeadlessDialog? { backend.frontDialog.flatMap(HeadlessDialog.init) }

    /// Leaves the dialog in front by the platform's own means: the Escape key.
    ///
    /// - Throws: if no dialog is shown.
    public func dismissDialog() throws(HeadlessFailure) {
        guard let dialog = backend.frontDialog else { throw failure("There is no dialog to leave.") }
        time.run { dialog.tapped?() }
    }
}
