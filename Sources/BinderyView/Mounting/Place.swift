/// Where a view is mounted: among which siblings, for how long, and under which circumstances.
public struct Place<B: Backend> {
    /// Ends when what is mounted here goes away; bindings are tied to it.
    public let scope: Scope
    public internal(set) var environment: Environment
    var attributes: Attributes {
        get { said?.attributes ?? Attributes() }
        set { said = newValue.isEmpty ? nil : Said(newValue) }
    }
    // Mostly nothing, and then a word: closures keep places.
    private var said: Said?
    /// Where in the interface it is, if that is saved.
    var states: StateScope?
    private let siblings: Region<B>
    private let window: Window<B>

    /// A place for the content of a window.
    ///
    /// - Parameter states: has the state of what is mounted here, if that is saved.
    public init(
        _ backend: B, root: B.Node, toasts: B.Node, scope: Scope, texts: InterfaceTexts, states: StateRegistry? = nil
    ) {
        self.scope = scope
        self.states = states.map { StateScope($0, lasting: scope) }
        siblings = Region(backend: backend, container: root)
        window = Window(backend, root: root, toasts: toasts)
        environment = Environment(texts: texts)
    }

    private init(_ place: Place<B>, scope: Scope, siblings: Region<B>) {
        self.scope = scope
        self.siblings = siblings
        environment = place.environment
        window = place.window
        said = place.said
        states = place.states
    }

    public var backend: B { window.backend }
    var toasts: ToastLayer<B> { window.toasts }
    var location: WindowLocation<B> { window.location }
    var unsavedChanges: UnsavedChanges<B> { window.unsavedChanges }
    /// Shows the texts, most of which follow the language and nothing else.
    var texts: EffectGroup { window.texts }

    /// Adds the node of a primitive control here and gives it what modifiers said.
    ///
    /// - Parameter isEnabled: whether the control itself would be enabled, for one that can be disabled.
    public func add(_ node: B.Node, isEnabled: Property<Bool>? = nil) {
        let attributes = attributes
        attributes.apply(to: node, of: backend, in: scope)
        attributes.accessibility.apply(to: node, in: self)
        attributes.focus.apply(to: node, of: backend, in: scope)
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
        property.observe(in: scope, by: BackendReceiver(backend: backend, set: set))
    }

    /// Keeps a view, and so its model, while the place lasts. A view that holds no reference costs nothing.
    func keep<V: View>(_ view: V) {
        if !_isPOD(V.self) { scope.keep(Retention(view)) }
    }

    /// The same place, for what ends with `scope`.
    func lasting(in scope: Scope) -> Place<B> { Place(self, scope: scope, siblings: siblings) }

    /// A place over everything else, in front of what is there already; what surrounds this one does not disable it. It ends with its
    /// scope, which ends with that of this place.
    ///
    /// - Parameter other: an overlay that stays in front of it.
    func overlay(behind other: Place<B>? = nil) -> Place<B> {
        let overlays = window.overlays
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

private struct BackendReceiver<B: Backend, Value>: ValueReceiver {
    let backend: B
    let set: (B, Value) -> Void

    func receive(_ value: Value) { set(backend, value) }
}

/// What all places of a window share.
private final class Window<B: Backend> {
    let backend: B
    let toasts: ToastLayer<B>
    let location: WindowLocation<B>
    let texts = EffectGroup()
    lazy var unsavedChanges = UnsavedChanges(backend: backend)
    /// What stands over everything else.
    let overlays: Region<B>

    init(_ backend: B, root: B.Node, toasts: B.Node) {
        self.backend = backend
        self.toasts = ToastLayer(backend: backend, container: toasts)
        location = WindowLocation(backend: backend)
        overlays = Region(backend: backend, container: root)
    }
}

/// What a view inherits from what surrounds it.
public struct Environment {
    public let texts: InterfaceTexts
    var screen: ScreenContext?
    /// The direction in which what surrounds it arranges its content.
    var axis = Arrangement.Axis.vertical
    var isInForm = false
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
        isInForm = false
    }

    mutating func require(_ condition: Property<Bool>) { isEnabled = isEnabled(and: condition) }

    /// Whether what is mounted here can be seen: neither hidden, nor on a screen that is covered. Always, if nil.
    func isShown(unless further: [Property<Bool>] = []) -> Property<Bool>? {
        let conditions = hiding + further
        return conditions.isEmpty ? nil : Property { conditions.allSatisfy { !$0.value } }
    }

    mutating func hide(while condition: Property<Bool>) { hiding.append(condition) }
}

/// The few texts that the toolkit itself shows, in the language of the moment.
public struct InterfaceTexts {
    private enum Key: Int {
        case back, ok, cancel, close, connectionLost, serverDown, textTooLong, nextTry, tryNow, secretLost,
            needsScripts, reveal, conceal, decrease, increase, pause, resume, previous, next, position, refresh,
            loadingMore, loadingFailed, retry, notOffered
    }

    // One reference, since every place has them; and made when they are first shown, since most pages show hardly one.
    private let source: Source

    private final class Source {
        let wordings: () -> [() -> any Wording]

        init(_ wordings: @escaping () -> [() -> any Wording]) { self.wordings = wordings }
    }

    private subscript(key: Key) -> any Wording { source.wordings()[key.rawValue]() }

    /// Texts that are made whenever one of them is shown: a page that shows hardly any takes no memory for the others.
    public init(_ texts: @escaping () -> InterfaceTexts) { source = Source { texts().source.wordings() } }

    /// On the button that returns to the screen below.
    public var back: any Wording { self[.back] }
    /// Closes a message that was read.
    public var ok: any Wording { self[.ok] }
    /// The answer no to a question.
    public var cancel: any Wording { self[.cancel] }
    /// Closes a sheet.
    public var close: any Wording { self[.close] }
    /// The connection of a live page was lost and is being restored.
    public var connectionLost: any Wording { self[.connectionLost] }
    /// The connection has been lost for a while.
    public var serverDown: any Wording { self[.serverDown] }
    /// A text was entered that is larger than the server takes: it was not sent.
    public var textTooLong: any Wording { self[.textTooLong] }
    /// When a live page tries to connect again: `{seconds}` is how many seconds that is from now.
    public var nextTry: any Wording { self[.nextTry] }
    /// On the button that has a live page try to connect at once.
    public var tryNow: any Wording { self[.tryNow] }
    /// A live page was loaded again, and a password that was typed into it was not kept.
    public var secretLost: any Wording { self[.secretLost] }
    /// The browser of a live page runs no scripts: what there is can be looked at, and links lead on, but nothing else happens.
    public var needsScripts: any Wording { self[.needsScripts] }
    /// On the button that shows a secret that was typed.
    public var reveal: any Wording { self[.reveal] }
    /// On the button that hides it again.
    public var conceal: any Wording { self[.conceal] }
    /// Of the button − of a stepper, for screen readers.
    public var decrease: any Wording { self[.decrease] }
    /// Of the button + of a stepper, for screen readers.
    public var increase: any Wording { self[.increase] }
    /// Has a carousel stay where it is, for screen readers.
    public var pause: any Wording { self[.pause] }
    /// Has a carousel go on by itself again, for screen readers.
    public var resume: any Wording { self[.resume] }
    /// Goes to the item before, for screen readers.
    public var previous: any Wording { self[.previous] }
    /// Goes to the next item, for screen readers.
    public var next: any Wording { self[.next] }
    /// Where one of several items stands: `{index}` is its number, from 1, and `{count}` how many there are.
    public var position: any Wording { self[.position] }
    /// On the button that refreshes a list.
    public var refresh: any Wording { self[.refresh] }
    /// At the end of a list, while more is loaded.
    public var loadingMore: any Wording { self[.loadingMore] }
    /// At the end of a list, when more could not be loaded.
    public var loadingFailed: any Wording { self[.loadingFailed] }
    /// On the button that tries again.
    public var retry: any Wording { self[.retry] }
    /// In a picker, a selection that is no longer among the choices: `{choice}` is its title.
    public var notOffered: any Wording { self[.notOffered] }

    /// Texts that may follow a language; those that are left out are English. Each is made anew whenever it is shown.
    public init(
        back: @autoclosure @escaping () -> any Wording,
        ok: @autoclosure @escaping () -> any Wording = "OK",
        cancel: @autoclosure @escaping () -> any Wording = "Cancel",
        close: @autoclosure @escaping () -> any Wording = "Close",
        connectionLost: @autoclosure @escaping () -> any Wording,
        serverDown: @autoclosure @escaping () -> any Wording,
        textTooLong: @autoclosure @escaping () -> any Wording =
            "A text is too long to be sent. It stays here until you shorten it.",
        nextTry: @autoclosure @escaping () -> any Wording = "Next try in {seconds} s.",
        tryNow: @autoclosure @escaping () -> any Wording = "Try now",
        secretLost: @autoclosure @escaping () -> any Wording =
            "The page was loaded again. Enter your password once more: it was not kept.",
        needsScripts: @autoclosure @escaping () -> any Wording =
            "Without JavaScript only the links of this page work. Switch it on and load the page again.",
        reveal: @autoclosure @escaping () -> any Wording = "Show",
        conceal: @autoclosure @escaping () -> any Wording = "Hide",
        decrease: @autoclosure @escaping () -> any Wording = "Decrease",
        increase: @autoclosure @escaping () -> any Wording = "Increase",
        pause: @autoclosure @escaping () -> any Wording = "Pause",
        resume: @autoclosure @escaping () -> any Wording = "Play",
        previous: @autoclosure @escaping () -> any Wording = "Previous",
        next: @autoclosure @escaping () -> any Wording = "Next",
        position: @autoclosure @escaping () -> any Wording = "{index} of {count}",
        refresh: @autoclosure @escaping () -> any Wording = "Refresh",
        loadingMore: @autoclosure @escaping () -> any Wording = "Loading more…",
        loadingFailed: @autoclosure @escaping () -> any Wording = "Could not load more.",
        retry: @autoclosure @escaping () -> any Wording = "Try again",
        notOffered: @autoclosure @escaping () -> any Wording = "{choice} (no longer offered)"
    ) {
        let wordings = [
            back, ok, cancel, close, connectionLost, serverDown, textTooLong, nextTry, tryNow, secretLost,
            needsScripts, reveal, conceal, decrease, increase, pause, resume, previous, next, position, refresh,
            loadingMore, loadingFailed, retry, notOffered,
        ]
        source = Source { wordings }
    }

    /// Where the item at an index stands, in words.
    func position(_ index: Int, of count: Int) -> String {
        position.text.replacing("{index}", with: "\(index + 1)").replacing("{count}", with: "\(count)")
    }

    public static var english: InterfaceTexts {
        InterfaceTexts(
            back: "Back", connectionLost: "Connection lost. Reconnecting…",
            serverDown: "Still no connection. What you type is kept.")
    }
}
