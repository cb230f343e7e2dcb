/// The toasts of a window: one at a time, each for a few seconds, over whatever screen is shown.
final class ToastLayer<B: Backend> {
    private static var duration: Duration { .seconds(4) }

    private let backend: B
    private let container: B.Node
    private var shown: (node: B.Node, timer: (any Disposable)?)?

    init(backend: B, container: B.Node) {
        self.backend = backend
        self.container = container
    }

    /// Shows a text in place of the one that is shown.
    func show(_ text: String) {
        hide()
        let node = backend.makeToast(text)
        backend.setID("toast", of: node)
        backend.insert(node, into: container, before: nil)
        let timer = ExecutionContext.current?.scheduler.schedule(after: Self.duration) { [weak self] in self?.hide() }
        shown = (node, timer)
    }

    private func hide() {
        guard let shown else { return }
        self.shown = nil
        shown.timer?.dispose()
        backend.remove(shown.node, from: container)
    }
}

struct Toasting<Content: View, Messages: Signal>: PrimitiveView
where Messages.Value == String, Messages.Failure == Never {
    let content: Content
    let messages: Messages

    func mount<B: Backend>(in place: Place<B>) {
        let toasts = place.toasts
        messages.observe(in: place.scope) { toasts.show($0) }
        content.mount(in: place)
    }
}

/// What a backend must be able to do for toasts.
public protocol ToastRendering: NodeRendering {
    /// A short message, announced to screen readers.
    func makeToast(_ text: String) -> Node
}
