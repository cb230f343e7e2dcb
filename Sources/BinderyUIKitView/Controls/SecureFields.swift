#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
internal import BinderyView
internal import UIKit

extension UIKitBackend: @MainActor Rendering.SecureFields {
    func makeSecureField(content: TextContent, events: Rendering.TextInputEvents) -> UIKitNode {
        let node = TextFieldNode(content, isSecure: true, events: events)
        follow(node.field, of: node)
        return node
    }

    /// Adds a button that reveals the text, and then conceals it.
    func setRevealTitles(_ titles: Rendering.RevealTitles, of node: UIKitNode) {
        guard let node = node as? TextFieldNode else { return }
        let reveal = node.reveal ?? UIButton(configuration: .plain())
        if node.reveal == nil {
            node.reveal = reveal
            node.row.addArrangedSubview(reveal)
            let toggle = UIAction { [unowned node] _ in
                node.field.isSecureTextEntry.toggle()
                node.showReveal()
            }
            reveal.addAction(toggle, for: .primaryActionTriggered)
        }
        node.revealTitles = titles
        node.showReveal()
    }
}

extension TextFieldNode {
    fileprivate func showReveal() {
        guard let reveal, let revealTitles else { return }
        let isSecure = field.isSecureTextEntry
        reveal.configuration?.image = UIImage(systemName: isSecure ? "eye" : "eye.slash")
        reveal.accessibilityLabel = isSecure ? revealTitles.reveal : revealTitles.conceal
    }
}

extension UIKitBackend: @MainActor Rendering.ClearButtons {
    func makeClearButton(in field: UIKitNode, tapped: @escaping () -> Void) -> UIKitNode {
        let node = ButtonNode(.plain(), tapped: tapped)
        node.setSymbol("xmark.circle.fill")
        field.insert(node, before: nil)
        return node
    }

    func setClearTitle(_ title: String, of button: UIKitNode) { button.element.accessibilityLabel = title }
}
#endif
