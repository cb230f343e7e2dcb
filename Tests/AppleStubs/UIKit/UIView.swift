@MainActor
open class UIView: UIResponder {
    open var isHidden = false
    open var alpha: CGFloat = 1
    open var backgroundColor: UIColor?
    open var tintColor: UIColor! = .black
    open var isUserInteractionEnabled = true
    open private(set) var subviews: [UIView] = []
    open private(set) weak var superview: UIView?
    open private(set) var gestureRecognizers: [UIGestureRecognizer]?

    public init(frame: CGRect) { super.init() }
    public nonisolated override init() { super.init() }

    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
        view.movedToWindow()
    }

    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
        movedToWindow()
    }

    open var window: UIWindow? { superview?.window }
    open func didMoveToWindow() {}
    open func layoutIfNeeded() { for view in subviews { view.layoutIfNeeded() } }

    open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
    }

    public class func performWithoutAnimation(_ actions: () -> Void) {
        let before = areAnimationsEnabled
        areAnimationsEnabled = false
        actions()
        areAnimationsEnabled = before
    }

    public private(set) static var areAnimationsEnabled = true

    private func movedToWindow() {
        didMoveToWindow()
        for view in subviews { view.movedToWindow() }
    }
}

@MainActor
open class UIWindow: UIView {
    open override var window: UIWindow? { self }

    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.view.removeFromSuperview()
            if let view = rootViewController?.view { addSubview(view) }
        }
    }
}

@MainActor
open class UIGestureRecognizer: StandInObject {
    private var actions: [() -> Void] = []
    open var isEnabled = true

    public nonisolated override init() { super.init() }

    /// The stand-in for target and selector, which need Objective-C.
    public func addStandInAction(_ action: @escaping () -> Void) { actions.append(action) }

    public func userGestures() {
        if isEnabled { for action in actions { action() } }
    }
}

@MainActor public final class UITapGestureRecognizer: UIGestureRecognizer {}
