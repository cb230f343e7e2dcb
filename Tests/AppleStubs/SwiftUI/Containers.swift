internal import Foundation

public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum VerticalAlignment: Sendable { case top, center, bottom }
public enum Alignment: Sendable { case center, leading, trailing, top, bottom }

public struct VStack<Content: View>: Primitive {
    private let content: Content

    public init(
        alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content
    ) { self.content = content() }

    func render(in context: Context) -> [Shown] { context.render(content, 0) }
}

public struct HStack<Content: View>: Primitive {
    private let content: Content

    public init(alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    func render(in context: Context) -> [Shown] { context.render(content, 0) }
}

public struct ZStack<Content: View>: Primitive {
    private let content: Content

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { self.content = content() }

    func render(in context: Context) -> [Shown] { context.render(content, 0) }
}

public struct List<SelectionValue, Content: View>: Primitive {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) where SelectionValue == Never { self.content = content() }

    func render(in context: Context) -> [Shown] {
        let contents = context.render(content, 0)
        return (context.environment.refresh.map { [Shown(.refresh($0.work), "")] } ?? []) + contents
    }
}

public struct Form<Content: View>: Primitive {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    func render(in context: Context) -> [Shown] { context.render(content, 0) }
}

public struct Section<Parent: View, Content: View, Footer: View>: Primitive {
    private let header: Parent
    private let content: Content

    func render(in context: Context) -> [Shown] { context.render(header, 0) + context.render(content, 1) }
}

extension Section where Parent == Text, Footer == EmptyView {
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        (header, self.content) = (Text(title), content())
    }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    private let id: (Data.Element) -> ID
}

/// A view whose body is a closure.
struct Deferred<Content: View>: View {
    let make: () -> Content

    var body: Content { make() }
}

extension ForEach: View, Primitive where Content: View {
    public typealias Body = Never

    func render(in context: Context) -> [Shown] {
        var counts: [ID: Int] = [:]
        let editing = context.environment.rowEditing
        var context = context
        context.environment.rowEditing = RowEditing()
        return data.enumerated().flatMap { index, element in
            let id = id(element)
            let count = counts[id, default: 0]
            counts[id] = count + 1
            if count > 0 { HostCore.report("the ID \(id) occurs several times within the collection") }
            let row = context.render(Deferred { content(element) }, [AnyHashable(id), AnyHashable(count)])
            if let delete = editing.delete { for item in row { item.delete = { delete(IndexSet(integer: index)) } } }
            return row
        }
    }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        (self.data, self.content, id) = (data, content, { $0.id })
    }
}

extension ForEach where Content: View {
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        (self.data, self.content, self.id) = (data, content, { $0[keyPath: id] })
    }
}

private struct IDModifier<ID: Hashable>: PrimitiveModifier {
    let id: ID

    func render(in context: Context, content: (Context) -> [Shown]) -> [Shown] {
        content(context.child(id, ID.self))
    }
}

private struct OverlayModifier<Overlay: View>: PrimitiveModifier {
    let overlay: Overlay

    func render(in context: Context, content: (Context) -> [Shown]) -> [Shown] {
        content(context) + context.render(overlay, "overlay")
    }
}

private struct OpacityModifier: PrimitiveModifier {
    let opacity: Double

    func render(in context: Context, content: (Context) -> [Shown]) -> [Shown] {
        let contents = content(context)
        for item in contents { item.opacity *= opacity }
        return opacity == 0 ? [] : contents
    }
}

extension View {
    public func id<ID: Hashable>(_ id: ID) -> some View { primitive(IDModifier(id: id)) }

    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        primitive(OverlayModifier(overlay: content()))
    }

    public func opacity(_ opacity: Double) -> some View { primitive(OpacityModifier(opacity: opacity)) }

    public func hidden() -> some View { opacity(0) }
}
