@frozen
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    @usableFromInline let key: String

    public init(_ value: String) { key = value }
    public init(stringLiteral value: String) { key = value }
}

public struct Text: Primitive, Equatable {
    let text: String

    public init(_ key: LocalizedStringKey) { text = key.key }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { text = String(content) }
    public init(verbatim content: String) { text = content }

    /// Shown as `**text**`.
    public func bold() -> Text { Text(verbatim: "**\(text)**") }

    public static func + (lhs: Text, rhs: Text) -> Text { Text(verbatim: lhs.text + rhs.text) }

    func render(in context: Context) -> [Shown] { [Shown(.text, text)] }
}

/// Shown by the name of its symbol, as `<name>`.
public struct Image: Primitive, Equatable {
    let name: String

    public init(systemName: String) { name = systemName }

    func render(in context: Context) -> [Shown] { [Shown(.text, "<\(name)>")] }
}

public struct ProgressView<Label: View, CurrentValueLabel: View>: Primitive {
    private let fraction: Double?
    private let label: Label?

    public init() where Label == EmptyView, CurrentValueLabel == EmptyView {
        fraction = nil
        label = nil
    }

    public init(_ titleKey: LocalizedStringKey) where Label == Text, CurrentValueLabel == EmptyView {
        fraction = nil
        label = Text(titleKey)
    }

    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
    where Label == EmptyView, CurrentValueLabel == EmptyView {
        fraction = value.map { Double($0) / Double(total) }
        label = nil
    }

    func render(in context: Context) -> [Shown] {
        (label.map { context.render($0, 0) } ?? []) + [Shown(.progress(fraction), "")]
    }
}
