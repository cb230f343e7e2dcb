/// Where a view is mounted: among which siblings, for how long, and under which circumstances.
public struct Place<B: Backend> {
    public let backend: B
    /// Ends when what is mounted here goes away; bindings are tied to it.
    public let scope: Scope
    public internal(set) var environment: Environment
    let toasts: ToastLayer<B>
    let location: WindowLocation<B>
    var attributes = Attributes()
    /// Where in the interface it is, if that is saved.
    var states: StateScope?
    private let siblings: Region<B>
    /// What stands over everything else.
    private let overlays: Region<B>

    /// A place for the content of a window.
    ///
    /// - Parameter states: has the state of what is mounted here, if that is saved.
    public init(
        _ backend: B, root: B.Node, toasts: B.Node, scope: Scope, texts: InterfaceTexts, states: StateRegistry? = nil
    ) {
        self.backend = backend
        self.scope = scope
        self.states = states.map { StateScope($0, lasting: scope) }
        siblings = Region(backend: backend, container: root)
        overlays = Region(backend: backend, container: root)
        environment = Environment(texts: texts)
        self.toasts = ToastLayer(backend: backend, container: toasts)
        location = WindowLocation(backend: backend)
    }

    private init(_ place: Place<B>, scope: Scope, siblings: Region<B>) {
        backend = place.backend
        self.scope = scope
        self.siblings = siblings
        environment = place.environment
        toasts = place.toasts
        location = place.location
        overlays = place.overlays
        attributes = place.attributes
        states = place.states
    }

    /// Adds the node of a primitive control here and gives it what modifiers said.
    ///
    /// - Parameter isEnabled: whether the control itself would be enabled, for one that can be disabled.
    public func add(_ node: B.Node, isEnabled: Property<Bool>? = nil) {
        attributes.apply(to: node, of: backend, in: scope)
        if let isEnabled = environment.isEnabled(and: isEnabled) {
            bind(isEnabled) { $0.setEnabled($1, of: node) }
        }
        siblings.append(node)
    }

    /// The inside of a node that contains others.
    public func inside(_ node: B.Node) -> Place<B> {
        var place = Place(self, scope: scope, siblings: Region(backend: backend, container: node))
        place.attributes = Attributes()
        place.environment.axis = .vertical
        return place
    }

    /// Keeps an attribute of the backend equal to a property, and keeps the property, while the place lasts.
    public func bind<Value: Equatable>(_ property: Property<Value>, to set: @escaping (B, Value) -> Void) {
        let backend = backend
        let observation = property.observe { set(backend, $0) }
        // An observation alone does not keep a source: one that a signal feeds would stop as soon as it is shown.
        scope.onDispose { withExtendedLifetime(property) { observation.dispose() } }
    }

    /// The same place, for what ends with `scope`.
    func lasting(in scope: Scope) -> Place<B> { Place(self, scope: scope, siblings: siblings) }

    /// A place over everything else, in front of what is there already; what surrounds this one does not disable it. It ends with its
    /// scope, which ends with that of this place.
    ///
    /// - Parameter other: an overlay that stays in front of it.
    func overlay(behind other: Place<B>? = nil) -> Place<B> {
        let region = other.map { overlays.addRegion(before: $0.siblings) } ?? overlays.addRegion()
        var place = Place(self, scope: scope.child(), siblings: region)
        place.attributes = Attributes()
        place.environment.standAlone()
        place.scope.onDispose { [siblings = place.siblings] in siblings.remove() }
        return place
    }

    // MARK: Changing structure

    /// A part at the end of this place, whose content may come and go.
    func region() -> Place<B> { place(in: siblings.addRegion()) }

    /// A part of this place behind another, or at its beginning.
    func region(after place: Place<B>?) -> Place<B> { self.place(in: siblings.addRegion(after: place?.siblings)) }

    private func place(in region: Region<B>) -> Place<B> {
        var place = Place(self, scope: scope.child(), siblings: region)
        place.scope.onDispose { [siblings = place.siblings] in siblings.detach() }
        place.attributes.hiding = nil
        return place
    }

    func moveRegion(_ place: Place<B>, after other: Place<B>?) { siblings.move(place.siblings, after: other?.siblings) }

    /// Takes what is mounted here out of the interface, or puts it back; its state and bindings stay.
    func setShown(_ isShown: Bool) { siblings.setShown(isShown) }

    /// Removes what is mounted here and ends its bindings.
    func end() {
        siblings.remove()
        scope.dispose()
    }
}

/// What a view inherits from what surrounds it.
public struct Environment {
    public let texts: InterfaceTexts
    var screen: ScreenContext?
    /// The direction in which what surrounds it arranges its content.
    var axis = Arrangement.Axis.vertical
    /// What is done when a text of the surrounding form is submitted.
    var submitted: [() -> Void] = []
    private var isEnabled: Property<Bool>?
    private var hiding: [Property<Bool>] = []

    init(texts: InterfaceTexts) { self.texts = texts }

    func isEnabled(and own: Property<Bool>?) -> Property<Bool>? {
        guard let isEnabled else { return own }
        guard let own else { return isEnabled }
        return isEnabled.combine(own) { $0 && $1 }
    }

    /// What surrounds a dialog neither disables it nor is submitted by it.
    mutating func standAlone() {
        isEnabled = nil
        submitted = []
    }

    mutating func require(_ condition: Property<Bool>) { isEnabled = isEnabled(and: condition) }

    /// Whether what is mounted here can be seen: neither hidden, nor on a screen that is covered.
    func isShown(unless further: [Property<Bool>] = []) -> Property<Bool> {
        let conditions = hiding + further
        return conditions.isEmpty ? .constant(true) : Property { conditions.allSatisfy { !$0.value } }
    }

    mutating func hide(while condition: Property<Bool>) { hiding.append(condition) }
}

/// The few texts that the toolkit itself shows, in the language of the moment.
public struct InterfaceTexts {
    /// On the button that returns to the screen below.
    public var back: Property<String>
    /// Closes a message that was read.
    public var ok: Property<String>
    /// The answer no to a question.
    public var cancel: Property<String>
    /// Closes a sheet.
    public var close: Property<String>
    /// The connection of a live page was lost and is being restored.
    public var connectionLost: Property<String>
    /// The connection has been lost for a while.
    public var serverDown: Property<String>
    /// On the button that shows a secret that was typed.
    public var reveal: Property<String>
    /// On the button that hides it again.
    public var conceal: Property<String>
    /// Of the button − of a stepper, for screen readers.
    public var decrease: Property<String>
    /// Of the button + of a stepper, for screen readers.
    public var increase: Property<String>
    /// Has a carousel stay where it is, for screen readers.
    public var pause: Property<String>
    /// Has a carousel go on by itself again, for screen readers.
    public var resume: Property<String>
    /// Goes to the item before, for screen readers.
    public var previous: Property<String>
    /// Goes to the next item, for screen readers.
    public var next: Property<String>
    /// Where one of several items stands: `{index}` is its number, from 1, and `{count}` how many there are.
    public var position: Property<String>
    /// On the button that refreshes a list.
    public var refresh: Property<String>
    /// At the end of a list, while more is loaded.
    public var loadingMore: Property<String>
    /// At the end of a list, when more could not be loaded.
    public var loadingFailed: Property<String>
    /// On the button that tries again.
    public var retry: Property<String>

    /// Texts that may follow a language; those that are left out are English.
    public init(
        back: some Wording, ok: some Wording = "OK", cancel: some Wording = "Cancel", close: some Wording = "Close",
        connectionLost: some Wording, serverDown: some Wording, reveal: some Wording = "Show",
        conceal: some Wording = "Hide", decrease: some Wording = "Decrease", increase: some Wording = "Increase",
        pause: some Wording = "Pause", resume: some Wording = "Play", previous: some Wording = "Previous",
        next: some Wording = "Next", position: some Wording = "{index} of {count}",
        refresh: some Wording = "Refresh", loadingMore: some Wording = "Loading more…",
        loadingFailed: some Wording = "Could not load more.", retry: some Wording = "Try again"
    ) {
        self.back = back.wording
        self.ok = ok.wording
        self.cancel = cancel.wording
        self.close = close.wording
        self.connectionLost = connectionLost.wording
        self.serverDown = serverDown.wording
        self.reveal = reveal.wording
        self.conceal = conceal.wording
        self.decrease = decrease.wording
        self.increase = increase.wording
        self.pause = pause.wording
        self.resume = resume.wording
        self.previous = previous.wording
        self.next = next.wording
        self.position = position.wording
        self.refresh = refresh.wording
        self.loadingMore = loadingMore.wording
        self.loadingFailed = loadingFailed.wording
        self.retry = retry.wording
    }

    /// Where the item at an index stands, in words.
    func position(_ index: Int, of count: Int) -> String {
        position.value.replacing("{index}", with: "\(index + 1)").replacing("{count}", with: "\(count)")
    }

    public static var english: InterfaceTexts {
        InterfaceTexts(
            back: "Back", connectionLost: "Connection lost. Reconnecting…",
            serverDown: "Still no connection. What you type is kept.")
    }
}
