@MainActor
open class UIResponder: StandInObject {
    public nonisolated static let keyboardWillChangeFrameNotification =
        Notification.Name("UIKeyboardWillChangeFrame")
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEnd"
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDuration"
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurve"
    /// The first responder in no window.
    private static weak var first: UIResponder?

    public nonisolated override init() { super.init() }

    /// The responder to which an event goes on.
    open var next: UIResponder? { nil }
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityActivate() -> Bool { false }

    open var canBecomeFirstResponder: Bool { false }
    open var isFirstResponder: Bool { first === self }

    /// The window that the responder is in, which has a first responder of its own.
    var standInWindow: UIWindow? { nil }
    private var first: UIResponder? {
        get { if let window = standInWindow { window.standInFirst } else { UIResponder.first } }
        set { if let window = standInWindow { window.standInFirst = newValue } else { UIResponder.first = newValue } }
    }

    @discardableResult
    open func becomeFirstResponder() -> Bool {
        if !canBecomeFirstResponder { return false }
        if !isFirstResponder {
            if first?.resignFirstResponder() == false { return false }
            first = self
        }
        return true
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        if isFirstResponder { first = nil }
        return true
    }
}
