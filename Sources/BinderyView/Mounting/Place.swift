/// The position at which a view is mounted: its siblings, its lifetime and its environment.
public struct Place<B: Backend> {
    /// The lifetime of the mounted content, to which its bindings are tied.
    public let scope: Scope
    public internal(set) var environment: Environment
    var attributes: Attributes {
        get { said?.attributes ?? Attributes() }
        set { said = newValue.isEmpty ? nil : AttributeBox(newValue) }
    }
    // Usually nil. One word, since closures capture places.
    private var said: AttributeBox?
    /// The position in the saved state; nil if state is not saved.
    var states: StateScope?
    private let siblings: Region<B>
    private let window: Window<B>

    /// Creates a place for the content of a window.
    ///
    /// - Parameter states: The state of the mounted views, if it is saved.
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
    /// The effects that show texts, in a group since most follow only the language.
    var texts: EffectGroup { window.texts }

    /// Adds the node of a primitive control, with the attributes that modifiers set.
    ///
    /// - Parameter isEnabled: Whether the control itself is enabled; nil if it always is.
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

    /// Returns the inside of a node that contains other nodes.
    public func inside(_ node: B.Node) -> Place<B> {
        var place = Place(self, scope: scope, siblings: Region(backend: backend, container: node))
        place.attributes = Attributes()
        place.environment.axis = .vertical
        return place
    }

    /// Keeps an attribute of the backend equal to a property, and keeps the property alive, while the place lasts.
    public func bind<Value: Equatable>(_ property: Property<Value>, to set: @escaping (B, Value) -> Void) {
        property.observe(in: scope, by: BackendReceiver(backend: backend, set: set))
    }

    /// Keeps a view, and so its model, alive while the place lasts. A view without references costs nothing.
    func keep<V: View>(_ view: V) {
        if !_isPOD(V.self) { scope.keep(Retention(view)) }
    }

    /// Returns the same place with another lifetime.
    func lasting(in scope: Scope) -> Place<B> { Place(self, scope: scope, siblings: siblings) }

    /// Returns a place over all other content, in front of the existing overlays. It is not disabled with the
    /// surroundings of this place. It ends with its scope, a child of this place's scope.
    ///
    /// - Parameter other: An overlay that stays in front of it.
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

    /// Returns a part at the end of this place, with a scope of its own.
    func region() -> Place<B> { place(in: siblings.addRegion()) }

    /// Returns a part at the end of this place, with the same scope.
    func lastingRegion() -> Place<B> {
        var place = Place(self, scope: scope, siblings: siblings.addRegion())
        place.attributes.hiding = nil
        scope.atEnd { [siblings = place.siblings] in siblings.detach() }
        return place
    }

    /// Returns a part of this place after another part, or at the beginning.
    func region(after place: Place<B>?) -> Place<B> { self.place(in: siblings.addRegion(after: place?.siblings)) }

    private func place(in region: Region<B>) -> Place<B> {
        var place = Place(self, scope: scope.child(), siblings: region)
        place.scope.onDispose { [siblings = place.siblings] in siblings.detach() }
        place.attributes.hiding = nil
        return place
    }

    func moveRegion(_ place: Place<B>, after other: Place<B>?) { siblings.move(place.siblings, after: other?.siblings) }

    /// Removes the mounted content from the interface, or puts it back. Its state and bindings are kept.
    func setShown(_ isShown: Bool) { siblings.setShown(isShown) }

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

/// The objects that all places of a window share.
private final class Window<B: Backend> {
    let backend: B
    let toasts: ToastLayer<B>
    let location: WindowLocation<B>
    let texts = EffectGroup()
    lazy var unsavedChanges = UnsavedChanges(backend: backend)
    let overlays: Region<B>

    init(_ backend: B, root: B.Node, toasts: B.Node) {
        self.backend = backend
        self.toasts = ToastLayer(backend: backend, container: toasts)
        location = WindowLocation(backend: backend)
        overlays = Region(backend: backend, container: root)
    }
}

/// The values that a view inherits from its surroundings.
public struct Environment {
    public let texts: InterfaceTexts
    var screen: ScreenContext?
    /// The direction of the surrounding container.
    var axis = Arrangement.Axis.vertical
    var isInForm = false
    /// The handlers that the surrounding forms call when one of their texts is submitted.
    var submitted: [Handler] = []
    private var isEnabled: Property<Bool>?
    private var hiding: [Property<Bool>] = []

    init(texts: InterfaceTexts) { self.texts = texts }

    func isEnabled(and own: Property<Bool>?) -> Property<Bool>? {
        guard let isEnabled else { return own }
        guard let own else { return isEnabled }
        return isEnabled.combine(own) { $0 && $1 }
    }

    /// Detaches a dialog from its surroundings, which neither disable it nor are submitted by it.
    mutating func standAlone() {
        isEnabled = nil
        submitted = []
        isInForm = false
    }

    mutating func require(_ condition: Property<Bool>) { isEnabled = isEnabled(and: condition) }

    /// Whether the content is visible: neither hidden nor on a covered screen. Nil means always.
    func isShown(unless further: [Property<Bool>] = []) -> Property<Bool>? {
        let conditions = hiding + further
        return conditions.isEmpty ? nil : Property { conditions.allSatisfy { !$0.value } }
    }

    mutating func hide(while condition: Property<Bool>) { hiding.append(condition) }
}
