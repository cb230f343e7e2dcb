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
    /// | the disposable is disposed of | later changes of the navigator have no effect here |
    /// | this controller is deallocated | the same; the view controllers are released |
    ///
    /// The navigator has the truth: results, deep links, restored trails and guards work as everywhere. This module is
    /// the delegate of the navigation controllers.
    ///
    /// - Parameter make: Makes the view controller of a screen, once.
    @discardableResult
    public func show<Destination: Route>(
        _ navigator: Navigator<Destination>, _ make: @escaping (Destination) -> UIViewController
    ) -> any Disposable {
        let follower = NavigatorFollower(object, navigator, make)
        attachments.replace("navigator", by: follower)
        return follower.bag
    }
}

/// Keeps the controllers on screen equal to the entries of a navigator.
@MainActor
private final class NavigatorFollower<Destination: Route>: NSObject, UINavigationControllerDelegate,
    UIAdaptivePresentationControllerDelegate
{
    private typealias Entry = NavigationEntry<Destination>

    let bag = DisposeBag()
    private let navigator: Navigator<Destination>
    private let make: (Destination) -> UIViewController
    private weak var root: UINavigationController?
    private var controllers: [Entry.ID: UIViewController] = [:]
    /// The presented stacks, the innermost last, each with the sheet that it begins with.
    private var sheets: [(id: Entry.ID, controller: UINavigationController)] = []
    private var isShown = false

    init(
        _ root: UINavigationController, _ navigator: Navigator<Destination>,
        _ make: @escaping (Destination) -> UIViewController
    ) {
        (self.root, self.navigator, self.make) = (root, navigator, make)
        super.init()
        root.delegate = self
        navigator.entries.observe { [weak self] entries in self?.show(entries) }.disposed(by: bag)
    }

    private func show(_ entries: [Entry]) {
        guard let root else { return }
        let ids = Set(entries.map(\.id))
        let stacks = Self.stacks(of: entries)
        let before = controllers
        controllers = controllers.filter { ids.contains($0.key) }
        for entry in entries where controllers[entry.id] == nil { controllers[entry.id] = make(entry.destination) }
        set(stacks[0], on: root)
        isShown = true
        let wanted = stacks.dropFirst()
        let kept = zip(sheets, wanted).prefix { $0.id == $1[0].id }.count
        for (sheet, stack) in zip(sheets, wanted).prefix(kept) { set(stack, on: sheet.controller) }
        let ended = sheets.dropFirst(kept)
        sheets.removeLast(sheets.count - kept)
        let presenter = sheets.last?.controller ?? root
        let new = wanted.dropFirst(kept)
        if ended.isEmpty {
            present(new, over: presenter)
        } else {
            presenter.dismiss(animated: true) { [weak self] in self?.present(new, over: presenter) }
        }
        // Released last: what is still shown must not lose its controller during the change.
        withExtendedLifetime(before) {}
    }

    /// The pages of the root, then each sheet with the pages above it.
    private static func stacks(of entries: [Entry]) -> [[Entry]] {
        var stacks: [[Entry]] = [[]]
        for entry in entries {
            if entry.presentation != .page, !stacks[0].isEmpty { stacks.append([]) }
            stacks[stacks.count - 1].append(entry)
        }
        return stacks
    }

    private func set(_ stack: [Entry], on controller: UINavigationController) {
        let wanted = stack.compactMap { controllers[$0.id] }
        if controller.viewControllers != wanted { controller.setViewControllers(wanted, animated: isShown) }
    }

    /// Presents one sheet over the other. The navigator may have changed since the call; then nothing happens.
    private func present(_ stacks: ArraySlice<[Entry]>, over presenter: UIViewController) {
        guard let stack = stacks.first, controllers[stack[0].id] != nil, presenter.presentedViewController == nil else {
            return
        }
        let controller = UINavigationController()
        set(stack, on: controller)
        controller.delegate = self
        controller.presentationController?.delegate = self
        sheets.append((stack[0].id, controller))
        presenter.present(controller, animated: isShown) { [weak self] in
            self?.present(stacks.dropFirst(), over: controller)
        }
    }

    /// The entries that a stack should show.
    private func entries(of controller: UINavigationController) -> [Entry] {
        let stacks = Self.stacks(of: untracked { navigator.entries.value })
        if controller === root { return stacks[0] }
        return sheets.first { $0.controller === controller }
            .flatMap { sheet in stacks.first { $0.first?.id == sheet.id } } ?? []
    }

    // MARK: The user goes back

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        let entries = entries(of: navigationController)
        let shown = navigationController.viewControllers
        let left = entries.first { entry in !shown.contains { $0 === controllers[entry.id] } }
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
