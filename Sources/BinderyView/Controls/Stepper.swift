/// A control that raises and lowers a value by steps, within a range.
///
/// ```swift
/// Stepper("Seats", value: model.$seats, in: 1...9)
/// Stepper("Day", value: model.$day, in: first...last, step: 1) { $0.formatted() }
/// ```
public struct Stepper<Value: Strideable>: InputControl {
    public var input: Rendering.InputParts
    private let value: MutableProperty<Value>
    let range: ClosedRange<Value>
    let step: Value.Stride
    private let format: (Value) -> String

    /// - Parameters:
    ///   - value: The value, both ways. The program may write one outside `range`; the next step leads back into it.
    ///   - range: No wider than a stride can represent: not all of `Int`.
    ///   - step: Above zero.
    ///   - format: The text of a value. It follows the properties that it reads.
    public init(
        _ label: some Wording, value: MutableProperty<Value>, in range: ClosedRange<Value>, step: Value.Stride = 1,
        format: @escaping (Value) -> String = { "\($0)" }
    ) {
        precondition(step > 0, "Bindery: a stepper needs a step above zero, but has \(step).")
        // Traps here rather than while mounted if the range is wider than a stride can represent.
        _ = range.lowerBound.distance(to: range.upperBound)
        input = Rendering.InputParts(label)
        self.value = value
        self.range = range
        self.step = step
        self.format = format
    }

    public func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        let (value, texts) = (value, point.environment.texts)
        let node = point.backend.makeStepper(
            events: Rendering.InputEvents(
                entered: { direction in
                    guard let next = next(direction, after: value.value) else { return false }
                    value.value = next
                    return true
                }, left: input.leave),
            entered: { number in
                guard let entered = offered(nearestTo: number) else { return false }
                value.value = entered
                return true
            })
        point.bind(Property { Rendering.StepTitles(decrease: texts.decrease.text, increase: texts.increase.text) }) {
            $0.setStepTitles($1, of: node)
        }
        let state = Property {
            Rendering.StepperState(
                text: format(value.value), canDecrease: next(.down, after: value.value) != nil,
                canIncrease: next(.up, after: value.value) != nil)
        }
        point.bind(state, to: "enabled", of: node) { $0.setStepperState($1, of: $2) }
        point.bindOfferedTexts(of: offered, format, to: node)
        if numbers(of: range.lowerBound) != nil {
            point.bind(Property { numbers(of: value.value) }) { backend, numbers in
                if let numbers { backend.setStepperNumbers(numbers, of: node) }
            }
        }
        input.add(node, in: point)
    }

    /// All values from the lower bound to the upper bound, if they are few and all steps are equal.
    private var offered: [Value]? {
        var (values, last) = ([range.lowerBound], range.lowerBound)
        while last < range.upperBound {
            // Not compared for `Double`: the distance of two short decimal numbers has an error in its last digits.
            guard values.count < OfferedValues.limit,
                Value.self == Double.self || last.distance(to: range.upperBound) >= step
            else { return nil }
            last = advance(last, by: step)
            guard last <= range.upperBound else { return nil }
            values.append(last)
        }
        return values
    }

    /// The value one step further, limited to the range; nil at its end.
    private func next(_ direction: Rendering.StepDirection, after value: Value) -> Value? {
        let (lower, upper) = (range.lowerBound, range.upperBound)
        switch direction {
        case .up where value < lower: return lower
        case .up where value < upper: return value.distance(to: upper) > step ? advance(value, by: step) : upper
        case .down where value > upper: return upper
        case .down where value > lower: return lower.distance(to: value) > step ? advance(value, by: -step) : lower
        default: return nil
        }
    }

    /// Adds a step without the rounding error of 0.1 + 0.2.
    private func advance(_ value: Value, by step: Value.Stride) -> Value {
        guard let number = value as? Double, let step = step as? Double else { return value.advanced(by: step) }
        // `Value` is `Double`: `number` is one.
        return Rendering.NumberScale.sum(number, step) as! Value
    }
}

extension Rendering {
    public enum StepDirection: String, Sendable {
        case down, up
    }

    public struct StepTitles: Equatable, Sendable {
        public let decrease: String
        public let increase: String

        public init(decrease: String, increase: String) {
            self.decrease = decrease
            self.increase = increase
        }
    }

    /// The text of a stepper, and which of its buttons are enabled.
    public struct StepperState: Equatable, Sendable {
        public let text: String
        public let canDecrease: Bool
        public let canIncrease: Bool

        public init(text: String, canDecrease: Bool, canIncrease: Bool) {
            self.text = text
            self.canDecrease = canDecrease
            self.canIncrease = canIncrease
        }
    }

    /// The capability that a backend implements for ``Stepper``.
    public protocol Steppers: OfferedTexts {
        /// Makes a stepper. Steps are relative: two quick steps count as two. `entered` is called with a number that
        /// the user typed, and returns false, without effect, if that is not finite or the stepper is not numeric.
        func makeStepper(events: InputEvents<StepDirection>, entered: @escaping (Double) -> Bool) -> Node
        func setStepTitles(_ titles: StepTitles, of node: Node)
        func setStepperState(_ state: StepperState, of node: Node)
        /// Sets the numbers of a numeric stepper. The user may then type a number, or go to the ends of the range.
        func setStepperNumbers(_ numbers: StepperNumbers, of node: Node)
    }
}
