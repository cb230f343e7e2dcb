/// An attribute of a node that follows a value. A type, since a page has many and each closure would be an object.
protocol NodeAttribute<B> {
    associatedtype B: Rendering.Backend
    associatedtype Value
    /// The name in explanations.
    static var name: String { get }
    static func set(_ value: Value, of node: B.Node, in backend: B)
}

extension Rendering.MountPoint {
    /// Keeps an attribute of a node equal to a property, and keeps the property alive until the scope ends.
    func bind<A: NodeAttribute>(_ property: Property<A.Value>, to attribute: A.Type, of node: B.Node)
    where A.B == B, A.Value: Equatable {
        property.observe(in: scope, by: AttributeReceiver<A>(backend: backend, node: node))
        note(A.name, of: node, follows: property)
    }

    /// Keeps an attribute of a node equal to a text until the scope ends: see ``bind(text:to:)``.
    func bind<A: NodeAttribute>(text wording: some Wording, to attribute: A.Type, of node: B.Node)
    where A.B == B, A.Value == String {
        switch wording {
        case let text as String: A.set(text, of: node, in: backend)
        case let property as Property<String>: bind(property, to: attribute, of: node)
        default:
            let shown = AttributeReceiver<A>(backend: backend, node: node)
            scope.keep(texts.run(TextEffect(wording: wording, receiver: shown)))
            note(A.name, of: node, follows: wording)
        }
    }

    /// Keeps an attribute of a node equal to the result of `compute` until the scope ends. Without a property in
    /// between, the attribute is set whenever a value that `compute` has read changes, even to an equal result.
    func bind<A: NodeAttribute>(computed compute: @escaping () -> A.Value, to attribute: A.Type, of node: B.Node)
    where A.B == B {
        effect(
            in: scope,
            running: ComputedEffect(compute: compute, receiver: AttributeReceiver<A>(backend: backend, node: node)))
        note(A.name, of: node, reading: { _ = compute() })
    }
}

struct AttributeReceiver<A: NodeAttribute>: ValueReceiver {
    let backend: A.B
    let node: A.B.Node

    func receive(_ value: A.Value) { A.set(value, of: node, in: backend) }
}

private struct TextEffect<W: Wording, Receiver: ValueReceiver<String>>: EffectBody {
    let wording: W
    let receiver: Receiver

    func run(in effect: Effect) {
        let text = wording.text
        untracked { receiver.receive(text) }
    }
}

private struct ComputedEffect<Receiver: ValueReceiver>: EffectBody {
    let compute: () -> Receiver.Value
    let receiver: Receiver

    func run(in effect: Effect) {
        let value = compute()
        untracked { receiver.receive(value) }
    }
}
