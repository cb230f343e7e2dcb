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

    /// The delegate is told of the first page when the controller has appeared.
    override func standInAppears(_ appears: Bool) {
        let before = isAppearing
        super.standInAppears(appears)
        if appears, !before, let shown { delegate?.navigationController(self, didShow: shown, animated: false) }
    }

    private func showTop(_ animated: Bool) {
        guard let now = stack.last, now !== shown else { return }
        let before = shown
        shown = now
        before?.view.removeFromSuperview()
        view.addSubview(now.view)
        if !isAppearing { return }
        before?.standInAppears(false)
        now.standInAppears(true)
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
