@MainActor
open class NSViewController: NSResponder {
    private var loaded: NSView?
    open var title: String?
    /// The size of the window in which the controller is presented; zero for that of its view.
    open var preferredContentSize = CGSize.zero
    open private(set) var children: [NSViewController] = []
    open private(set) weak var parent: NSViewController?
    open private(set) var presentedViewControllers: [NSViewController]?
    open private(set) weak var presentingViewController: NSViewController?
    private var isAppearing = false

    public nonisolated override init() { super.init() }
    public init(nibName: String?, bundle: Bundle?) { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    open var isViewLoaded: Bool { loaded != nil }

    open var view: NSView {
        get {
            if loaded == nil {
                loadView()
                viewDidLoad()
            }
            return loaded ?? NSView()
        }
        set {
            loaded = newValue
            newValue.controller = self
        }
    }

    /// A controller without a nib makes its view here.
    open func loadView() {
        StandIn.raise("-[NSViewController loadNibNamed:bundle:] could not load the nib of \(type(of: self))")
    }

    open func viewDidLoad() {}
    open func viewWillAppear() {}
    open func viewDidAppear() {}
    open func viewWillDisappear() {}
    open func viewDidDisappear() {}

    func standInAppears(_ appears: Bool) {
        if appears == isAppearing { return }
        isAppearing = appears
        if appears {
            viewWillAppear()
            viewDidAppear()
        } else {
            viewWillDisappear()
            viewDidDisappear()
        }
    }

    open func addChild(_ child: NSViewController) {
        child.removeFromParent()
        children.append(child)
        child.parent = self
    }

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    // MARK: Sheets

    open func presentAsSheet(_ controller: NSViewController) {
        guard let window = view.window else {
            return StandIn.raise("presentAsSheet needs a view in a window")
        }
        if controller.presentingViewController != nil {
            return StandIn.raise("\(type(of: controller)) is already presented")
        }
        presentedViewControllers = (presentedViewControllers ?? []) + [controller]
        controller.presentingViewController = self
        let sheet = NSWindow()
        sheet.isSheet = true
        sheet.contentViewController = controller
        controller.standInSheet = sheet
        window.beginSheet(sheet)
    }

    /// The window in which the controller is presented.
    private weak var standInSheet: NSWindow?

    /// Dismisses a controller that this one presents. It is presented until its sheet has ended.
    open func dismiss(_ controller: NSViewController) {
        guard controller.presentingViewController === self, let sheet = controller.standInSheet else {
            return StandIn.raise("\(type(of: controller)) is not presented by \(type(of: self))")
        }
        if controller.isBeingDismissed {
            return StandIn.raise("\(type(of: controller)) is already being dismissed")
        }
        controller.isBeingDismissed = true
        sheet.sheetParent?.endSheet(sheet)
        controller.isBeingDismissed = false
        presentedViewControllers?.removeAll { $0 === controller }
        controller.presentingViewController = nil
    }

    private var isBeingDismissed = false

    /// Dismisses this controller, as a button of its view or the Escape key does.
    open func dismiss(_ sender: Any?) { presentingViewController?.dismiss(self) }
}

/// Shows each child in a tab.
@MainActor
open class NSTabViewController: NSViewController {}

/// Shows each child in a pane.
@MainActor
open class NSSplitViewController: NSViewController {}
