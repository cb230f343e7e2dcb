/// A view that shows its content while a condition holds. The bindings of the content end when it is removed.
///
/// ```swift
/// When(model.isFailed) { Text("Nothing came back") } otherwise: { Results(model) }
/// ```
public struct When<Content: View, Alternative: View>: Rendering.PrimitiveView {
    private let condition: Property<Bool>
    private let content: () -> Content
    private let alternative: () -> Alternative

    /// Makes the content again each time the condition becomes true, and the alternative each time it becomes false.
    public init(
        _ condition: Property<Bool>, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder otherwise: @escaping () -> Alternative
    ) {
        self.condition = condition
        self.content = content
        self.alternative = otherwise
    }

    public init(_ condition: Property<Bool>, @ViewBuilder content: @escaping () -> Content)
    where Alternative == EmptyView {
        self.init(condition, content: content) { EmptyView() }
    }

    public func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        let content = MountedCondition(point.lastingRegion(), content, alternative)
        condition.observe(in: point.scope, by: content)
        point.note("content", follows: condition)
    }
}

/// The content of a condition. Its memory is small while there is none, which is the usual case.
private struct MountedCondition<Content: View, Alternative: View, B: Rendering.Backend>: ValueReceiver {
    private final class Shown {
        var end: (() -> Void)?
    }

    private let point: Rendering.MountPoint<B>
    private let content: () -> Content
    private let alternative: () -> Alternative
    private let shown = Shown()

    init(
        _ point: Rendering.MountPoint<B>, _ content: @escaping () -> Content, _ alternative: @escaping () -> Alternative
    ) {
        self.point = point
        self.content = content
        self.alternative = alternative
    }

    func receive(_ holds: Bool) {
        shown.end.take()?()
        if !holds, Alternative.self == EmptyView.self { return }
        let inner = point.region()
        shown.end = { inner.end() }
        if holds { content().mount(in: inner) } else { alternative().mount(in: inner) }
    }
}
