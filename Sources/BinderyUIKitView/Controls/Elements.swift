#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
internal import BinderyView
internal import UIKit

/// An element of HTML, of which UIKit shows the text, what the user enters, and the content.
final class ElementNode: UIKitNode {
    private let label = UILabel()
    var input: UIKitNode?

    init(_ tag: String) {
        let stack = UIStackView.of([], tag == "span" ? .horizontal : .vertical)
        super.init(stack, stack: stack)
        label.numberOfLines = 0
    }

    func show(_ text: String) {
        label.text = text
        if label.superview == nil { (view as? UIStackView)?.insertArrangedSubview(label, at: 0) }
    }

    func accept(_ node: UIKitNode) {
        input = node
        (view as? UIStackView)?.addArrangedSubview(node.view)
    }
}

extension UIKitBackend: @MainActor Rendering.Elements {
    func makeElement(_ tag: String) -> UIKitNode { ElementNode(tag) }

    func setElementText(_ text: String, of node: UIKitNode) { (node as? ElementNode)?.show(text) }

    /// Classes are those of style sheets.
    func setElementClass(_ name: String, _ isOn: Bool, of node: UIKitNode) {}

    func setElementAttribute(_ name: String, _ value: String?, of node: UIKitNode) {}

    func acceptText(in node: UIKitNode, events: Rendering.TextInputEvents) {
        (node as? ElementNode)?.accept(makeTextField(content: .plain, events: events))
    }

    func acceptSwitch(in node: UIKitNode, events: Rendering.InputEvents<Bool>) {
        (node as? ElementNode)?.accept(makeToggle(.checkbox, events: events))
    }

    func runScript(_ script: Rendering.ScriptParts, in node: UIKitNode, until scope: Scope) {
        reportMissing("runs no scripts", "Show another view where the platform is UIKit.")
    }
}
#endif
