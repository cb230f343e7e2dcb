public import BinderyView

extension HeadlessBackend: Rendering.Steppers {
    public func makeStepper(
        events: Rendering.InputEvents<Rendering.StepDirection>, entered: @escaping (Double) -> Bool
    ) -> HeadlessNode {
        let node = make(.stepper)
        node.numberEntered = entered
        node.stepped = events.entered
        node.left = events.left
        return node
    }

    public func setStepTitles(_ titles: Rendering.StepTitles, of node: HeadlessNode) { node.stepTitles = titles }

    public func setStepperNumbers(_ numbers: Rendering.StepperNumbers, of node: HeadlessNode) {
        node.stepperNumbers = numbers
    }

    public func setStepperState(_ state: Rendering.StepperState, of node: HeadlessNode) { node.stepper = state }
}
