/// Says in its place that something is going on, and how far it is, if that is known. Over the whole screen: `busy(_:_:)`.
public struct ProgressIndicator: PrimitiveView {
    private let label: Property<String>
    private let value: Property<Double?>
    private var style = ProgressStyle.bar

    /// - Parameters:
    ///   - label: says what is going on; tied to the indicator for screen readers.
    ///   - value: from 0 to 1; nil while it is not known.
    public init(_ label: some Wording, value: Property<Double?>) {
        self.label = label.wording
        // In thousandths: nobody sees less, and each change is a message to the screen.
        self.value = value.map { value in
            value.flatMap { $0.isNaN ? nil : (min(max($0, 0), 1) * 1000).rounded() / 1000 }
        }
    }

    /// - Parameters:
    ///   - label: says what is going on; tied to the indicator for screen readers.
    ///   - value: from 0 to 1.
    public init(_ label: some Wording, value: Property<Double>) { self.init(label, value: value.map(Optional.some)) }

    /// Something of which nobody knows how far it is.
    ///
    /// - Parameter label: says what is going on; tied to the indicator for screen readers.
    public init(_ label: some Wording) { self.init(label, value: .constant(nil)) }

    /// How it looks; `.bar` unless said otherwise.
    public func style(_ style: ProgressStyle) -> ProgressIndicator {
        var indicator = self
        indicator.style = style
        return indicator
    }

    public func mount<B: Backend>(in place: Place<B>) {
        let node = place.backend.makeProgressIndicator(style: style)
        place.bind(label) { $0.setProgressLabel($1, of: node) }
        place.bind(value) { $0.setProgress($1, of: node) }
        place.add(node)
    }
}

public enum ProgressStyle: String, Sendable {
    /// A bar below its label.
    case bar
    /// A ring beside its label, as high as a line of text: for what nobody knows how far it is.
    case ring
}

/// What a backend must be able to do for ``ProgressIndicator``.
public protocol ProgressIndicatorRendering: NodeRendering {
    func makeProgressIndicator(style: ProgressStyle) -> Node
    func setProgressLabel(_ label: String, of node: Node)
    /// From 0 to 1; nil: not known.
    func setProgress(_ value: Double?, of node: Node)
}
