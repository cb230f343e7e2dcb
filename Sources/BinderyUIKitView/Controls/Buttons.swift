#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
internal import BinderyView
internal import UIKit

/// A button. The program may focus it, a tap does not.
class ButtonNode: UIKitNode {
    let button: FocusButton

    init(_ configuration: UIButton.Configuration, tapped: @escaping () -> Void) {
        button = FocusButton(configuration: configuration)
        super.init(button)
        button.addAction(UIAction { _ in tapped() }, for: .primaryActionTriggered)
    }

    func setTitle(_ title: String, _ subtitle: String = "") {
        button.configuration?.title = title
        button.configuration?.subtitle = subtitle.isEmpty ? nil : subtitle
    }

    func setSymbol(_ name: String) { button.configuration?.image = UIImage(systemName: name) }

    func setSelected(_ isSelected: Bool) {
        button.isSelected = isSelected
        if isSelected {
            button.accessibilityTraits.insert(.selected)
        } else {
            button.accessibilityTraits.remove(.selected)
        }
    }
}

extension Prominence {
    var configuration: UIButton.Configuration {
        switch self {
        case .primary: return .filled()
        case .secondary: return .tinted()
        case .plain: return .plain()
        case .destructive:
            var configuration = UIButton.Configuration.filled()
            configuration.baseBackgroundColor = .systemRed
            return configuration
        }
    }
}

extension UIKitBackend: @MainActor Rendering.Buttons {
    func makeButton(prominence: Prominence, tapped: @escaping () -> Void) -> UIKitNode {
        focusable(ButtonNode(prominence.configuration, tapped: tapped))
    }

    func focusable(_ node: ButtonNode) -> UIKitNode {
        follow(node.button, of: node)
        return node
    }

    func setTitle(_ title: String, of node: UIKitNode) { (node as? ButtonNode)?.setTitle(title) }

    func setSelected(_ isSelected: Bool, of node: UIKitNode) { (node as? ButtonNode)?.setSelected(isSelected) }

    func setButtonShortcut(_ shortcut: KeyPress, of node: UIKitNode) {
        guard let button = (node as? ButtonNode)?.button else { return }
        add(shortcut, of: node) { [weak button] in button?.sendActions(for: .primaryActionTriggered) }
    }
}

/// A link around other views, which name it. A tap on them is a tap on the link.
final class ContentLinkNode: UIKitNode {
    let control: FocusButton

    init(tapped: @escaping () -> Void) {
        let stack = UIStackView.of(spacing: 8)
        control = ContentButton(configuration: .plain())
        stack.isUserInteractionEnabled = false
        control.add(stack, filling: control)
        super.init(control, stack: stack)
        control.accessibilityTraits = .link
        control.addAction(UIAction { _ in tapped() }, for: .primaryActionTriggered)
    }
}

/// A button without a title. Screen readers read the name that the program gives it, or else what is in it.
private final class ContentButton: FocusButton {
    private var name: String?

    override var accessibilityLabel: String? {
        get { name ?? content }
        set { name = newValue }
    }

    private var content: String? {
        let texts = subviews.compactMap(\.spokenText)
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}

extension UIView {
    /// What screen readers read of the view: its own text, or else the texts in it.
    fileprivate var spokenText: String? {
        if isHidden || accessibilityElementsHidden { return nil }
        if let text = accessibilityLabel ?? (self as? UILabel)?.text, !text.isEmpty { return text }
        let texts = subviews.compactMap(\.spokenText)
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}

extension UIKitBackend: @MainActor Rendering.Links {
    func makeLink(path: String, followed: @escaping () -> Void) -> UIKitNode {
        let node = ButtonNode(.plain(), tapped: followed)
        node.button.accessibilityTraits = .link
        return focusable(node)
    }

    func setLinkText(_ text: Rendering.LinkText, of node: UIKitNode) {
        (node as? ButtonNode)?.setTitle(text.title, text.subtitle)
    }

    func makeContentLink(path: String, followed: @escaping () -> Void) -> UIKitNode {
        let node = ContentLinkNode(tapped: followed)
        follow(node.control, of: node)
        return node
    }
}
#endif
