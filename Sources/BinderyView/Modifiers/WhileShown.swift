/// Work that runs while a view is on screen.
protocol ShownWork {
    /// - Parameter place: Its scope ends when the view leaves the screen.
    func start<B: Backend>(in place: Place<B>)
}

/// A view that runs work whenever it is on screen.
struct WhileShown<Content: View, Work: ShownWork>: PrimitiveView {
    let content: Content
    let work: Work

    func mount<B: Backend>(in place: Place<B>) {
        var inner = place
        let hiding = Hiding()
        inner.attributes.hiding = hiding
        content.mount(in: inner)
        place.attributes.hiding?.conditions += hiding.conditions
        if place.scope.isDisposed { return }

        var presence: Scope?
        (place.environment.isShown(unless: hiding.conditions) ?? .constant(true)).observe { isShown in
            presence?.dispose()
            presence = isShown ? place.scope.child() : nil
            if let presence { work.start(in: place.lasting(in: presence)) }
        }
        .disposed(in: place.scope)
    }
}

/// Collects, from inside a view, the conditions that hide all of it: `hidden` and `task` may come in any order.
final class Hiding {
    var conditions: [Property<Bool>] = []
}
