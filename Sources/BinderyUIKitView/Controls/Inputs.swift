#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
internal import BinderyView
internal import UIKit

/// An input control, with its label above or before it, and below it the message about its value.
class InputNode: UIKitNode {
    let label = UILabel(), message = UILabel()
    /// The control, and the buttons in it.
    let row: UIStackView

    /// - Parameter isInLine: Whether the label is beside the control.
    init(_ control: UIView, with others: [UIView] = [], isInLine: Bool = false) {
        message.isHidden = true
        message.textColor = .systemRed
        message.font = .preferredFont(forTextStyle: .caption1)
        for label in [label, message] { label.numberOfLines = 0 }
        row = UIStackView.of([control] + others, .horizontal, spacing: 8)
        row.alignment = .center
        if isInLine { row.insertArrangedSubview(label, at: 0) }
        super.init(UIStackView.of(isInLine ? [row, message] : [label, row, message]), element: control)
    }

    /// A button in the control.
    override func place(_ child: UIKitNode) -> Bool {
        row.addArrangedSubview(child.view)
        return true
    }

    func setLabel(_ text: String) {
        label.text = text
        // Screen readers read it as the name of the control, and not once more.
        label.isAccessibilityElement = false
        if name == nil { element.accessibilityLabel = text }
    }

    func setMessage(_ text: String?) {
        message.text = text
        message.isHidden = text == nil
        message.isAccessibilityElement = false
        element.accessibilityHint = text
    }
}

extension UIKitBackend: @MainActor Rendering.Inputs {
    func setLabel(_ label: String, of node: UIKitNode) { (node as? InputNode)?.setLabel(label) }

    func hideLabel(of node: UIKitNode) { (node as? InputNode)?.label.isHidden = true }

    func setMessage(_ message: String?, of node: UIKitNode) { (node as? InputNode)?.setMessage(message) }
}
#endif
