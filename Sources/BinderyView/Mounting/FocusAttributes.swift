struct FocusAttributes {
    var trigger: AnySignal<Void, Never>?
    var isAutomatic = false
    var binding: (get: () -> Bool, set: (Bool) -> Void)?

    var isEmpty: Bool { trigger == nil && !isAutomatic && binding == nil }

    func apply<B: Rendering.Backend>(to node: B.Node, of backend: B, in scope: Scope) {
        if isEmpty { return }
        if isAutomatic { backend.focus(node) }
        if let binding { FocusBinding(binding.get, binding.set).start(for: node, of: backend, in: scope) }
        trigger?.observe(in: scope) { backend.focus(node) }
    }
}

/// Keeps the focus of a control and a property equal, both ways. A change is never sent back to its origin.
private final class FocusBinding {
    private let get: () -> Bool
    private let set: (Bool) -> Void
    // The focus that the backend last reported, or was last asked for.
    private var known = false
    private var following: Effect?

    init(_ get: @escaping () -> Bool, _ set: @escaping (Bool) -> Void) {
        self.get = get
        self.set = set
    }

    func start<B: Rendering.Backend>(for node: B.Node, of backend: B, in scope: Scope) {
        backend.onFocusChange(of: node) { [self] in changed(to: $0) }
        following = effect(
            in: scope,
            running: FocusEffect(binding: self) { $0 ? backend.focus(node) : backend.endEditing(of: node) })
    }

    private func changed(to hasFocus: Bool) {
        known = hasFocus
        transaction {
            set(hasFocus)
            // An observer that immediately restores the value leaves the property unchanged, but not the focus.
            following?.rerun()
        }
    }

    private struct FocusEffect: EffectBody {
        let binding: FocusBinding
        let setFocus: (Bool) -> Void

        func run(in effect: Effect) {
            let wanted = binding.get()
            if binding.known == wanted { return }
            binding.known = wanted
            untracked { setFocus(wanted) }
        }
    }
}
