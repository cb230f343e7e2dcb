public import BinderyGraph

/// A source that writes a target until it is disposed of.
protocol LiveSource: Disposable {
    var site: BindingSite { get }
}

extension MutableProperty {
    /// Makes `source` the writer of this property. If another is live, reports both locations and returns false.
    func claim(for source: some LiveSource) -> Bool {
        if let present = liveSource as? any LiveSource, !present.isDisposed {
            Diagnostics.report(
                .doubleBinding,
                """
                \(diagnosticName) is bound at \(source.site), and was bound before at \(present.site). The first \
                binding stays, the second is not made. Bind it once, to the two sources combined or merged, or \
                dispose of the first binding.
                """)
            return false
        }
        liveSource = source
        return true
    }
}

/// A binding that passes on what a control writes into a property.
protocol EditedBinding: AnyObject {
    /// Reports, once, an edit that reaches no model because the model was deallocated.
    func reportLostEdit()
    /// Hides the values of the model in explanations, since they are those of a secure field.
    func concealModel()
}

extension MutableProperty {
    /// Reports a binding with a deallocated model. Called after a control on screen has written the property.
    package func wasEdited() { (editedBinding as? any EditedBinding)?.reportLostEdit() }

    /// Hides the values in explanations, and those of the model to which a binding joins the property. Returns false
    /// for a property that is not traced: its value would be shown.
    package func concealInput() -> Bool {
        let isTraced = concealFromTracing()
        if isTraced || Diagnostics.isTracingHere {
            for binding in [liveSource, editedBinding] { (binding as? any EditedBinding)?.concealModel() }
        }
        return isTraced
    }
}

final class OneWayBinding: LiveSource {
    let site: BindingSite
    private var observation: (any Disposable)?
    private var wasDisposed = false

    private init(site: BindingSite) { self.site = site }

    static func make<Value>(
        _ target: MutableProperty<Value>, at site: BindingSite, observe: (BindingTarget<Value>) -> any Disposable
    ) -> any Disposable {
        let target = target.bindingTarget
        let binding = OneWayBinding(site: site)
        guard target.claim(for: binding) else {
            binding.dispose()
            return binding
        }
        let observation = observe(BindingTarget(target))
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

/// The property that a binding writes. It is not retained, unless it is a part: then the binding ends with the whole.
struct BindingTarget<Value> {
    private weak var stored: MutableProperty<Value>?
    private let part: MutableProperty<Value>?

    init(_ property: MutableProperty<Value>) {
        part = property.storesItsValue ? nil : property
        stored = part == nil ? property : nil
    }

    var property: MutableProperty<Value>? { part ?? stored }
}

extension Diagnosis.Kind {
    /// A binding to a target that is already bound.
    public static let doubleBinding = Diagnosis.Kind("doubleBinding")
}
