public import BinderyView

extension HeadlessBackend: StepperRendering {
    public func makeStepper(events: InputEvents<StepDirection>) -> HeadlessNode {
        let node = make(.stepper)
        node.stepped = events.entered
        node.left = events.left
        return node
    }

    public func setStepTitles(_ titles: StepTitles, of node: HeadlessNode) { node.stepTitles = titles }

    public func setStepperState(_ state: StepperState, of node: HeadlessNode) { node.stepper = state }
}
