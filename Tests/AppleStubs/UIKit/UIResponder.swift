@MainActor
open class UIResponder: StandInObject {
    public nonisolated static let keyboardWillChangeFrameNotification =
        Notification.Name("UIKeyboardWillChangeFrame")
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEnd"
    public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDuration"
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurve"
    private static weak var first: UIResponder?

    public nonisolated override init() { super.init() }

    open var canBecomeFirstResponder: Bool { false }
    open var isFirstResponder: Bool { UIResponder.first === self }

    @discardableResult
    open func becomeFirstResponder() -> Bool {
        if !canBecomeFirstResponder { return false }
        if !isFirstResponder {
            if UIResponder.first?.resignFirstResponder() == false { return false }
            UIResponder.first = self
        }
        return true
    }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        if isFirstResponder { UIResponder.first = nil }
        return true
    }
}
