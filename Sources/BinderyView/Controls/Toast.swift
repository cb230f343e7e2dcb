extension ToastMessage {
    /// The outcome that a toast reports, which determines its look.
    public enum Kind: String, Sendable {
        case information, success, failure
    }
}

/// The toasts of a window: one at a time, each for a few seconds. A toast belongs to its view. It is removed when the
/// view ends, is hidden, or is covered by another screen.
final class ToastLayer<B: Rendering.Backend> {
    private static var duration: Duration { .seconds(4) }

    private let backend: B
    private let container: B.Node
    private var shown: Scope?

    init(backend: B, container: B.Node) {
        self.backend = backend
        self.container = container
    }

    /// Shows a message in place of the present one, and returns a scope that removes it when disposed of.
    func show(_ message: ToastMessage, during scope: Scope, while isVisible: Property<Bool>?) -> Scope {
        shown?.dispose()
        let lifetime = scope.child()
        let node = backend.makeToast(message.text, kind: message.kind)
        backend.setID("toast", of: node)
        backend.insert(node, into: container, before: nil)
        lifetime.onDispose { [backend, container] in backend.remove(node, from: container) }
        let timer = ExecutionContext.current?.scheduler.schedule(after: Self.duration) { lifetime.dispose() }
        lifetime.onDispose { timer?.dispose() }
        shown = lifetime
        isVisible?.observe(in: lifetime) { if !$0 { lifetime.dispose() } }
        return lifetime
    }
}

/// A short message and its kind.
public struct ToastMessage: Equatable, Sendable {
    public var text: String
    public var kind: Kind

    public init(_ text: String, kind: Kind = .information) {
        self.text = text
        self.kind = kind
    }
}

struct ToastView<Content: View, Messages: Signal>: Rendering.PrimitiveView
where Messages.Value == ToastMessage, Messages.Failure == Never {
    let content: Content
    let messages: Messages
    /// Observes what ends the toast, and then calls the closure, until the scope ends.
    var observeEnds: ((_ scope: Scope, _ end: @escaping () -> Void) -> Void)?

    func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        let toast = MountedToast(point)
        messages.observe(in: point.scope, toast.show)
        observeEnds?(point.scope, toast.end)
        content.mount(in: point)
    }
}

private struct FailureToastView<Content: View, Failure: Error>: Rendering.PrimitiveView {
    let content: Content
    /// The failure of the last execution; nil once the next execution starts.
    let failure: Property<Failure?>
    let message: (Failure) -> String

    func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        let toast = MountedToast(point)
        let message = message
        failure.observeChanges(in: point.scope) { failure in
            if let failure { toast.show(ToastMessage(message(failure), kind: .failure)) } else { toast.end() }
        }
        content.mount(in: point)
    }
}

private final class MountedToast<B: Rendering.Backend> {
    private let layer: ToastLayer<B>
    private let scope: Scope
    /// Whether the view is neither hidden nor covered by another screen; nil means always.
    private let isVisible: Property<Bool>?
    private var shown: Scope?

    init(_ point: Rendering.MountPoint<B>) {
        layer = point.toasts
        scope = point.scope
        isVisible = point.environment.isShown()
    }

    /// Shows a message in place of the present one, unless the view is hidden or covered by another screen.
    func show(_ message: ToastMessage) {
        if let isVisible, !untracked({ isVisible.value }) { return }
        shown = layer.show(message, during: scope, while: isVisible)
    }

    func end() { shown?.dispose() }
}

extension View {
    /// Shows each message of a signal as a toast, with the id `toast`.
    ///
    /// | event | result |
    /// |---|---|
    /// | `messages` sends | the toast is shown in place of any other |
    /// | `messages` sends while the view is hidden or covered by another screen | nothing: the message is dropped |
    /// | four seconds pass | the toast is removed |
    /// | the view ends, is hidden, or is covered by another screen | its toast is removed |
    ///
    /// To show a toast on every screen, attach it to a view that contains the screens.
    public func toast<Messages: Signal>(_ messages: Messages) -> some View
    where Messages.Value == ToastMessage, Messages.Failure == Never {
        ToastView(content: self, messages: messages)
    }

    /// Shows each text of a signal as a toast, with the id `toast`: for four seconds, while the view is shown.
    public func toast<Messages: Signal>(_ messages: Messages, kind: ToastMessage.Kind = .information) -> some View
    where Messages.Value == String, Messages.Failure == Never {
        ToastView(content: self, messages: messages.map { ToastMessage($0, kind: kind) })
    }

    /// Shows each text as ``toast(_:kind:)`` does, but only until `ends` sends, when the text is out of date.
    public func toast<Messages: Signal, Ends: Signal>(
        _ messages: Messages, kind: ToastMessage.Kind = .information, until ends: Ends
    ) -> some View
    where Messages.Value == String, Messages.Failure == Never, Ends.Failure == Never {
        ToastView(content: self, messages: messages.map { ToastMessage($0, kind: kind) }) { scope, end in
            ends.observe(in: scope) { _ in end() }
        }
    }

    /// Shows each failure of an action as a toast, with the id `toast`: for four seconds, until the next execution.
    ///
    /// ```swift
    /// Form { … }.toast(failuresOf: model.login) { texts.now($0.phrase) }
    /// ```
    public func toast<Input, Output, Failure>(
        failuresOf action: Action<Input, Output, Failure>, _ message: @escaping (Failure) -> String
    ) -> some View {
        FailureToastView(content: self, failure: action.failure, message: message)
    }
}

extension Rendering {
    /// The capability that a backend implements for toasts.
    public protocol Toasts: Nodes {
        /// Makes a node with a short message, which is announced to screen readers.
        func makeToast(_ text: String, kind: ToastMessage.Kind) -> Node
    }
}
