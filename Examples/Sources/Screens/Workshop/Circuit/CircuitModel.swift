import BinderyView
import ShowcaseModels

/// A circuit of converters: two texts become numbers, these one number, and that a text, a state and a colour.
final class CircuitModel: Restorable {
    @Reactive(.saved) var first = "6"
    @Reactive(.saved) var second = "7"
    @Reactive(.saved) var operation = Operation.product
    @Reactive(.saved) var colours = StateColours.all

    private(set) lazy var firstNumber = $first.converted(by: Self.number)
    private(set) lazy var secondNumber = $second.converted(by: Self.number)
    private(set) lazy var result = Property.combine(firstNumber, secondNumber, $operation) { first, second, operation in
        operation.gate.result(of: (first, second))
    }
    private(set) lazy var text = result.converted(by: Self.text)
    private(set) lazy var state = result.converted(by: Self.state)
    private(set) lazy var colour = state.combine($colours) { state, colours in colours.converter.convert(state) }

    typealias Number = Result<Int, ConversionFailure>

    /// The converter of both fields.
    static var number: Conversion<String, Int, ConversionFailure> {
        Converter.trimmed.then(.integer(in: -9999...9999)).forward
    }

    static var text: Conversion<Number, String, Never> { Conversion { (try? $0.get()).map { "\($0)" } ?? "–" } }

    static var state: Conversion<Number, InputState, Never> {
        Conversion {
            switch $0 {
            case .success: .valid
            case .failure(let failure): failure.reason == .empty ? .empty : .invalid
            }
        }
    }

    /// The converters of two numbers, which are exchanged while the program runs.
    enum Operation: String, CaseIterable, Codable {
        case sum, difference, product

        /// The failure of the first number is that of both.
        var gate: Conversion<(Number, Number), Int, ConversionFailure> {
            Conversion { (numbers: (Number, Number)) throws(ConversionFailure) in
                apply(try numbers.0.get(), try numbers.1.get())
            }
        }

        private func apply(_ a: Int, _ b: Int) -> Int {
            switch self {
            case .sum: a + b
            case .difference: a - b
            case .product: a * b
            }
        }
    }
}
