/// Keeps a control and a property equal, both ways. A change is never sent back to its origin.
final class Entry<Value: Equatable> {
    private let value: MutableProperty<Value>
    // The value that the control shows. A change of the property to this value came from the control.
    private var shown: Value?
    private var showing: Effect?

    init(_ value: MutableProperty<Value>) { self.value = value }

    func enter(_ new: Value) {
        shown = new
        transaction {
            value.value = new
            // If an observer immediately restores the previous value, the property is unchanged, but not the control.
            showing?.rerun()
        }
        value.wasEdited()
    }

    func show<B: Rendering.Backend>(
        in point: Rendering.MountPoint<B>, of node: B.Node, as display: ((Value) -> Value)? = nil,
        set: @escaping (B, Value, B.Node) -> Void
    ) {
        let backend = point.backend
        show(in: point.scope, by: Setter { set(backend, $0, node) }, display)
        point.note("value", of: node, follows: value)
    }

    func show<A: NodeAttribute<B>, B: Rendering.Backend>(
        in point: Rendering.MountPoint<B>, as attribute: A.Type, of node: B.Node, isExplained: Bool = true
    )
    where A.Value == Value {
        show(in: point.scope, by: AttributeReceiver<A>(backend: point.backend, node: node), nil)
        if isExplained { point.note(A.name, of: node, follows: value) }
    }

    private func show(in scope: Scope, by receiver: some ValueReceiver<Value>, _ display: ((Value) -> Value)?) {
        showing = effect(in: scope, running: DisplayEffect(entry: self, display: display, receiver: receiver))
    }

    private struct Setter: ValueReceiver {
        let set: (Value) -> Void

        func receive(_ value: Value) { set(value) }
    }

    private struct DisplayEffect<Receiver: ValueReceiver<Value>>: EffectBody {
        let entry: Entry
        let display: ((Value) -> Value)?
        let receiver: Receiver

        func run(in effect: Effect) {
            let value = entry.value.value
            let wanted = display?(value) ?? value
            if entry.shown == wanted { return }
            entry.shown = wanted
            untracked { receiver.receive(wanted) }
        }
    }
}
