public import BinderyView

/// An interface without a platform, and the person before it: finds controls by id, reads them, taps and types.
///
/// ```swift
/// let time = VirtualScheduler()
/// let app = HeadlessApp(time: time) { PhoneLogin(model: PhoneLoginModel(accounts: Accounts())) }
/// try app.find("phone").type("13874389438")
/// try app.find("code").type("5858")
/// try app.find("login").tap()
/// #expect(app.isPresent("busy"))
/// time.advance(by: .seconds(1))
/// #expect(app.screen?.name == "goods")
/// ```
///
/// Everything happens synchronously, inside `run` of the virtual time. Only what a person can see is found, and only
/// what is enabled can be used; what cannot be done is thrown as a ``HeadlessFailure`` that says why.
///
/// - Isolation: lives where the test made it; not `Sendable`.
public final class HeadlessApp {
    public let time: VirtualScheduler
    /// The tree itself, for what a person would not see.
    public let backend = HeadlessBackend()
    var scope = Scope()
    private let makeContent: (Place<HeadlessBackend>) -> Void
    private let texts: InterfaceTexts
    let states: StateRegistry?

    /// Makes the view, with its view models if `content` makes them, and mounts it.
    ///
    /// - Parameter states: has the state of the models that the view says are saved; ``reload()`` restores it.
    public init(
        time: VirtualScheduler = VirtualScheduler(), texts: InterfaceTexts = .english, states: StateRegistry? = nil,
        @ViewBuilder content: @escaping () -> some View
    ) {
        self.time = time
        self.texts = texts
        self.states = states
        makeContent = { content().mount(in: $0) }
        mount()
    }

    func mount() {
        time.run {
            let place = Place(
                backend, root: backend.content, toasts: backend.toasts, scope: scope, texts: texts, states: states)
            makeContent(place)
        }
    }

    deinit { close() }

    /// Ends the interface: all bindings end and nothing is kept. What of its views and models still lives afterwards
    /// is a leak.
    public func close() {
        if scope.isDisposed { return }
        time.run { scope.dispose() }
        backend.close()
    }

    // MARK: Finding

    /// The one control on screen that has the id.
    ///
    /// - Throws: if there is none, or several, or if it is hidden or on a screen that is covered. The message says
    ///   which.
    public func find(_ id: String) throws(HeadlessFailure) -> HeadlessControl {
        try find(id, within: backend.window)
    }

    /// Whether a control with the id can be seen.
    public func isPresent(_ id: String) -> Bool { backend.window.visible.contains { $0.id == id } }

    /// The ids of all controls that can be seen, in order.
    public var ids: [String] { backend.window.visible.compactMap(\.id) }

    // MARK: Reading

    /// The text of the toast that is shown now.
    public var toast: String? { shownToast?.text }

    /// The kind of the toast that is shown now.
    public var toastKind: ToastKind? { shownToast?.toastKind }

    private var shownToast: HeadlessNode? { backend.toasts.visible.last { $0.kind == .toast } }

    /// The screen that is shown now.
    public var screen: HeadlessScreen? {
        backend.content.visible.reversed().lazy.compactMap(HeadlessScreen.init).first
    }

    /// Where in the application the person is: what a browser would show as its address and title. `nil` without a
    /// navigation stack.
    public var location: Location? { backend.location }

    /// The id of the control that has the keyboard focus.
    public var focused: String? { backend.focused.map { $0.id ?? $0.name } }

    /// Everything in the window, hidden controls too, a line each, indented. Failures show it.
    public var tree: String {
        (backend.content.children + backend.toasts.children).map { $0.tree() }.joined(separator: "\n")
    }
}
