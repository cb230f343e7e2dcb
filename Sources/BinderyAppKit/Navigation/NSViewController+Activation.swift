#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import Bindery

extension ReactiveProperties where Object: NSViewController {
    /// Whether the view is on screen: from `viewWillAppear` to `viewDidDisappear`.
    ///
    /// Use it from `viewDidLoad` on: the first use adds an empty child, which AppKit tells of both.
    public var isOnScreen: Property<Bool> {
        attachments.value("appearance") { [object] () -> AppearanceController in
            let child = AppearanceController()
            // These show each child in a tab or a pane. AppKit tells a controller of its view without a parent as well.
            if !(object is NSTabViewController || object is NSSplitViewController) { object.addChild(child) }
            object.view.addSubview(child.view)
            return child
        }
        .isOnScreen
    }

    /// Activates a model while the view is on screen.
    ///
    /// ```swift
    /// override func viewDidLoad() {
    ///     super.viewDidLoad()
    ///     reactive.activate(model)
    /// }
    /// ```
    ///
    /// | event | result |
    /// |---|---|
    /// | the view appears | the model is activated |
    /// | the view disappears: its window closes, another tab is shown, it is removed | the activation ends |
    /// | this view controller is deallocated | the activation ends |
    ///
    /// A sheet over the view does not make it disappear.
    ///
    /// - Returns: A disposable that ends it.
    /// - Also known as: `WhenActivated` in ReactiveUI.
    @discardableResult
    public func activate(_ model: some Activatable) -> any Disposable {
        let isOnScreen = isOnScreen
        let following = effect { bag in
            if isOnScreen.value { untracked { model.activation.activate() }.disposed(by: bag) }
        }
        attachments.bag.add(following)
        return following
    }
}

/// A child without size: the only way to hear of a view controller's appearance without a subclass. It is not hidden:
/// AppKit does not tell of a hidden view.
private final class AppearanceController: NSViewController {
    let isOnScreen = MutableProperty(false)

    override func loadView() { view = NSView(frame: .zero) }

    override func viewWillAppear() {
        super.viewWillAppear()
        isOnScreen.value = true
    }

    override func viewDidDisappear() {
        super.viewDidDisappear()
        isOnScreen.value = false
    }
}
#endif
