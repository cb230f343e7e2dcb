/// A control for a number in a range, moved by dragging or by the arrow keys. The property changes during a drag.
///
/// ```swift
/// Slider("Volume", value: model.$volume, in: 0...1, step: 0.05) { "\(Int($0 * 100)) %" }
/// ```
public struct Slider: InputControl {
    public var input: Rendering.InputParts
    private let value: MutableProperty<Double>
    private let scale: Rendering.NumberScale
    private let format: (Double) -> String

    /// - Parameters:
    ///   - value: The number, both ways. The slider shows the nearest number that it offers; the property is unchanged.
    ///   - step: The distance between offered numbers, counted from the lower bound.
    ///   - format: The text of a number, shown and read by screen readers. It follows the properties that it reads.
    public init(
        _ label: some Wording, value: MutableProperty<Double>, in range: ClosedRange<Double>, step: Double,
        format: @escaping (Double) -> String = { $0 == $0.rounded() && abs($0) < 1e15 ? "\(Int($0))" : "\($0)" }
    ) {
        input = Rendering.InputParts(label)
        self.value = value
        scale = Rendering.NumberScale(range, step: step)
        self.format = format
    }

    public func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        let (value, scale, format) = (value, scale, format)
        let entry = Entry(value)
        let node = point.backend.makeSlider(
            scale,
            events: Rendering.InputEvents(
                entered: { number in
                    guard scale.offers(number) else { return false }
                    entry.enter(scale.nearest(to: number))
                    return true
                }, left: input.leave))
        point.bind(Property { format(scale.nearest(to: value.value)) }, to: "text", of: node) {
            $0.setNumberText($1, of: $2)
        }
        point.bindOfferedTexts(of: scale.all(limit: OfferedValues.limit), format, to: node)
        entry.show(in: point, of: node, as: scale.nearest) { $0.setNumber($1, of: $2) }
        input.add(node, in: point)
    }
}

extension Rendering {
    /// The capability that a backend implements for ``Slider``.
    public protocol Sliders: OfferedTexts {
        func makeSlider(_ scale: NumberScale, events: InputEvents<Double>) -> Node
        func setNumber(_ number: Double, of node: Node)
        /// Sets the text of the number, shown beside the slider and read by screen readers.
        func setNumberText(_ text: String, of node: Node)
    }
}
