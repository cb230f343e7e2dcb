/// Tells the backend whether closing the window would lose unsaved changes.
final class UnsavedChanges<B: Rendering.Backend> {
    private let backend: B
    private let conditions = MutableProperty<[(number: Int, holds: Property<Bool>)]>([], by: { _, _ in false })
    private var lastNumber = 0
    private var reporting: Effect?

    init(backend: B) { self.backend = backend }

    deinit { reporting?.dispose() }

    /// Observes a condition until `scope` ends. The scope keeps this object alive.
    func follow(_ condition: Property<Bool>, in scope: Scope) {
        if reporting == nil { reporting = Effect.start(nil, #fileID, #line, running: ReportingEffect(changes: self)) }
        lastNumber += 1
        let number = lastNumber
        conditions.value.append((number, condition))
        scope.onDispose { self.conditions.value.removeAll { $0.number == number } }
    }

    private struct ReportingEffect: EffectBody {
        unowned let changes: UnsavedChanges

        func run(in effect: Effect) {
            let isUnsaved = changes.conditions.value.contains { $0.holds.value }
            untracked { changes.backend.setAsksBeforeClosing(isUnsaved) }
        }
    }
}
