@MainActor
public class UINavigationItem: StandInObject {
    public nonisolated override init() { super.init() }
    public var title: String?
    public var prompt: String?
    #if !os(tvOS)
    public var searchController: UISearchController?
    public var hidesSearchBarWhenScrolling = true
    #endif
    public var rightBarButtonItem: UIBarButtonItem? {
        didSet {
            oldValue?.customView?.removeFromSuperview()
            showCustomView()
        }
    }
    public var leftBarButtonItem: UIBarButtonItem?
    fileprivate weak var bar: UINavigationBar? { didSet { showCustomView() } }

    private func showCustomView() {
        if let view = rightBarButtonItem?.customView { bar?.addSubview(view) }
    }
}

@MainActor
open class UINavigationBar: UIView {
    open var items: [UINavigationItem]? {
        didSet {
            for item in oldValue ?? [] { item.bar = nil }
            items?.last?.bar = self
        }
    }
}

public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, overFullScreen = 5
}

@MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

@MainActor
public class UIPresentationController: StandInObject {
    public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    public unowned let presentedViewController: UIViewController

    init(_ presented: UIViewController) {
        presentedViewController = presented
        super.init()
    }
}

@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {}

@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    @discardableResult
    func animate(
        alongsideTransition animation: (
            @MainActor @Sendable (any UIViewControllerTransitionCoordinatorContext) -> Void
        )?,
        completion: (@MainActor @Sendable (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

/// A transition that takes time.
@MainActor
private final class StandInTransition: StandInObject, UIViewControllerTransitionCoordinator {
    private var completions: [@MainActor @Sendable (any UIViewControllerTransitionCoordinatorContext) -> Void] = []

    nonisolated override init() { super.init() }

    func animate(
        alongsideTransition animation: (
            @MainActor @Sendable (any UIViewControllerTransitionCoordinatorContext) -> Void
        )?,
        completion: (@MainActor @Sendable (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let completion { completions.append(completion) }
        return true
    }

    func end() { for completion in completions { completion(self) } }
}

#if !os(tvOS)
@MainActor
public class UIPopoverPresentationController: StandInObject {
    public var sourceView: UIView?
    public var sourceRect = CGRect.zero
    public var permittedArrowDirections: UIPopoverArrowDirection = []

    public nonisolated override init() { super.init() }
}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
}
#endif

@MainActor
open class UIViewController: UIResponder {
    private var loadedView: UIView?
    open private(set) var isViewLoaded = false
    open var title: String?
    public let navigationItem = UINavigationItem()
    public lazy var tabBarItem: UITabBarItem! = UITabBarItem()
    open var isModalInPresentation = false
    open var definesPresentationContext = false
    open var modalPresentationStyle = UIModalPresentationStyle.pageSheet
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var viewIfLoaded: UIView? { loadedView }
    open private(set) var presentedViewController: UIViewController?
    open private(set) weak var presentingViewController: UIViewController?
    private var presentation: UIPresentationController?

    /// Another one for each presentation.
    public var presentationController: UIPresentationController? {
        if presentation == nil { presentation = UIPresentationController(self) }
        return presentation
    }

    open fileprivate(set) weak var navigationController: UINavigationController?
    open private(set) var isBeingPresented = false
    open private(set) var isBeingDismissed = false
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { transition }
    private var transition: StandInTransition?
    /// Whether animated transitions over this controller end some jobs later, as in UIKit, or at once.
    public var standInTakesTime = false

    public nonisolated override init() { super.init() }
    public init(nibName: String?, bundle: Bundle?) { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    open var view: UIView! {
        get {
            if loadedView == nil {
                loadedView = UIView(frame: .zero)
                isViewLoaded = true
                viewDidLoad()
            }
            return loadedView
        }
        set { loadedView = newValue }
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}

    open private(set) var children: [UIViewController] = []
    open private(set) weak var parent: UIViewController?
    private(set) var isAppearing = false
    /// The children that appear together with this controller.
    var appearing: [UIViewController] { children }

    open func addChild(_ child: UIViewController) {
        children.append(child)
        child.parent = self
        if isAppearing { child.standInAppears(true) }
    }

    open func didMove(toParent parent: UIViewController?) {}

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
        standInAppears(false)
    }

    /// Calls what UIKit calls when the view appears or disappears.
    func standInAppears(_ appears: Bool) {
        if appears == isAppearing { return }
        isAppearing = appears
        _ = view
        if appears {
            viewWillAppear(false)
            for child in appearing { child.standInAppears(true) }
            viewDidAppear(false)
        } else {
            viewWillDisappear(false)
            for child in appearing { child.standInAppears(false) }
            viewDidDisappear(false)
        }
    }

    open func present(
        _ controller: UIViewController, animated: Bool, completion: (@MainActor @Sendable () -> Void)? = nil
    ) {
        if let presentedViewController {
            StandIn.raise(
                "attempt to present \(type(of: controller)) on \(type(of: self)) which is already presenting "
                    + "\(type(of: presentedViewController))")
            return
        }
        if let alert = controller as? UIAlertController, !alert.hasPlace {
            StandIn.raise("a UIAlertController of style UIAlertControllerStyleActionSheet needs a location on an iPad")
        }
        presentedViewController = controller
        controller.presentingViewController = self
        controller.standInTakesTime = standInTakesTime
        view.window?.addSubview(controller.view)
        controller.standInAppears(true)
        guard animated, standInTakesTime else {
            completion?()
            return
        }
        controller.isBeingPresented = true
        controller.standInMoves {
            controller.isBeingPresented = false
            completion?()
        }
    }

    /// Dismisses what this controller presents, or this controller itself.
    open func dismiss(animated: Bool, completion: (@MainActor @Sendable () -> Void)? = nil) {
        guard let presented = presentedViewController else {
            if let presentingViewController {
                presentingViewController.dismiss(animated: animated, completion: completion)
            } else {
                completion?()
            }
            return
        }
        if presented.transition != nil {
            StandIn.raise("attempt to dismiss \(type(of: presented)) while a presentation or dismissal is in progress")
            return
        }
        let end: @MainActor () -> Void = {
            self.standInForgetPresented()
            completion?()
        }
        if !animated || !standInTakesTime { return end() }
        presented.isBeingDismissed = true
        presented.standInMoves {
            presented.isBeingDismissed = false
            end()
        }
    }

    /// Ends what is presented, and what that presents.
    private func standInForgetPresented() {
        guard let presented = presentedViewController else { return }
        presented.standInForgetPresented()
        presented.presentingViewController = nil
        presented.presentation = nil
        presentedViewController = nil
        presented.view.removeFromSuperview()
        presented.standInAppears(false)
    }

    /// Makes a transition of this controller, which ends some jobs later.
    private func standInMoves(_ end: @escaping @MainActor () -> Void) {
        let transition = StandInTransition()
        self.transition = transition
        Task { @MainActor in
            for _ in 0..<10 { await Task.yield() }
            transition.end()
            self.transition = nil
            end()
        }
    }

    /// Swipes down a sheet that this controller presents. It ends, unless the controller or its delegate refuses.
    public func userSwipesDown() {
        guard let sheet = presentedViewController, let controller = sheet.presentationController,
            sheet.transition == nil
        else { return }
        if sheet.isModalInPresentation || controller.delegate?.presentationControllerShouldDismiss(controller) == false
        {
            controller.delegate?.presentationControllerDidAttemptToDismiss(controller)
            return
        }
        dismiss(animated: true) {
            controller.delegate?.presentationControllerDidDismiss(controller)
            withExtendedLifetime(sheet) {}
        }
    }
}

@MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

@MainActor
open class UINavigationController: UIViewController {
    open weak var delegate: (any UINavigationControllerDelegate)?
    private var stack: [UIViewController] = []

    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    open var topViewController: UIViewController? { stack.last }
    /// The controller on screen. It follows the top of the stack, after the transition that is under way.
    private var shown: UIViewController?
    /// Whether a change of the stack is being animated.
    public private(set) var standInIsMoving = false
    override var appearing: [UIViewController] { shown.map { [$0] } ?? [] }

    open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
        if Set(controllers.map { ObjectIdentifier($0) }).count != controllers.count {
            StandIn.raise("all view controllers in a navigation controller must be distinct")
            return
        }
        show(controllers, animated)
    }

    open func pushViewController(_ controller: UIViewController, animated: Bool) {
        setViewControllers(stack + [controller], animated: animated)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        if stack.count < 2 { return nil }
        let popped = stack.last
        show(stack.dropLast(), animated)
        return popped
    }

    /// Swipes back, or taps the back button. UIKit takes no touch during a transition.
    public func userGoesBack() { if !standInIsMoving { popViewController(animated: true) } }

    private func show(_ controllers: [UIViewController], _ animated: Bool) {
        for controller in stack where !controllers.contains(controller) { controller.navigationController = nil }
        stack = controllers
        for controller in controllers { controller.navigationController = self }
        if !standInIsMoving { showTop(animated) }
    }

    private func showTop(_ animated: Bool) {
        guard let now = stack.last, now !== shown else { return }
        let before = shown
        shown = now
        before?.view.removeFromSuperview()
        view.addSubview(now.view)
        if isAppearing {
            before?.standInAppears(false)
            now.standInAppears(true)
        }
        guard animated, standInTakesTime else {
            delegate?.navigationController(self, didShow: now, animated: animated)
            return
        }
        standInIsMoving = true
        Task { @MainActor in
            for _ in 0..<10 { await Task.yield() }
            standInIsMoving = false
            delegate?.navigationController(self, didShow: now, animated: true)
            showTop(true)
        }
    }
}

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
