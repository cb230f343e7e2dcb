/// What writes a target as long as it lives.
protocol LiveSource: Disposable {
    var site: BindingSite { get }
}

extension MutableProperty {
    /// Makes `source` what writes this property, unless something else does; then says so with both places.
    func claim(for source: some LiveSource) -> Bool {
        if let present = liveSource as? any LiveSource, !present.isDisposed {
            Diagnostics.report(
                .doubleBinding,
                """
                \(place) is bound at \(source.site), and was bound before at \(present.site). The first binding stays, the \
                second is not made. Bind it once, to the two sources combined or merged, or dispose of the first binding.
                """)
            return false
        }
        liveSource = source
        return true
    }
}

/// What passes on what a control writes into a property.
protocol EditedBinding: AnyObject {
    /// Reports an edit that reaches no model, since that has been freed; once.
    func reportLostEdit()
}

extension MutableProperty {
    /// A control that is on screen has written the property. Diagnoses a binding whose target has been freed.
    package func wasEdited() { (editedBinding as? any EditedBinding)?.reportLostEdit() }
}

final class OneWayBinding: LiveSource {
    let site: BindingSite
    private var observation: (any Disposable)?
    private var wasDisposed = false

    private init(site: BindingSite) { self.site = site }

    /// Claims the target, and then observes.
    static func make<Value>(
        _ target: MutableProperty<Value>, at site: BindingSite, observe: () -> any Disposable
    ) -> any Disposable {
        let binding = OneWayBinding(site: site)
        guard target.claim(for: binding) else {
            binding.dispose()
            return binding
        }
        let observation = observe()
        if binding.wasDisposed { observation.dispose() } else { binding.observation = observation }
        target.bag.add(binding)
        return binding
    }

    var isDisposed: Bool { wasDisposed || observation?.isDisposed ?? false }

    func dispose() {
        wasDisposed = true
        observation?.dispose()
        observation = nil
    }
}
