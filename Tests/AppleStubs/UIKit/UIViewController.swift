@MainActor
open class UIViewController: UIResponder {
    private var loadedView: UIView? { didSet { loadedView?.standInController = self } }
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

    open internal(set) weak var navigationController: UINavigationController?
    open private(set) var isBeingPresented = false
    open private(set) var isBeingDismissed = false
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { transition }
    private var transition: StandInTransition?
    /// Whether animated transitions over this controller end some jobs later, as in UIKit, or at once.
    public var standInTakesTime = false

    public nonisolated override init() { super.init() }
    public init(nibName: String?, bundle: Bundle?) { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    override var standInWindow: UIWindow? { viewIfLoaded?.window }
    open override var next: UIResponder? { presentingViewController ?? viewIfLoaded?.superview }

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

    open func loadViewIfNeeded() { _ = view }

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
        // UIKit logs that, and presents nothing.
        guard let window = viewIfLoaded?.window else { return }
        if let alert = controller as? UIAlertController, !alert.hasPlace {
            StandIn.raise("a UIAlertController of style UIAlertControllerStyleActionSheet needs a location on an iPad")
        }
        presentedViewController = controller
        controller.presentingViewController = self
        controller.standInTakesTime = standInTakesTime
        window.addSubview(controller.view)
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
