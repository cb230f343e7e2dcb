public import BinderyView

extension LiveRequest {
    /// Whether the page is connected: false until its script connects, and while its connection is lost. To be called
    /// in `page` of a ``LiveServer``; elsewhere the result is always true.
    ///
    /// A page that the user has closed is not connected, but its session lasts for
    /// ``LiveServer/Options/gracePeriod``. A list of those who are present follows this property. A bad line changes it
    /// often: wait some seconds before you show that a user has left.
    ///
    /// ```swift
    /// request.isConnected.observe { isConnected in
    ///     entry = isConnected ? visitors.enter(visit) : nil
    /// }
    /// .disposed(by: bag)
    /// ```
    ///
    /// It changes on the page's session, where the view models live.
    public var isConnected: Property<Bool> {
        guard let session = ExecutionContext.current?.actor as? LiveSession else { return .constant(true) }
        // Unsafe to the compiler only: the caller runs on the session, as `ExecutionContext.current` has checked.
        nonisolated(unsafe) var property: Property<Bool>!
        session.assumeIsolated { property = $0.connectedProperty() }
        return property
    }
}

extension LiveRequest {
    /// The path at which ``LiveServer/Options/inspector`` shows this page, whether or not the user may open it. To be
    /// called in `page` of a ``LiveServer``; elsewhere the inspector chooses the page.
    public var inspectorPath: String {
        let session = ExecutionContext.current?.actor as? LiveSession
        return "/bindery/inspector" + (session.map { "?session=\($0.number)" } ?? "")
    }
}

extension LiveSession {
    /// ``LiveSession/isConnected`` as a property, for view models.
    fileprivate func connectedProperty() -> Property<Bool> {
        let state = connectedState ?? MutableProperty(isConnected, name: "isConnected")
        connectedState = state
        return state
    }
}
