public import BinderyView

extension HeadlessBackend: StepperRendering {
    public func makeStepper(
        events: InputEvents<StepDirection>, entered: @escaping (Double) -> Bool
    ) -> HeadlessNode {
        let node = make(.stepper)
        node.numberEntered = entered
        node.stepped = events.entered
        node.left = events.left
        return node
    }

    public func setStepTitles(_ titles: StepTitles, of node: HeadlessNode) { node.stepTitles = titles }

    public func setStepperNumbers(_ numbers: StepperNumbers, of node: HeadlessNode) { node.stepperNumbers = numbers }

    public func setStepperState(_ state: StepperState, of node: HeadlessNode) { node.stepper = state }
}
