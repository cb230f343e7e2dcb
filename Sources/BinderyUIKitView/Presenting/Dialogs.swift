#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
internal import BinderyView
internal import UIKit

/// A dialog, presented by a view controller of its own.
///
/// It is no `UIAlertController`, whose buttons have fixed titles and which has no content: the texts of a dialog follow
/// properties, and a sheet has any views.
final class DialogNode: UIKitNode {
    let title = UILabel(), message = UILabel()
    let content = StackNode(axis: .vertical), actions = StackNode(axis: .vertical)
    let controller: DialogController
    /// What had the focus before the dialog took it.
    weak var focusBefore: UIKitNode?

    init(_ role: Rendering.DialogRole, dismissed: @escaping () -> Void) {
        title.font = .preferredFont(forTextStyle: .headline)
        for label in [title, message] { label.numberOfLines = 0 }
        message.isHidden = true
        let stack = UIStackView.of([title, message], spacing: 16)
        controller = DialogController(stack, role == .alert ? .formSheet : .pageSheet, dismissed: dismissed)
        super.init(stack)
        insert(content, before: nil)
        insert(actions, before: nil)
    }

    override func place(_ child: UIKitNode) -> Bool {
        (view as? UIStackView)?.addArrangedSubview(child.view)
        return true
    }

    /// The view stays in its controller, which may be presented again.
    override func leave() {}
}

/// Shows a dialog. When the user swipes it down, or makes the gesture of VoiceOver that leaves something, the program
/// decides: it removes the dialog.
final class DialogController: UIViewController, UIAdaptivePresentationControllerDelegate {
    /// What presents it.
    weak var owner: Presentations?
    private let content: UIView, scroll = UIScrollView()
    private let dismissed: () -> Void
    private lazy var filling = content.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor)

    init(_ content: UIView, _ style: UIModalPresentationStyle, dismissed: @escaping () -> Void) {
        self.content = content
        self.dismissed = dismissed
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = style
        isModalInPresentation = true
    }

    required init?(coder: NSCoder) { fatalError("a DialogController is made by code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.add(scroll, filling: view.layoutMarginsGuide)
        scroll.add(content, filling: scroll.contentLayoutGuide)
        content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive = true
    }

    /// Gives the content the height of the dialog, for a list in it.
    func fill() { filling.isActive = true }

    override func accessibilityPerformEscape() -> Bool {
        dismissed()
        return true
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { dismissed() }
}

extension UIKitBackend: @MainActor Rendering.Dialogs {
    func makeDialog(
        role: Rendering.DialogRole, dismissed: @escaping () -> Void
    ) -> Rendering.DialogParts<UIKitNode> {
        let node = DialogNode(role, dismissed: dismissed)
        return Rendering.DialogParts(dialog: node, content: node.content, actions: node.actions)
    }

    func setDialogTitle(_ title: String, of node: UIKitNode) {
        (node as? DialogNode)?.title.text = title
        node.element.accessibilityLabel = title
    }

    func setDialogMessage(_ message: String, of node: UIKitNode) {
        (node as? DialogNode)?.message.text = message
        (node as? DialogNode)?.message.isHidden = message.isEmpty
        node.element.accessibilityHint = message
    }
}
#endif
