/// An indicator of work in progress, with the completed fraction if that is known. Its label is tied to it for screen
/// readers. For progress over the whole screen, use `busy(_:_:)`.
public struct ProgressIndicator: Rendering.PrimitiveView {
    private let label: Property<String>
    private let value: Property<Double?>
    private var style = Style.bar

    /// - Parameter value: The completed fraction, from 0 to 1; nil while it is unknown.
    public init(_ label: some Wording, value: Property<Double?>) {
        self.label = label.wording
        // Rounded to thousandths: finer steps are invisible, and each change costs a message to the client.
        self.value = value.map { value in
            value.flatMap { $0.isNaN ? nil : (min(max($0, 0), 1) * 1000).rounded() / 1000 }
        }
    }

    public init(_ label: some Wording, value: Property<Double>) { self.init(label, value: value.map(Optional.some)) }

    /// Creates an indicator of unknown progress.
    public init(_ label: some Wording) { self.init(label, value: .constant(nil)) }

    /// Sets the style. The default is `.bar`.
    public func style(_ style: Style) -> ProgressIndicator {
        var indicator = self
        indicator.style = style
        return indicator
    }

    public func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        let node = point.backend.makeProgressIndicator(style: style)
        point.bind(label, to: "label", of: node) { $0.setProgressLabel($1, of: $2) }
        point.bind(value, to: "value", of: node) { $0.setProgress($1, of: $2) }
        point.add(node)
    }
}

extension ProgressIndicator {
    public enum Style: String, Sendable {
        /// A bar below its label.
        case bar
        /// A ring beside its label, as high as a line of text, for unknown progress.
        case ring
        /// The shapes of six rows, for unknown progress: in place of a list whose first rows are loading. Only screen
        /// readers get the label. On the web the shapes appear after 200 ms, so that they do not flash.
        ///
        /// ```swift
        /// When(model.isLoading) { ProgressIndicator("Loading…").style(.rows) }
        /// ```
        ///
        /// - Also known as: skeleton, `redacted(reason: .placeholder)` in SwiftUI.
        case rows
        /// The shapes of a picture, a heading and lines of text, otherwise like ``rows``: in place of a page that is
        /// loading.
        case article
    }
}

extension Rendering {
    /// The capability that a backend implements for ``ProgressIndicator``.
    public protocol ProgressIndicators: Nodes {
        func makeProgressIndicator(style: ProgressIndicator.Style) -> Node
        func setProgressLabel(_ label: String, of node: Node)
        /// Sets the completed fraction, from 0 to 1; nil if it is unknown.
        func setProgress(_ value: Double?, of node: Node)
    }
}
