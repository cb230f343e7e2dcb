#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
internal import BinderyView
internal import UIKit

/// A stepper, with its value after it. A number is a field, into which the user may type another one.
///
/// The steps of UIKit's control are those of the view: it goes from 0 to 1 or -1, if there is a value, and then back.
final class StepperNode: InputNode {
    let stepper = UIStepper(), value = UITextField()

    init(events: Rendering.InputEvents<Rendering.StepDirection>, entered: @escaping (Double) -> Bool) {
        value.isEnabled = false
        value.keyboardType = .decimalPad
        super.init(stepper, with: [value])
        let stepped = UIAction { [unowned stepper] _ in
            if stepper.value == 0 { return }
            let direction: Rendering.StepDirection = stepper.value > 0 ? .up : .down
            stepper.value = 0
            _ = events.entered(direction)
        }
        stepper.addAction(stepped, for: .valueChanged)
        let typed = UIAction { [weak self] _ in
            guard let self else { return }
            let number = Double((value.text ?? "").replacing(",", with: "."))
            if number.map(entered) != true { value.text = text }
        }
        value.addAction(typed, for: .editingDidEnd)
    }

    private var text = ""
    private var isNumeric = false
    private var canStep = true

    override func changedState() {
        value.isEnabled = isEnabled && isNumeric
        stepper.isEnabled = isEnabled && canStep
    }

    func setNumeric() {
        isNumeric = true
        changedState()
    }

    func show(_ state: Rendering.StepperState) {
        text = state.text
        value.text = state.text
        // The limits are never equal, which UIKit refuses.
        (stepper.minimumValue, stepper.maximumValue) = (-1, 1)
        if !state.canDecrease { stepper.minimumValue = 0 } else if !state.canIncrease { stepper.maximumValue = 0 }
        canStep = state.canDecrease || state.canIncrease
        changedState()
        stepper.accessibilityValue = state.text
    }
}

extension UIKitBackend: @MainActor Rendering.Steppers {
    func makeStepper(
        events: Rendering.InputEvents<Rendering.StepDirection>, entered: @escaping (Double) -> Bool
    ) -> UIKitNode {
        StepperNode(events: events, entered: entered)
    }

    /// UIKit names the buttons of its stepper.
    func setStepTitles(_ titles: Rendering.StepTitles, of node: UIKitNode) {}

    func setStepperState(_ state: Rendering.StepperState, of node: UIKitNode) { (node as? StepperNode)?.show(state) }

    func setStepperNumbers(_ numbers: Rendering.StepperNumbers, of node: UIKitNode) {
        (node as? StepperNode)?.setNumeric()
    }
}
#endif
