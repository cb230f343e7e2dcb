#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import BinderyView
public import UIKit

/// A view controller that shows a view of BinderyView by controls of UIKit.
///
/// ```swift
/// let model = LoginModel()
/// window.rootViewController = BinderyHostingController { LoginView(model: model) }
/// ```
///
/// | event | result |
/// |---|---|
/// | the view of this controller is loaded | `content` makes the view, which is mounted |
/// | a property changes | the controls that follow it change, before the write returns |
/// | a dialog appears in the view | it is presented over this controller |
/// | the view has unsaved changes | `isModalInPresentation` is true: a sheet is not swiped away |
/// | this controller is deallocated | the view and its bindings end |
///
/// A ``/BinderyView/Screen`` has a navigation bar of its own. Do not show this controller in a visible
/// `UINavigationController` then, or hide that one's bar.
///
/// - Isolation: The main actor. The view models live there too.
/// - Also known as: `UIHostingController` in SwiftUI.
public final class BinderyHostingController: UIViewController {
    let backend: UIKitBackend
    let root: RootNode
    let toasts = StackNode(axis: .vertical)
    private let bag = DisposeBag()
    private let mount: (Scope) -> Void

    /// - Parameters:
    ///   - texts: The texts of the interface that no view has, such as that of the back button.
    ///   - states: The saved state of the models that the view registers.
    ///   - image: Finds the image at the path of an ``/BinderyView/Image``; by default among the app's resources.
    public init(
        texts: InterfaceTexts = .english, states: StateRegistry? = nil,
        image: @escaping (_ path: String) -> UIImage? = { UIImage(named: $0) },
        @ViewBuilder content: @escaping () -> some View
    ) {
        let (backend, root, toasts) = (UIKitBackend(image: image), RootNode(), toasts)
        (self.backend, self.root) = (backend, root)
        mount = { scope in
            let point = Rendering.MountPoint(
                backend, root: root, toasts: toasts, scope: scope, texts: texts, states: states)
            content().mount(in: point)
        }
        super.init(nibName: nil, bundle: nil)
        backend.presentations.host = self
        root.isAttached = true
        toasts.isAttached = true
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { fatalError("a BinderyHostingController is made by code") }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.add(root.view, filling: view.safeAreaLayoutGuide)
        view.addSubview(toasts.view)
        toasts.view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            toasts.view.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            toasts.view.leadingAnchor.constraint(
                greaterThanOrEqualTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
            toasts.view.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16),
        ])
        let scope = Scope()
        bag.add(scope)
        mount(scope)
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        backend.presentations.update()
        backend.focusExpected()
        hearKeys()
    }

    // MARK: Keys

    public override var canBecomeFirstResponder: Bool { !backend.shortcuts.isEmpty }

    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if !backend.press(presses) { super.pressesBegan(presses, with: event) }
    }

    func hearKeys() {
        if canBecomeFirstResponder, viewIfLoaded?.window?.hasFocus == false { becomeFirstResponder() }
    }

    // MARK: Navigation

    /// The address and the title of what is shown; nil without a screen.
    public var location: Rendering.Location? { backend.location }

    /// Goes where a trail leads, as a link from outside does. Without a navigation stack nothing happens.
    public func open(_ trail: NavigationTrail) { backend.locationRequested?(trail) }
}
#endif
