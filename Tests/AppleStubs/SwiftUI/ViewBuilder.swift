@resultBuilder
public struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .first(first))
    }
    public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .second(second))
    }
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

public struct EmptyView: Primitive {
    public nonisolated init() {}
    func render(in context: Context) -> [Shown] { [] }
}

public struct TupleView<T>: Primitive {
    public nonisolated(unsafe) var value: T

    public nonisolated init(_ value: T) { self.value = value }

    func render(in context: Context) -> [Shown] {
        Mirror(reflecting: value).children.enumerated().flatMap { index, child in
            context.renderAny(child.value, index)
        }
    }
}

public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    let storage: Storage
}

extension _ConditionalContent: View, Primitive where TrueContent: View, FalseContent: View {
    func render(in context: Context) -> [Shown] {
        switch storage {
        case .first(let content): context.render(content, true)
        case .second(let content): context.render(content, false)
        }
    }
}

extension Optional: View, Primitive where Wrapped: View {
    func render(in context: Context) -> [Shown] { map { context.render($0, 0) } ?? [] }
}

/// A view of any type. Another type is another identity.
public struct AnyView: Primitive {
    nonisolated(unsafe) let view: any View

    public nonisolated init<V: View>(_ view: V) { self.view = view }

    func render(in context: Context) -> [Shown] { context.renderAny(view, 0) }
}

public struct Group<Content> {
    let content: Content
}

extension Group: View, Primitive where Content: View {
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    func render(in context: Context) -> [Shown] { context.render(content, 0) }
}
