extension Rendering {
    /// The position at which a view is mounted: its siblings, its lifetime and its environment.
    public struct MountPoint<B: Backend> {
        /// The lifetime of the mounted content, to which its bindings are tied.
        public let scope: Scope
        public internal(set) var environment: Environment
        var attributes: Attributes {
            get { attributeBox?.attributes ?? Attributes() }
            set { attributeBox = newValue.isEmpty ? nil : AttributeBox(newValue) }
        }
        // Usually nil. One word, since closures capture mount points.
        private var attributeBox: AttributeBox?
        /// The position in the saved state; nil if state is not saved.
        var states: StateScope?
        private let siblings: Region<B>
        private let window: Window<B>

        /// Creates a mount point for the content of a window.
        ///
        /// - Parameter states: The state of the mounted views, if it is saved.
        public init(
            _ backend: B, root: B.Node, toasts: B.Node, scope: Scope, texts: InterfaceTexts,
            states: StateRegistry? = nil
        ) {
            self.scope = scope
            self.states = states.map { StateScope($0, lasting: scope) }
            siblings = Region(backend: backend, container: root)
            window = Window(backend, root: root, toasts: toasts)
            environment = Environment(texts: texts)
        }

        private init(_ point: MountPoint<B>, scope: Scope, siblings: Region<B>) {
            self.scope = scope
            self.siblings = siblings
            environment = point.environment
            window = point.window
            attributeBox = point.attributeBox
            states = point.states
        }

        public var backend: B { window.backend }
        /// The node that contains what is mounted here.
        var container: B.Node { siblings.container }
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
            attributes.apply(to: node, in: self)
            attributes.accessibility.apply(to: node, in: self)
            attributes.focus.apply(to: node, of: backend, in: scope)
            if let movable = attributes.movable {
                backend.setMovable(movable, of: node)
                let text = environment.texts.position
                bind(text: text) { $0.setMovedText($1, of: node) }
            }
            if let uploads = attributes.uploads { backend.acceptDrops(for: uploads, on: node, until: scope) }
            if let isEnabled = environment.isEnabled(and: isEnabled) {
                bind(isEnabled, to: IsEnabled.self, of: node)
            }
            siblings.append(node)
        }

        /// Returns the inside of a node that contains other nodes.
        public func inside(_ node: B.Node) -> MountPoint<B> {
            var point = MountPoint(self, scope: scope, siblings: Region(backend: backend, container: node))
            point.attributes = Attributes()
            point.environment.axis = .vertical
            return point
        }

        /// Keeps an attribute of the backend equal to a property, and keeps the property alive until the scope ends.
        public func bind<Value: Equatable>(_ property: Property<Value>, to set: @escaping (B, Value) -> Void) {
            property.observe(in: scope, by: BackendReceiver(backend: backend, set: set))
        }

        /// Keeps a view, and so its model, alive until the scope ends. A view without references costs nothing.
        func keep<V: View>(_ view: V) {
            if !_isPOD(V.self) { scope.keep(Retention(view)) }
        }

        func lasting(in scope: Scope) -> MountPoint<B> { MountPoint(self, scope: scope, siblings: siblings) }

        /// Returns a mount point over all other content, in front of the existing overlays except `other`. It is not
        /// disabled with the surroundings of this one. It ends with its scope, a child of this one's scope.
        func overlay(behind other: MountPoint<B>? = nil) -> MountPoint<B> {
            let overlays = window.overlays
            let region = other.map { overlays.addRegion(before: $0.siblings) } ?? overlays.addRegion()
            var point = MountPoint(self, scope: scope.child(), siblings: region)
            point.attributes = Attributes()
            point.environment.detachFromSurroundings()
            point.scope.onDispose { [siblings = point.siblings] in siblings.remove() }
            return point
        }

        // MARK: Changing structure

        /// Returns a part at the end of this mount point, with a scope of its own.
        func region() -> MountPoint<B> { part(in: siblings.addRegion()) }

        /// Returns a part at the end of this mount point, with the same scope.
        func lastingRegion() -> MountPoint<B> {
            var point = MountPoint(self, scope: scope, siblings: siblings.addRegion())
            point.attributes.hiding = nil
            scope.keepCleanup { [siblings = point.siblings] in siblings.detach() }
            return point
        }

        /// Returns a part of this mount point after another part, or at the beginning.
        func region(after point: MountPoint<B>?) -> MountPoint<B> {
            part(in: siblings.addRegion(after: point?.siblings))
        }

        private func part(in region: Region<B>) -> MountPoint<B> {
            var point = MountPoint(self, scope: scope.child(), siblings: region)
            point.scope.onDispose { [siblings = point.siblings] in siblings.detach() }
            point.attributes.hiding = nil
            return point
        }

        func moveRegion(_ point: MountPoint<B>, after other: MountPoint<B>?) {
            siblings.move(point.siblings, after: other?.siblings)
        }

        /// Removes the mounted content from the interface, or puts it back. Its state and bindings are kept.
        func setShown(_ isShown: Bool) { siblings.setShown(isShown) }

        func end() {
            siblings.remove()
            scope.dispose()
        }
    }
}

private enum IsEnabled<B: Rendering.Backend>: NodeAttribute {
    static var name: String { "enabled" }
    static func set(_ isEnabled: Bool, of node: B.Node, in backend: B) { backend.setEnabled(isEnabled, of: node) }
}

private struct BackendReceiver<B: Rendering.Backend, Value>: ValueReceiver {
    let backend: B
    let set: (B, Value) -> Void

    func receive(_ value: Value) { set(backend, value) }
}

private final class Window<B: Rendering.Backend> {
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

extension Rendering {
    /// The values that a view inherits from its surroundings.
    public struct Environment {
        public let texts: InterfaceTexts
        var screen: ScreenContext?
        var axis = Arrangement.Axis.vertical
        var isInForm = false
        /// The handlers that the surrounding forms call when one of their texts is submitted.
        var submitted: [Handler] = []
        /// What views above have given, by the types that tell it apart: keys, and replaced controls. One word.
        var given: [ObjectIdentifier: Any] = [:]
        private var isEnabled: Property<Bool>?
        private var hiding: [Property<Bool>] = []

        init(texts: InterfaceTexts) { self.texts = texts }

        func isEnabled(and own: Property<Bool>?) -> Property<Bool>? {
            guard let isEnabled else { return own }
            guard let own else { return isEnabled }
            return isEnabled.combine(own) { $0 && $1 }
        }

        /// Detaches a dialog from its surroundings, which neither disable it nor are submitted by it.
        mutating func detachFromSurroundings() {
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
}
