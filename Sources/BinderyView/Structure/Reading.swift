/// A view made with values that views around it give by ``View/environment(_:_:)``.
///
/// ```swift
/// struct Price: View {
///     let amount: Property<Decimal>
///
///     var body: some View {
///         Reading(CurrencyKey.self) { currency in
///             Text(amount.combine(currency) { "\($0) \($1.symbol)" })
///         }
///     }
/// }
/// ```
///
/// | event | result |
/// |---|---|
/// | the view is mounted | the content is made once, with the innermost values |
/// | no view gives a value | the content has the default of the key |
/// | no view gives a value, and the key has no default | a diagnosis names the key; the content is not shown |
/// | a given property changes | what the content shows of it follows |
///
/// It is a view, and not a variable of one, since a value is known only where a view is mounted: code that runs
/// elsewhere, such as the closure of a button, uses what the content was given.
public struct Reading<each Key: EnvironmentKey, Content: View>: Rendering.PrimitiveView {
    private let content: (repeat (each Key).Value) -> Content
    private let file: StaticString
    private let line: UInt

    /// - Parameter keys: The values to take, of one key or more.
    public init(
        _ keys: repeat (each Key).Type, file: StaticString = #fileID, line: UInt = #line,
        @ViewBuilder content: @escaping (repeat (each Key).Value) -> Content
    ) {
        (self.content, self.file, self.line) = (content, file, line)
    }

    public func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        let environment = point.environment
        var isComplete = true
        for key in repeat (each Key).self {
            if environment.isMissing(key, file: file, line: line) { isComplete = false }
        }
        // Each value is there.
        if isComplete { content(repeat environment[(each Key).self]!).mount(in: point) }
    }
}

extension Rendering.Environment {
    fileprivate func isMissing<Key: EnvironmentKey>(_ key: Key.Type, file: StaticString, line: UInt) -> Bool {
        if self[key] != nil { return false }
        Diagnostics.report(
            .missingEnvironmentValue,
            """
            no view gives the \(key) that the view at \(file):\(line) reads; its content is not shown. Give it to a view \
            around it: `.environment(\(key).self, …)`, also in a test, or return a default in `\(key).defaultValue`.
            """)
        return true
    }
}
