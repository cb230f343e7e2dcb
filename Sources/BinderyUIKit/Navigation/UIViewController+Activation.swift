#if canImport(UIKit) && !os(watchOS)
public import Bindery
public import UIKit

extension ReactiveProperties where Object: UIViewController {
    /// Whether the view is on screen: from `viewWillAppear` to `viewDidDisappear`.
    ///
    /// Use it from `viewDidLoad` on: the first use adds an invisible child, which UIKit tells of both.
    public var isOnScreen: Property<Bool> {
        attachments.value("appearance") { [object] () -> AppearanceController in
            let child = AppearanceController()
            object.addChild(child)
            child.view.isHidden = true
            object.view.addSubview(child.view)
            child.didMove(toParent: object)
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
    /// | the view disappears: another screen is pushed, a tab is left, it is popped | the activation ends |
    /// | this view controller is deallocated | the activation ends |
    ///
    /// A sheet over the view does not make it disappear.
    ///
    /// - Returns: A disposable that ends it.
    /// - Also known as: `WhenActivated` in ReactiveUI, `rx.viewWillAppear` of RxViewController.
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

/// An invisible child: the only way to hear of a view controller's appearance without a subclass.
private final class AppearanceController: UIViewController {
    let isOnScreen = MutableProperty(false)

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isOnScreen.value = true
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        isOnScreen.value = false
    }
}
#endif
