public struct ToolbarItemPlacement: Sendable {
    public static let automatic = ToolbarItemPlacement()
    public static let cancellationAction = ToolbarItemPlacement()
    public static let confirmationAction = ToolbarItemPlacement()
}

@MainActor
@preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ToolbarContent {}

@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    let content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == () {
        self.content = content()
    }

    public var body: Never { fatalError("a toolbar item has no body") }
}

extension ToolbarItem: ToolbarView {
    var view: any View { content }
}

/// A toolbar item, for the host.
@MainActor
private protocol ToolbarView {
    var view: any View { get }
}

private struct ToolbarModifier: PrimitiveModifier {
    let view: any View

    func render(in context: Context, content: (Context) -> [Shown]) -> [Shown] {
        context.renderAny(view, "toolbar") + content(context)
    }
}

/// Marks the content on the screen.
private struct MarkModifier: PrimitiveModifier {
    let mark: Shown.Kind?

    func render(in context: Context, content: (Context) -> [Shown]) -> [Shown] {
        content(context) + (mark.map { [Shown($0, "")] } ?? [])
    }
}

extension View {
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        primitive(ToolbarModifier(view: (content() as? any ToolbarView)?.view ?? EmptyView()))
    }

    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        primitive(MarkModifier(mark: hidesBackButton ? .hidesBack : nil))
    }

    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        primitive(MarkModifier(mark: isDisabled ? .keepsSheet : nil))
    }
}
