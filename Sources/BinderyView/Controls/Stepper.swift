/// A value that is raised and lowered by steps, within a range.
///
/// ```swift
/// Stepper("Seats", value: model.$seats, in: 1...9)
/// Stepper("Day", value: model.$day, in: first...last, step: 1) { $0.formatted() }
/// ```
public struct Stepper<Value: Strideable>: InputControl {
    public var input: InputParts
    private let value: MutableProperty<Value>
    let range: ClosedRange<Value>
    let step: Value.Stride
    private let format: (Value) -> String

    /// - Parameters:
    ///   - label: says what is counted; tied to the control for screen readers.
    ///   - value: what the program writes is shown even outside of `range`; the next step leads back into it.
    ///   - range: no wider than a stride can tell: not all of `Int`.
    ///   - step: above zero.
    ///   - format: what is shown for a value. Properties that it reads, a language for instance, are followed.
    public init(
        _ label: some Wording, value: MutableProperty<Value>, in range: ClosedRange<Value>, step: Value.Stride = 1,
        format: @escaping (Value) -> String = { "\($0)" }
    ) {
        precondition(step > 0, "Bindery: a stepper needs a step above zero, but has \(step).")
        // Said here and not while it is shown: ends the program if the range is wider than a stride can tell.
        _ = range.lowerBound.distance(to: range.upperBound)
        input = InputParts(label)
        self.value = value
        self.range = range
        self.step = step
        self.format = format
    }

    public func mount<B: Backend>(in place: Place<B>) {
        let (value, texts) = (value, place.environment.texts)
        let node = place.backend.makeStepper(
            events: InputEvents(
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
        place.bind(Property { StepTitles(decrease: texts.decrease.text, increase: texts.increase.text) }) {
            $0.setStepTitles($1, of: node)
        }
        let state = Property {
            StepperState(
                text: format(value.value), canDecrease: next(.down, after: value.value) != nil,
                canIncrease: next(.up, after: value.value) != nil)
        }
        place.bind(state) { $0.setStepperState($1, of: node) }
        place.bindOfferedTexts(of: offered, format, to: node)
        if numbers(of: range.lowerBound) != nil {
            place.bind(Property { numbers(of: value.value) }) { backend, numbers in
                if let numbers { backend.setStepperNumbers(numbers, of: node) }
            }
        }
        input.add(node, in: place)
    }

    /// All values from the lower bound to the upper one, if they are few and all steps are the same.
    private var offered: [Value]? {
        var (values, last) = ([range.lowerBound], range.lowerBound)
        while last < range.upperBound {
            // The distance of two short decimal numbers has an error in its last digits.
            guard values.count < OfferedTexts.limit,
                Value.self == Double.self || last.distance(to: range.upperBound) >= step
            else { return nil }
            last = advance(last, by: step)
            guard last <= range.upperBound else { return nil }
            values.append(last)
        }
        return values
    }

    /// The value one step further, at most as far as the range goes; nil where it goes no further.
    private func next(_ direction: StepDirection, after value: Value) -> Value? {
        let (lower, upper) = (range.lowerBound, range.upperBound)
        switch direction {
        case .up where value < lower: return lower
        case .up where value < upper: return value.distance(to: upper) > step ? advance(value, by: step) : upper
        case .down where value > upper: return upper
        case .down where value > lower: return lower.distance(to: value) > step ? advance(value, by: -step) : lower
        default: return nil
        }
    }

    /// Without the error that 0.1 + 0.2 has.
    private func advance(_ value: Value, by step: Value.Stride) -> Value {
        guard let number = value as? Double, let step = step as? Double else { return value.advanced(by: step) }
        return NumberScale.sum(number, step) as! Value
    }
}

/// Which way a step goes.
public enum StepDirection: String, Sendable {
    case down, up
}

/// What the buttons of a stepper are called, for screen readers.
public struct StepTitles: Equatable, Sendable {
    public let decrease: String
    public let increase: String

    public init(decrease: String, increase: String) {
        self.decrease = decrease
        self.increase = increase
    }
}

/// What a stepper shows.
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

/// What a backend must be able to do for ``Stepper``.
public protocol StepperRendering: OfferedTextsRendering {
    /// Steps are relative: two that follow each other quickly are two.
    ///
    /// - Parameter entered: called with a number that the user has typed. False, and nothing has happened, if the
    ///   stepper is not one of numbers.
    func makeStepper(events: InputEvents<StepDirection>, entered: @escaping (Double) -> Bool) -> Node
    func setStepTitles(_ titles: StepTitles, of node: Node)
    func setStepperState(_ state: StepperState, of node: Node)
    /// Says where a stepper of numbers stands. The user may type a number then, or go to the ends.
    func setStepperNumbers(_ numbers: StepperNumbers, of node: Node)
}
