/// Keeps what a control shows and a property the same, both ways. Nothing comes back to the side it came from.
final class Entry<Value: Equatable> {
    private let value: MutableProperty<Value>
    // What the person sees now: a change that equals it came from there, and is not sent back.
    private var shown: Value?
    private var showing: Effect?

    init(_ value: MutableProperty<Value>) { self.value = value }

    func enter(_ new: Value) {
        shown = new
        transaction {
            value.value = new
            // A value that the program sets back at once to what it was before is no change of the property, but the control shows otherwise.
            showing?.rerun()
        }
        value.wasEdited()
    }

    /// Shows the value, as `display` gives it, in a control of `place`.
    func show<B: Backend>(
        in place: Place<B>, as display: @escaping (Value) -> Value = { $0 }, set: @escaping (B, Value) -> Void
    ) {
        let backend = place.backend
        showing = effect(
            in: place.scope, running: Showing(entry: self, display: display) { set(backend, $0) })
    }

    private struct Showing: EffectBody {
        let entry: Entry
        let display: (Value) -> Value
        let set: (Value) -> Void

        func run(in effect: Effect) {
            let wanted = display(entry.value.value)
            if entry.shown == wanted { return }
            entry.shown = wanted
            untracked { set(wanted) }
        }
    }
}
