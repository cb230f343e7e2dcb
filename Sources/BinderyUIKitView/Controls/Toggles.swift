#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
internal import BinderyView
internal import UIKit

/// A switch, or a button that looks like a box.
final class ToggleNode: InputNode {
    let box: UIButton?

    init(_ shape: Rendering.ToggleShape, events: Rendering.InputEvents<Bool>) {
        box = shape == .checkbox ? UIButton(configuration: .plain()) : nil
        super.init(box ?? UISwitch(), isInLine: true)
        (element as? UISwitch)?.addAction(
            UIAction { [unowned self] _ in if !events.entered(isOn) { setOn(!isOn) } }, for: .valueChanged)
        box?.addAction(
            UIAction { [unowned self] _ in
                setOn(!isOn)
                if !events.entered(isOn) { setOn(!isOn) }
            }, for: .primaryActionTriggered)
        setOn(false)
    }

    var isOn: Bool { box?.isSelected ?? (element as? UISwitch)?.isOn ?? false }

    func setOn(_ isOn: Bool) {
        guard let box else { return (element as? UISwitch)?.setOn(isOn, animated: view.window != nil) ?? () }
        box.isSelected = isOn
        box.configuration?.image = UIImage(systemName: isOn ? "checkmark.square" : "square")
        if isOn { box.accessibilityTraits.insert(.selected) } else { box.accessibilityTraits.remove(.selected) }
    }
}

extension UIKitBackend: @MainActor Rendering.Toggles {
    func makeToggle(_ shape: Rendering.ToggleShape, events: Rendering.InputEvents<Bool>) -> UIKitNode {
        ToggleNode(shape, events: events)
    }

    func setOn(_ isOn: Bool, of node: UIKitNode) {
        (((node as? ElementNode)?.input ?? node) as? ToggleNode)?.setOn(isOn)
    }
}
#endif
