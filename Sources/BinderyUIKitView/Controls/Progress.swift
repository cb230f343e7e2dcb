#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
internal import BinderyView
internal import UIKit

/// Progress over everything beside it.
final class ProgressOverlayNode: UIKitNode {
    let label = UILabel()
    override var isOverlay: Bool { true }

    init() {
        let indicator = UIActivityIndicatorView()
        indicator.startAnimating()
        let stack = UIStackView.of([indicator, label])
        stack.alignment = .center
        stack.backgroundColor = .systemBackground.withAlphaComponent(0.8)
        super.init(stack, element: label)
    }
}

/// How far something is: a bar, or an activity indicator if that is unknown.
final class ProgressIndicatorNode: UIKitNode {
    let label = UILabel(), bar = UIProgressView(), indicator = UIActivityIndicatorView()

    init(_ style: ProgressIndicator.Style) {
        label.isHidden = style == .rows || style == .article
        label.isAccessibilityElement = false
        let stack = UIStackView.of([label, indicator, bar], style == .ring ? .horizontal : .vertical)
        super.init(stack)
        stack.isAccessibilityElement = true
        stack.accessibilityTraits = .updatesFrequently
        show(nil)
    }

    func show(_ fraction: Double?) {
        bar.isHidden = fraction == nil
        indicator.isHidden = fraction != nil
        if fraction == nil { indicator.startAnimating() } else { indicator.stopAnimating() }
        if let fraction { bar.setProgress(Float(fraction), animated: view.window != nil) }
        view.accessibilityValue = fraction.map { "\(Int(($0 * 100).rounded())) %" }
    }
}

/// A short message at the bottom.
final class ToastNode: UIKitNode {
    let label = UILabel()

    init(_ text: String, _ kind: ToastMessage.Kind) {
        label.text = text
        label.numberOfLines = 0
        let stack = UIStackView.of([label])
        stack.isLayoutMarginsRelativeArrangement = true
        stack.backgroundColor =
            switch kind {
            case .information: .secondarySystemBackground
            case .success: .systemGreen
            case .failure: .systemRed
            }
        super.init(stack, element: label)
    }
}

extension UIKitBackend: @MainActor Rendering.ProgressOverlays, @MainActor Rendering.ProgressIndicators {
    func makeProgressOverlay() -> UIKitNode { ProgressOverlayNode() }

    func setProgressText(_ text: String, of node: UIKitNode) {
        (node as? ProgressOverlayNode)?.label.text = text
        UIAccessibility.post(notification: .announcement, argument: text)
    }

    func makeProgressIndicator(style: ProgressIndicator.Style) -> UIKitNode { ProgressIndicatorNode(style) }

    func setProgressLabel(_ label: String, of node: UIKitNode) {
        (node as? ProgressIndicatorNode)?.label.text = label
        node.element.accessibilityLabel = label
    }

    func setProgress(_ value: Double?, of node: UIKitNode) { (node as? ProgressIndicatorNode)?.show(value) }
}

extension UIKitBackend: @MainActor Rendering.Toasts {
    func makeToast(_ text: String, kind: ToastMessage.Kind) -> UIKitNode {
        UIAccessibility.post(notification: .announcement, argument: text)
        return ToastNode(text, kind)
    }
}
#endif
