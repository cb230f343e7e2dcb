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
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityLanguage: String?
    open var accessibilityTraits: UIAccessibilityTraits = .none
    open var accessibilityContainerType = UIAccessibilityContainerType.none
    open var accessibilityElementsHidden = false
    open var isAccessibilityElement = false
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    open var contentMode = ContentMode.scaleToFill

    public enum ContentMode: Int, Sendable { case scaleToFill, scaleAspectFit, scaleAspectFill }
    open var translatesAutoresizingMaskIntoConstraints = true
    public let safeAreaLayoutGuide = UILayoutGuide()
    public let layoutMarginsGuide = UILayoutGuide()
    open private(set) var subviews: [UIView] = []
    open private(set) weak var superview: UIView?
    open private(set) var gestureRecognizers: [UIGestureRecognizer]?

    public init(frame: CGRect) { super.init() }
    public nonisolated override init() { super.init() }

    open func addSubview(_ view: UIView) {
        // A view that stays in its window keeps the focus.
        if view.window === window { view.leaveSuperview() } else { view.removeFromSuperview() }
        subviews.append(view)
        view.superview = self
        view.movedToWindow()
    }

    open func removeFromSuperview() {
        // UIKit takes the focus from a view that leaves the window.
        let first = window?.standInFirst
        if let view = first as? UIView ?? (first as? UIViewController)?.viewIfLoaded, view.isDescendant(of: self) {
            first?.resignFirstResponder()
        }
        leaveSuperview()
        movedToWindow()
    }

    private func leaveSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview?.standInRemoved(self)
        superview = nil
    }

    /// The view controller that has the view.
    weak var standInController: UIViewController?
    open override var next: UIResponder? { standInController ?? superview }
    open var window: UIWindow? { superview?.window }
    override var standInWindow: UIWindow? { window }
    open func didMoveToWindow() {}
    open func layoutIfNeeded() {
        layoutSubviews()
        for view in subviews { view.layoutIfNeeded() }
    }

    open func layoutSubviews() {}
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}

    /// Takes the focus from the view, or from one inside it, that has it.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        isFirstResponder ? resignFirstResponder() : subviews.contains { $0.endEditing(force) }
    }

    open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) == true }

    /// What a subclass forgets of a view that was removed.
    func standInRemoved(_ view: UIView) {}

    /// Whether a touch reaches the view: neither it nor a view around it is hidden or takes no touches, and no view
    /// controller is presented over it.
    public var standInIsReached: Bool {
        var view: UIView? = self
        while let present = view {
            if present.isHidden || !present.isUserInteractionEnabled { return false }
            view = present.superview
        }
        guard var front = window?.rootViewController, front.presentedViewController != nil else { return true }
        while let presented = front.presentedViewController { front = presented }
        return isDescendant(of: front.view)
    }

    open private(set) var interactions: [any UIInteraction] = []
    open func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }

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
    public let widthAnchor = NSLayoutDimension()
    public let heightAnchor = NSLayoutDimension()
}

extension UIView {
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

/// Constraints are made, and lay nothing out.
@MainActor
public class NSLayoutConstraint: StandInObject {
    public class func activate(_ constraints: [NSLayoutConstraint]) {}
    public var isActive = false
    public var priority = UILayoutPriority(rawValue: 1000)
}

@MainActor
public class NSLayoutYAxisAnchor: StandInObject {
    public nonisolated override init() { super.init() }
    public func constraint(equalTo anchor: NSLayoutYAxisAnchor) -> NSLayoutConstraint { NSLayoutConstraint() }
    public func constraint(equalTo anchor: NSLayoutYAxisAnchor, constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint()
    }
}

@MainActor
public class NSLayoutXAxisAnchor: StandInObject {
    public nonisolated override init() { super.init() }
    public func constraint(equalTo anchor: NSLayoutXAxisAnchor) -> NSLayoutConstraint { NSLayoutConstraint() }
    public func constraint(equalTo anchor: NSLayoutXAxisAnchor, constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint()
    }
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutXAxisAnchor, constant: CGFloat
    ) -> NSLayoutConstraint { NSLayoutConstraint() }
}

@MainActor
public class NSLayoutDimension: StandInObject {
    public nonisolated override init() { super.init() }
    public func constraint(equalTo anchor: NSLayoutDimension) -> NSLayoutConstraint { NSLayoutConstraint() }
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
    public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint()
    }
}

@MainActor
open class UIStackView: UIView {
    open private(set) var arrangedSubviews: [UIView] = []
    public var axis = NSLayoutConstraint.Axis.horizontal
    public var spacing: CGFloat = 0
    public var alignment = Alignment.fill
    public var distribution = Distribution.fill
    public var isLayoutMarginsRelativeArrangement = false
    public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero

    public enum Alignment: Int, Sendable { case fill, leading, firstBaseline, center, trailing, lastBaseline }
    public enum Distribution: Int, Sendable { case fill, fillEqually }

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init()
        for view in views { addArrangedSubview(view) }
    }

    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Inserts a view, or moves one that is arranged here.
    open func insertArrangedSubview(_ view: UIView, at index: Int) {
        if !arrangedSubviews.contains(where: { $0 === view }) {
            if view.superview !== self { addSubview(view) }
            arrangedSubviews.insert(view, at: index)
            return
        }
        removeArrangedSubview(view)
        arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
    }

    /// The view stays a subview.
    open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }

    override func standInRemoved(_ view: UIView) { removeArrangedSubview(view) }
}

extension NSLayoutConstraint {
    public enum Axis: Int, Sendable { case horizontal, vertical }
}

@MainActor
open class UIWindow: UIView {
    open override var window: UIWindow? { self }
    weak var standInFirst: UIResponder?

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
