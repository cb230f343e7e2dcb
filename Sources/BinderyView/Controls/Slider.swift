/// A number in a range, that is dragged or moved by the arrow keys. The property follows while it is dragged.
///
/// ```swift
/// Slider("Volume", value: model.$volume, in: 0...1, step: 0.05) { "\(Int($0 * 100)) %" }
/// ```
public struct Slider: InputControl {
    public var input: InputParts
    private let value: MutableProperty<Double>
    private let scale: NumberScale
    private let format: (Double) -> String

    /// - Parameters:
    ///   - label: says what is set; tied to the slider for screen readers.
    ///   - value: of what the program writes, the nearest number that the slider offers is shown; the property keeps its own.
    ///   - step: the distance of two numbers that the slider offers, from the lower bound on.
    ///   - format: what is shown, and read out, for a number. Properties that it reads, a language for instance, are followed.
    public init(
        _ label: some Wording, value: MutableProperty<Double>, in range: ClosedRange<Double>, step: Double,
        format: @escaping (Double) -> String = { $0 == $0.rounded() && abs($0) < 1e15 ? "\(Int($0))" : "\($0)" }
    ) {
        input = InputParts(label)
        self.value = value
        scale = NumberScale(range, step: step)
        self.format = format
    }

    public func mount<B: Backend>(in place: Place<B>) {
        let (value, scale, format) = (value, scale, format)
        let entry = Entry(value)
        let node = place.backend.makeSlider(
            scale,
            events: InputEvents(
                entered: { number in
                    guard scale.offers(number) else { return false }
                    entry.enter(scale.nearest(to: number))
                    return true
                }, left: input.leave))
        place.bind(Property { format(scale.nearest(to: value.value)) }) { $0.setNumberText($1, of: node) }
        place.bindOfferedTexts(of: scale.all(limit: OfferedTexts.limit), format, to: node)
        entry.show(in: place, as: scale.nearest) { $0.setNumber($1, of: node) }
        input.add(node, in: place)
    }
}

/// What a backend must be able to do for ``Slider``.
public protocol SliderRendering: OfferedTextsRendering {
    func makeSlider(_ scale: NumberScale, events: InputEvents<Double>) -> Node
    func setNumber(_ number: Double, of node: Node)
    /// What the number is called, to be shown beside the slider and read out.
    func setNumberText(_ text: String, of node: Node)
}
