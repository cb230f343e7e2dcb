/// The identity of a view, with what is kept for it.
@MainActor
final class Node {
    struct Key: Hashable {
        let place: AnyHashable
        let type: ObjectIdentifier
    }

    var children: [Key: Node] = [:]
    var memory: AnyObject?
    var pass = 0
    /// Called when the view goes.
    var onRemove: (() -> Void)?

    /// Removes the views that the pass did not visit.
    func sweep(pass: Int) {
        for (key, child) in children {
            if child.pass == pass {
                child.sweep(pass: pass)
            } else {
                children[key] = nil
                child.remove()
            }
        }
    }

    func remove() {
        for child in children.values { child.remove() }
        onRemove?()
    }
}

/// Where a view is rendered.
@MainActor
struct Context {
    let core: HostCore
    let node: Node
    var environment: EnvironmentValues
    /// Whether the body that contains the view was evaluated in this pass.
    var isChanged: Bool
    var isOnScreen: Bool
    /// What the views of the present navigation stack declare.
    var destinations: Destinations?

    func child(_ place: some Hashable, _ type: Any.Type) -> Context {
        let key = Node.Key(place: AnyHashable(place), type: ObjectIdentifier(type))
        let node = self.node.children[key] ?? Node()
        self.node.children[key] = node
        node.pass = core.pass
        return Context(
            core: core, node: node, environment: environment, isChanged: isChanged, isOnScreen: isOnScreen,
            destinations: destinations)
    }

    func memory<Memory: AnyObject>(_ make: () -> Memory) -> Memory {
        if let present = node.memory as? Memory { return present }
        let made = make()
        node.memory = made
        return made
    }

    func render<V: View>(_ view: V, _ place: some Hashable) -> [Shown] {
        let context = child(place, V.self)
        if let primitive = view as? any Primitive { return primitive.render(in: context) }
        return context.evaluate(view, "body") { $0.body }
    }

    func renderAny(_ view: Any, _ place: some Hashable) -> [Shown] {
        guard let view = view as? any View else { fatalError("\(type(of: view)) is not a view") }
        return render(view, place)
    }

    /// Renders the body of `source`, a view or a modifier. The body is evaluated only if the source, its environment or
    /// something that it read has changed.
    func evaluate<Source, Body: View>(
        _ source: Source, _ place: String, _ body: @MainActor (Source) -> Body
    ) -> [Shown] {
        let context = child(place, Evaluation<Source, Body>.self)
        let evaluation = context.memory { Evaluation<Source, Body>(core: core) }
        let isEvaluated = evaluation.update(source, in: context, body)
        var inner = context
        inner.isChanged = isEvaluated
        return inner.render(evaluation.body!, 0)
    }
}

/// The last evaluation of a body.
@MainActor
final class Evaluation<Source, Body> {
    private(set) var body: Body?
    private var source: Source?
    private var properties = DynamicProperties()
    private var environment = EnvironmentValues()
    private var isStale = true
    private var generation = 0
    private unowned let core: HostCore

    init(core: HostCore) { self.core = core }

    /// Returns whether the body was evaluated.
    func update(_ next: Source, in context: Context, _ evaluate: @MainActor (Source) -> Body) -> Bool {
        // A modifier's body renders the content of its own value, which must be the latest.
        let isNew = source.map { context.isChanged && !Equality.areEqual($0, next) } ?? true
        let isOther = !properties.isSame(environment, context.environment)
        if !isNew, !isOther, !isStale { return false }
        if isNew { source = next }
        environment = context.environment
        properties.install(into: source!, environment)
        isStale = false
        generation += 1
        let generation = generation
        body = withObservationTracking {
            evaluate(source!)
        } onChange: { [weak self] in
            MainActor.assumeIsolated { self?.becameStale(generation) }
        }
        return true
    }

    private func becameStale(_ generation: Int) {
        // An earlier evaluation may have read more than the last one.
        guard generation == self.generation else { return }
        isStale = true
        core.needsUpdate()
    }
}
