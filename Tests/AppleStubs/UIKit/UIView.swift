@MainActor
open class UIView: UIResponder {
    open var isHidden = false
    open var alpha: CGFloat = 1
    open var bounds = CGRect.zero
    open var backgroundColor: UIColor?
    open var tintColor: UIColor! = .black
    open var isUserInteractionEnabled = true
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var translatesAutoresizingMaskIntoConstraints = true
    public let safeAreaLayoutGuide = UILayoutGuide()
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

    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions,
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        standInAnimations.append((duration, options))
        animations()
        completion?(true)
    }

    /// The animations that were begun.
    public private(set) static var standInAnimations: [(duration: TimeInterval, options: AnimationOptions)] = []
    public private(set) static var areAnimationsEnabled = true

    private func movedToWindow() {
        didMoveToWindow()
        for view in subviews { view.movedToWindow() }
    }
}

@MainActor
public class UILayoutGuide: StandInObject {
    public nonisolated override init() { super.init() }
    public let topAnchor = NSLayoutYAxisAnchor()
    public let bottomAnchor = NSLayoutYAxisAnchor()
    public let leadingAnchor = NSLayoutXAxisAnchor()
    public let trailingAnchor = NSLayoutXAxisAnchor()
}

extension UIView {
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
}

/// Constraints are made, and lay nothing out.
@MainActor
public class NSLayoutConstraint: StandInObject {
    public class func activate(_ constraints: [NSLayoutConstraint]) {}
    public var isActive = false
}

@MainActor
public class NSLayoutYAxisAnchor: StandInObject {
    public nonisolated override init() { super.init() }
    public func constraint(equalTo anchor: NSLayoutYAxisAnchor, constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint()
    }
}

@MainActor
public class NSLayoutXAxisAnchor: StandInObject {
    public nonisolated override init() { super.init() }
    public func constraint(equalTo anchor: NSLayoutXAxisAnchor, constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint()
    }
}

@MainActor
open class UIStackView: UIView {
    open private(set) var arrangedSubviews: [UIView] = []
    public var axis = NSLayoutConstraint.Axis.horizontal
    public var spacing: CGFloat = 0

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init()
        for view in views { addArrangedSubview(view) }
    }

    open func addArrangedSubview(_ view: UIView) {
        arrangedSubviews.append(view)
        addSubview(view)
    }
}

extension NSLayoutConstraint {
    public enum Axis: Int, Sendable { case horizontal, vertical }
}

@MainActor
open class UIWindow: UIView {
    open override var window: UIWindow? { self }

    public convenience init(windowScene: UIWindowScene) { self.init() }
    open func makeKeyAndVisible() { layoutIfNeeded() }

    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.view.removeFromSuperview()
            oldValue?.standInAppears(false)
            if let view = rootViewController?.view { addSubview(view) }
            rootViewController?.standInAppears(true)
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
