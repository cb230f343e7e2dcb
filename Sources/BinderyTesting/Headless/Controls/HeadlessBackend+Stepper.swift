public import BinderyView

extension HeadlessBackend: Rendering.Steppers {
    public func makeStepper(
        events: Rendering.InputEvents<Rendering.StepDirection>, entered: @escaping (Double) -> Bool
    ) -> HeadlessNode {
        let node = make(.stepper, HeadlessStepper(stepped: events.entered, numberEntered: entered))
        node.input = HeadlessInput(left: events.left)
        return node
    }

    public func setStepTitles(_ titles: Rendering.StepTitles, of node: HeadlessNode) {
        node[HeadlessStepper.self]?.titles = titles
    }

    public func setStepperNumbers(_ numbers: Rendering.StepperNumbers, of node: HeadlessNode) {
        node[HeadlessStepper.self]?.numbers = numbers
    }

    public func setStepperState(_ state: Rendering.StepperState, of node: HeadlessNode) {
        node[HeadlessStepper.self]?.state = state
    }
}

struct HeadlessStepper: HeadlessPayload {
    let stepped: (Rendering.StepDirection) -> Bool
    let numberEntered: (Double) -> Bool
    var state: Rendering.StepperState?
    var numbers: Rendering.StepperNumbers?
    var titles: Rendering.StepTitles?
}

extension HeadlessNode {
    public var stepper: Rendering.StepperState {
        self[HeadlessStepper.self]?.state ?? Rendering.StepperState(text: "", canDecrease: false, canIncrease: false)
    }

    /// The numbers of a stepper; nil if it is not numeric.
    public var stepperNumbers: Rendering.StepperNumbers? { self[HeadlessStepper.self]?.numbers }

    public var stepTitles: Rendering.StepTitles? { self[HeadlessStepper.self]?.titles }
}
