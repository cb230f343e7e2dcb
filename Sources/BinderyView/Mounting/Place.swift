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
            bind(isEnabled, to: IsEnabled.self, of: node)
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

    /// A part at the end of this place that lasts as long as the place.
    func lastingRegion() -> Place<B> {
        var place = Place(self, scope: scope, siblings: siblings.addRegion())
        place.attributes.hiding = nil
        scope.atEnd { [siblings = place.siblings] in siblings.detach() }
        return place
    }

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

private enum IsEnabled<B: Backend>: NodeAttribute {
    static func set(_ isEnabled: Bool, of node: B.Node, in backend: B) { backend.setEnabled(isEnabled, of: node) }
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
