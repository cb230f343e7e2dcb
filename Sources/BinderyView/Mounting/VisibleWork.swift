protocol VisibleWork {
    /// - Parameter point: Its scope ends when the view leaves the screen.
    func start<B: Rendering.Backend>(in point: Rendering.MountPoint<B>)
}

struct WhileShown<Content: View, Work: VisibleWork>: Rendering.PrimitiveView {
    let content: Content
    let work: Work

    func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        var inner = point
        let hiding = Hiding()
        inner.attributes.hiding = hiding
        content.mount(in: inner)
        point.attributes.hiding?.conditions += hiding.conditions
        if point.scope.isDisposed { return }

        var presence: Scope?
        (point.environment.isShown(unless: hiding.conditions) ?? .constant(true)).observe { isShown in
            presence?.dispose()
            presence = isShown ? point.scope.child() : nil
            if let presence { work.start(in: point.lasting(in: presence)) }
        }
        .disposed(in: point.scope)
    }
}

/// Collects, from inside a view, the conditions that hide all of it: `hidden` and `task` may come in any order.
final class Hiding {
    var conditions: [Property<Bool>] = []
}
