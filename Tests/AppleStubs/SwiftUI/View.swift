@_exported public import Observation

@MainActor
@preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
    public var body: Never { fatalError("a view that is drawn by the framework has no body") }
}

/// A view that the host renders itself.
@MainActor
protocol Primitive: View where Body == Never {
    func render(in context: Context) -> [Shown]
}

extension Primitive {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

@MainActor
@preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
    typealias Content = _ViewModifier_Content<Self>
}

/// What a modifier receives as its content.
public struct _ViewModifier_Content<Modifier: ViewModifier>: Primitive {
    let content: @MainActor (Context) -> [Shown]

    func render(in context: Context) -> [Shown] { content(context) }
}

public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public var body: some View { ModifierBody(content: content, modifier: modifier) }
}

/// Evaluates the modifier's body, as that of a view.
private struct ModifierBody<Content: View, Modifier: ViewModifier>: Primitive {
    let content: Content
    let modifier: Modifier

    func render(in context: Context) -> [Shown] {
        context.evaluate(modifier, "modifier") { [content] modifier in
            modifier.body(content: _ViewModifier_Content { $0.render(content, "content") })
        }
    }
}

extension View {
    public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier that the host renders itself.
@MainActor
protocol PrimitiveModifier {
    func render(in context: Context, content: (Context) -> [Shown]) -> [Shown]
}

struct Modified<Content: View, Modifier: PrimitiveModifier>: Primitive {
    let content: Content
    let modifier: Modifier

    func render(in context: Context) -> [Shown] {
        modifier.render(in: context) { $0.render(content, "content") }
    }
}

extension View {
    func primitive(_ modifier: some PrimitiveModifier) -> some View { Modified(content: self, modifier: modifier) }
}
