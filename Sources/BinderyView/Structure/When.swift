/// Shows its content while a condition holds; the content's bindings end when it goes.
///
/// ```swift
/// When(model.isFailed) { Text("Nothing came back") } otherwise: { Results(model) }
/// ```
public struct When<Content: View, Alternative: View>: PrimitiveView {
    private let condition: Property<Bool>
    private let content: () -> Content
    private let alternative: () -> Alternative

    /// - Parameters:
    ///   - content: made anew each time the condition becomes true.
    ///   - otherwise: made anew each time it becomes false.
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

    public func mount<B: Backend>(in place: Place<B>) {
        let outer = place.region()
        // Mostly nothing is shown, and then this is small.
        var end: (() -> Void)?
        condition.observe(in: place.scope) { holds in
            end?()
            end = nil
            if !holds, Alternative.self == EmptyView.self { return }
            let inner = outer.region()
            end = { inner.end() }
            if holds { content().mount(in: inner) } else { alternative().mount(in: inner) }
        }
    }
}
