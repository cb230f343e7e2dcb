@MainActor
public class UIAlertAction: StandInObject {
    public enum Style: Int, Sendable { case `default`, cancel, destructive }

    public let title: String?
    public let style: Style
    public var isEnabled = true
    let handler: (@MainActor @Sendable (UIAlertAction) -> Void)?

    public init(title: String?, style: Style, handler: (@MainActor @Sendable (UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
        super.init()
    }
}

@MainActor
open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable { case actionSheet, alert }

    open var message: String?
    open private(set) var preferredStyle = Style.alert
    open private(set) var actions: [UIAlertAction] = []
    open var preferredAction: UIAlertAction?
    open private(set) var textFields: [UITextField]?

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init()
        (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
    }

    #if !os(tvOS)
    public private(set) lazy var popoverPresentationController: UIPopoverPresentationController? =
        preferredStyle == .actionSheet ? UIPopoverPresentationController() : nil
    var hasPlace: Bool { preferredStyle == .alert || popoverPresentationController?.sourceView != nil }
    #else
    var hasPlace: Bool { true }
    #endif

    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
            StandIn.raise("UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
        }
        actions.append(action)
    }

    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }

    public func userChooses(_ title: String) {
        guard let action = actions.first(where: { $0.title == title && $0.isEnabled }) else { return }
        presentingViewController?.dismiss(animated: true)
        action.handler?(action)
    }

    /// Taps outside an action sheet. It performs its cancel action; without one, it ends as a popover does on an iPad.
    public func userTapsOutside() {
        if preferredStyle == .alert { return }
        let cancel = actions.first { $0.style == .cancel }
        presentingViewController?.dismiss(animated: true)
        cancel?.handler?(cancel!)
    }
}
