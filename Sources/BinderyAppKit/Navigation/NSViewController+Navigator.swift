#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import Bindery

extension ReactiveProperties where Object: NSViewController {
    /// Shows the screens of a navigator: the last page in the view of this controller, sheets over it.
    ///
    /// ```swift
    /// content.reactive.show(navigator) { route in
    ///     switch route {
    ///     case .login: LoginController(LoginModel(navigator))
    ///     case .goods: GoodsController(GoodsModel(navigator))
    ///     }
    /// }
    /// back.reactive.actions.observe { navigator.pop() }.disposed(by: bag)
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | the navigator shows another page | its view controller replaces the one before as a child |
    /// | it returns to a page | the view controller of the page is shown again, as it was |
    /// | it presents a sheet | a controller is presented as a sheet, which shows the pages above it, each in its size |
    /// | a sheet is dismissed otherwise | `leave` of the sheet; if a question is asked first, it is presented again |
    /// | the view is in no window yet | sheets are presented when it is |
    /// | a screen ends | its view controller is released |
    /// | a guard shows another alternative than before | a new view controller in its place |
    /// | the disposable is disposed of | later changes of the navigator have no effect here |
    /// | this controller is deallocated | the same; the view controllers are released |
    /// | so is the last one that shows the navigator | every `push(returning:)` that waits for a screen returns nil |
    ///
    /// The navigator has the truth: results, deep links, restored trails and guards work as everywhere. AppKit has no
    /// button to go back: make one that calls `pop`.
    ///
    /// A sheet is as large as its page: the `preferredContentSize` of the page, or else the frame of its view. A page
    /// with neither has the size that its constraints give it.
    ///
    /// - Parameter make: Makes the view controller of a screen, once.
    @discardableResult
    public func show<Destination: Route>(
        _ navigator: Navigator<Destination>, _ make: @escaping (Destination) -> NSViewController
    ) -> any Disposable {
        let follower = NavigatorFollower(object, navigator, make)
        attachments.replace("navigator", by: follower)
        // Stays when the same navigator is shown again: its screens do not end.
        let shown = attachments.value("shown navigator") { ShownNavigator(navigator) }
        if shown.navigator !== navigator { attachments.replace("shown navigator", by: ShownNavigator(navigator)) }
        return follower.bag
    }
}

/// Keeps what is on screen equal to the entries of a navigator.
@MainActor
private final class NavigatorFollower<Destination: Route> {
    private typealias Entry = NavigationEntry<Destination>

    let bag = DisposeBag()
    private let navigator: Navigator<Destination>
    private let make: (Destination) -> NSViewController
    private weak var root: NSViewController?
    private var screens: [Entry.ID: (entry: Entry, controller: NSViewController)] = [:]
    /// The presented sheets, the innermost last, each with the screen that it begins with.
    private var sheets: [(id: Entry.ID, controller: PageController, end: any Disposable)] = []

    init(
        _ root: NSViewController, _ navigator: Navigator<Destination>,
        _ make: @escaping (Destination) -> NSViewController
    ) {
        (self.root, self.navigator, self.make) = (root, navigator, make)
        navigator.entries.observe { [weak self] entries in self?.show(entries) }.disposed(by: bag)
        root.reactive.isOnScreen.observeChanges { [weak self] _ in self?.showAgain() }.disposed(by: bag)
    }

    private func show(_ entries: [Entry]) {
        guard let root else { return }
        let levels = Entry.levels(of: entries)
        let before = screens
        screens = screens.filter { screen in entries.contains { $0.isSame(as: screen.value.entry) } }
        for entry in entries where screens[entry.id] == nil {
            screens[entry.id] = (entry: entry, controller: make(entry.destination))
        }
        root.showPage(top(of: levels[0]))
        let wanted = levels.dropFirst()
        let kept = zip(sheets, wanted).prefix { $0.id == $1[0].id }.count
        for (sheet, level) in zip(sheets, wanted).prefix(kept) { sheet.controller.showPage(top(of: level)) }
        while sheets.count > kept { dismissLast() }
        for level in wanted.dropFirst(kept) { present(level, over: sheets.last?.controller ?? root) }
        // Released last: what is still shown must not lose its controller during the change.
        withExtendedLifetime(before) {}
    }

    private func showAgain() {
        if !bag.isDisposed { show(untracked { navigator.entries.value }) }
    }

    private func top(of level: [Entry]) -> NSViewController? { level.last.flatMap { screens[$0.id]?.controller } }

    private func present(_ level: [Entry], over presenter: NSViewController) {
        if presenter.view.window == nil { return }
        let controller = PageController()
        controller.showPage(top(of: level))
        let id = level[0].id
        let end = controller.reactive.isOnScreen.observeChanges { [weak self] in if !$0 { self?.hasEnded(id) } }
        sheets.append((id: id, controller: controller, end: end))
        presenter.presentAsSheet(controller)
    }

    private func dismissLast() {
        let sheet = sheets.removeLast()
        sheet.end.dispose()
        if let presenter = sheet.controller.presentingViewController { presenter.dismiss(sheet.controller) }
    }

    /// A sheet was dismissed, and not by this object.
    private func hasEnded(_ id: Entry.ID) {
        guard let index = sheets.firstIndex(where: { $0.id == id }) else { return }
        while sheets.count > index + 1 { dismissLast() }
        // AppKit is still dismissing this one.
        sheets.removeLast().end.dispose()
        navigator.leave(id)
        showAgain()
    }
}

/// The content of a sheet.
private final class PageController: NSViewController {
    override func loadView() { view = NSView(frame: .zero) }

    /// Makes the sheet as large as a page. AppKit takes the size of the view when it presents the sheet, and the
    /// preferred size later.
    func fit(_ page: NSViewController) {
        // First, since a view that is loaded may set the preferred size.
        let frame = page.view.frame.size
        let size = page.preferredContentSize == .zero ? frame : page.preferredContentSize
        if size == .zero { return }
        view.frame.size = size
        preferredContentSize = size
    }
}

extension NSViewController {
    /// Shows a controller in the whole view, in place of the one that was shown by this before.
    fileprivate func showPage(_ page: NSViewController?) {
        let attachments = Attachments.of(self)
        let shown = attachments.value("page") { ShownPage() }
        if shown.controller === page { return }
        shown.controller?.view.removeFromSuperview()
        shown.controller?.removeFromParent()
        shown.controller = page
        guard let page else { return }
        (self as? PageController)?.fit(page)
        addChild(page)
        page.view.frame = view.bounds
        page.view.autoresizingMask = [.width, .height]
        view.addSubview(page.view)
    }
}

private final class ShownPage {
    weak var controller: NSViewController?
}
#endif
