@MainActor
open class NSControl: NSView {
    public nonisolated static let textDidBeginEditingNotification =
        Notification.Name("NSControlTextDidBeginEditingNotification")
    public nonisolated static let textDidChangeNotification = Notification.Name("NSControlTextDidChangeNotification")
    public nonisolated static let textDidEndEditingNotification =
        Notification.Name("NSControlTextDidEndEditingNotification")

    public struct StateValue: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let mixed = StateValue(rawValue: -1)
        public static let off = StateValue(rawValue: 0)
        public static let on = StateValue(rawValue: 1)
    }

    open var isEnabled = true
    open weak var target: AnyObject?
    /// The stand-in for the selector, which needs Objective-C.
    public var standInAction: (() -> Void)?
    open var stringValue = ""
    open var doubleValue = 0.0

    /// The text object that edits the control; nil if the user does not edit it.
    open func currentEditor() -> NSText? { nil }

    /// Whether the user can act on the control.
    public var userReaches: Bool { isEnabled && !isHidden }

    /// Sends the action message to the target, and ends the event.
    func sendAction() {
        if target != nil { standInAction?() }
        window?.update()
    }
}

@MainActor
open class NSButton: NSControl {
    public enum ButtonType: UInt, Sendable { case momentaryLight, pushOnPushOff, toggle, `switch`, radio }

    open var title = "Button"
    open var image: NSImage?
    open var keyEquivalent = ""
    open var hasDestructiveAction = false
    open var allowsMixedState = false
    private var type = ButtonType.momentaryLight
    private var stored = StateValue.off

    /// A mixed state that the button does not allow is on.
    open var state: StateValue {
        get { stored }
        set { stored = newValue == .mixed && !allowsMixedState ? .on : newValue }
    }

    open func setButtonType(_ type: ButtonType) { self.type = type }

    /// Does what a click does.
    open func performClick(_ sender: Any?) { userClicks() }

    public func userClicks() {
        if !userReaches { return }
        if type != .momentaryLight {
            state = state == .off ? .on : state == .on && allowsMixedState ? .mixed : .off
        }
        sendAction()
    }
}

@MainActor
open class NSGestureRecognizer: StandInObject {
    open var isEnabled = true
    open weak var target: AnyObject?
    public var standInAction: (() -> Void)?

    public nonisolated override init() { super.init() }

    public func userGestures() {
        if isEnabled, target != nil { standInAction?() }
    }
}

@MainActor public final class NSClickGestureRecognizer: NSGestureRecognizer {}
