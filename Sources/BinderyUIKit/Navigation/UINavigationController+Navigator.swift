#if canImport(UIKit) && !os(watchOS)
public import Bindery
public import UIKit

extension ReactiveProperties where Object: UINavigationController {
    /// Shows the screens of a navigator: pages on the stack of this controller, sheets over it.
    ///
    /// ```swift
    /// navigation.reactive.show(navigator) { route in
    ///     switch route {
    ///     case .login: LoginController(LoginModel(navigator))
    ///     case .goods: GoodsController(GoodsModel(navigator))
    ///     }
    /// }
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | the navigator shows another page | one change of `viewControllers`, animated |
    /// | it presents a sheet | a navigation controller of its own is presented, with the pages above it |
    /// | the user goes back, by a swipe or the button | `leave` of the screen |
    /// | the user swipes a sheet down | `leave` of the sheet |
    /// | a screen may not be left without a question (`confirmLeaving`) | it stays; the question is asked |
    /// | a screen ends | its view controller is released |
    /// | a guard shows another alternative than before | a new view controller in its place |
    /// | the navigator changes during a transition of sheets | what it then shows is presented afterwards |
    /// | it presents a sheet while something else is presented | the sheet is presented when that is released |
    /// | it presents a sheet before this controller is in a window | the sheet is presented when its page is shown |
    /// | the disposable is disposed of | later changes of the navigator have no effect here |
    /// | this controller is deallocated | the same; the view controllers are released |
    /// | so is the last one that shows the navigator | every `push(returning:)` that waits for a screen returns nil |
    ///
    /// The navigator has the truth: results, deep links, restored trails and guards work as everywhere.
    ///
    /// This module is the delegate of the navigation controllers. It passes everything on to the delegate that this
    /// controller had before. One that is set later takes its place until the navigator next changes, and is then told
    /// too.
    ///
    /// - Parameter make: Makes the view controller of a screen, once.
    @discardableResult
    public func show<Destination: Route>(
        _ navigator: Navigator<Destination>, _ make: @escaping (Destination) -> UIViewController
    ) -> any Disposable {
        let follower = NavigatorFollower(object, navigator, make)
        attachments.replace("navigator", by: follower)
        // Stays when the same navigator is shown again: its screens do not end.
        let shown = attachments.value("shown navigator") { ShownNavigator(navigator) }
        if shown.navigator !== navigator { attachments.replace("shown navigator", by: ShownNavigator(navigator)) }
        return follower.bag
    }
}

/// Keeps the controllers on screen equal to the entries of a navigator.
@MainActor
private final class NavigatorFollower<Destination: Route>: ForwardingDelegate, UINavigationControllerDelegate,
    UIAdaptivePresentationControllerDelegate
{
    private typealias Entry = NavigationEntry<Destination>

    let bag = DisposeBag()
    private let navigator: Navigator<Destination>
    private let make: (Destination) -> UIViewController
    private weak var root: UINavigationController?
    private var screens: [Entry.ID: (entry: Entry, controller: UIViewController)] = [:]
    /// The presented stacks, the innermost last, each with the sheet that it begins with.
    private var sheets: [(id: Entry.ID, controller: UINavigationController)] = []
    /// The sheet that is being presented or dismissed by this object. UIKit refuses a second transition meanwhile.
    private weak var moving: UIViewController?
    /// What else is presented, after whose end the next sheet is.
    private weak var awaited: UIViewController?
    private var isShown = false
    /// Whether a sheet is to be presented when the controller is in a window.
    private var awaitsWindow = false

    init(
        _ root: UINavigationController, _ navigator: Navigator<Destination>,
        _ make: @escaping (Destination) -> UIViewController
    ) {
        (self.root, self.navigator, self.make) = (root, navigator, make)
        super.init()
        navigator.entries.observe { [weak self] entries in self?.show(entries) }.disposed(by: bag)
    }

    private func show(_ entries: [Entry]) {
        guard let root else { return }
        takePlace(in: root, \.delegate)
        let stacks = Entry.levels(of: entries)
        let before = screens
        screens = screens.filter { screen in entries.contains { $0.isSame(as: screen.value.entry) } }
        for entry in entries where screens[entry.id] == nil {
            screens[entry.id] = (entry: entry, controller: make(entry.destination))
        }
        set(stacks[0], on: root)
        isShown = true
        let wanted = stacks.dropFirst()
        let kept = zip(sheets, wanted).prefix { $0.id == $1[0].id }.count
        for (sheet, stack) in zip(sheets, wanted).prefix(kept) { set(stack, on: sheet.controller) }
        sheets.removeLast(sheets.count - kept)
        followSheets(wanted.dropFirst(kept).first, over: sheets.last?.controller ?? root)
        // Released last: what is still shown must not lose its controller during the change.
        withExtendedLifetime(before) {}
    }

    /// Follows the navigator, which may have changed during a transition.
    private func showAgain() {
        if !bag.isDisposed { show(untracked { navigator.entries.value }) }
    }

    private func set(_ stack: [Entry], on controller: UINavigationController) {
        let wanted = stack.compactMap { screens[$0.id]?.controller }
        if controller.viewControllers != wanted { controller.setViewControllers(wanted, animated: isShown) }
    }

    /// Begins the next transition of sheets, if one is needed and UIKit makes none now. Each end shows the rest.
    ///
    /// - Parameter next: The sheet to present over `presenter`, with its pages; nil if there is none.
    private func followSheets(_ next: [Entry]?, over presenter: UINavigationController) {
        if moving != nil { return }
        let later: @MainActor () -> Void = { [weak self] in self?.showAgain() }
        var above: UIViewController? = root
        while let controller = above {
            if controller.isMoving(then: later) { return }
            above = controller.presentedViewController
        }
        guard let presented = presenter.presentedViewController else {
            if let next { present(next, over: presenter) }
            return
        }
        if (presented as? UINavigationController)?.delegate === self {
            moving = presented
            presenter.dismiss(animated: true) { [weak self] in self?.hasMoved() }
        } else if next != nil, awaited !== presented {
            awaited = presented
            Attachments.of(presented).onDeallocation { Task { @MainActor in later() } }
        }
    }

    private func present(_ stack: [Entry], over presenter: UINavigationController) {
        awaitsWindow = presenter.viewIfLoaded?.window == nil
        if awaitsWindow { return }
        let controller = UINavigationController()
        set(stack, on: controller)
        controller.delegate = self
        controller.presentationController?.delegate = self
        sheets.append((stack[0].id, controller))
        moving = controller
        presenter.present(controller, animated: isShown) { [weak self] in self?.hasMoved() }
    }

    private func hasMoved() {
        moving = nil
        showAgain()
    }

    /// The entries that a stack should show.
    private func entries(of controller: UINavigationController) -> [Entry] {
        let stacks = Entry.levels(of: untracked { navigator.entries.value })
        if controller === root { return stacks[0] }
        return sheets.first { $0.controller === controller }
            .flatMap { sheet in stacks.first { $0.first?.id == sheet.id } } ?? []
    }

    // MARK: The user goes back

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        let application = forwarded(as: (any UINavigationControllerDelegate).self)
        #if canImport(ObjectiveC)
        application?.navigationController?(navigationController, didShow: viewController, animated: animated)
        #else
        application?.navigationController(navigationController, didShow: viewController, animated: animated)
        #endif
        if awaitsWindow { showAgain() }
        let entries = entries(of: navigationController)
        let shown = navigationController.viewControllers
        let left = entries.first { entry in !shown.contains { $0 === screens[entry.id]?.controller } }
        guard let left, shown.count < entries.count else { return }
        navigator.leave(left.id)
        // If a question is asked first, the screen is shown again until it is answered.
        set(self.entries(of: navigationController), on: navigationController)
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        sheet(of: presentationController).map { !navigator.asksBeforeLeaving($0) } ?? true
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        if let id = sheet(of: presentationController) { navigator.leave(id) }
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        guard let id = sheet(of: presentationController) else { return }
        // Those over it have gone with it.
        sheets.removeLast(sheets.count - (sheets.firstIndex { $0.id == id } ?? sheets.count))
        navigator.leave(id)
    }

    private func sheet(of presentation: UIPresentationController) -> Entry.ID? {
        sheets.first { $0.controller === presentation.presentedViewController }?.id
    }
}
#endif
