public import BinderyView

/// An interface without a platform, and its simulated user, who finds controls by id, reads them, taps and types.
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
/// Everything happens synchronously, inside `run` of the virtual time. Only visible controls are found, and only
/// enabled ones can be used. An impossible action throws a ``HeadlessFailure`` that says why.
///
/// - Isolation: Lives where the test made it; not `Sendable`.
public final class HeadlessApp {
    public let time: VirtualScheduler
    /// The backend with the whole tree, for what a user would not see.
    public let backend = HeadlessBackend()
    var scope = Scope()
    /// What is recorded of the application; nil if it was made while tracing was off.
    ///
    /// It is the log in whose ``/BinderyGraph/TraceLog/record(_:)`` the application was made. While
    /// ``/BinderyGraph/Diagnostics/isTracing`` is on, it is a log of the application's own, which records what
    /// `content` makes.
    public let log = TraceLog.current ?? (Diagnostics.isTracingHere ? TraceLog() : nil)
    private let makeContent: (Rendering.MountPoint<HeadlessBackend>) -> Void
    private let texts: InterfaceTexts
    let states: StateRegistry?

    /// Makes the view, with its view models if `content` makes them, and mounts it. ``reload()`` restores `states`, the
    /// state of the models that the view saves.
    public init(
        time: VirtualScheduler = VirtualScheduler(), texts: InterfaceTexts = .english, states: StateRegistry? = nil,
        @ViewBuilder content: @escaping () -> some View
    ) {
        self.time = time
        self.texts = texts
        self.states = states
        makeContent = { content().mount(in: $0) }
        if let log { time.log = log }
        mount()
    }

    func mount() {
        time.run {
            let point = Rendering.MountPoint(
                backend, root: backend.content, toasts: backend.toasts, scope: scope, texts: texts, states: states)
            makeContent(point)
        }
    }

    func perform(_ kind: TraceEvent.Kind, on subject: @autoclosure () -> String, _ body: () -> Void) {
        time.run { TraceStep.following(.event(kind, of: subject()), body) }
    }

    deinit { close() }

    /// Ends the interface and all its bindings. Views and models that are alive afterwards are leaks.
    public func close() {
        if scope.isDisposed { return }
        time.run { scope.dispose() }
        backend.close()
    }

    // MARK: Finding

    /// Returns the only control on screen with the id. Throws if there is none, or several, or if it is hidden or on a
    /// covered screen; the message says which.
    public func find(_ id: String) throws(HeadlessFailure) -> HeadlessControl {
        try find(id, within: backend.window)
    }

    /// Whether a control with the id is visible.
    public func isPresent(_ id: String) -> Bool { backend.window.visible.contains { $0.id == id } }

    /// The ids of all visible controls, in order.
    public var ids: [String] { backend.window.visible.compactMap(\.id) }

    // MARK: Reading

    /// The text of the current toast, if there is one.
    public var toast: String? { shownToast?.text }

    public var toastKind: ToastMessage.Kind? { shownToast?.toastKind }

    private var shownToast: HeadlessNode? { backend.toasts.visible.last { $0.kind == .toast } }

    public var screen: HeadlessScreen? {
        backend.content.visible.reversed().lazy.compactMap(HeadlessScreen.init).first
    }

    /// The location of the user, which a browser shows as address and title; `nil` without a navigation stack.
    public var location: Rendering.Location? { backend.location }

    /// The id of the control that has the keyboard focus, or its name if it has no id.
    public var focused: String? { backend.focused.map { $0.id ?? $0.name } }

    /// The tree of the window, with hidden controls, one indented line each. Failures show it.
    public var tree: String {
        (backend.content.children + backend.toasts.children).map { $0.tree() }.joined(separator: "\n")
    }
}
