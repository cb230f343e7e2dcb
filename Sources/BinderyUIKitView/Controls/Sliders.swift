#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
internal import BinderyView
internal import UIKit

/// A slider. Between two steps it snaps to the nearer one.
final class SliderNode: InputNode {
    let slider = UISlider(), value = UILabel()

    init(_ scale: Rendering.NumberScale, events: Rendering.InputEvents<Double>) {
        slider.minimumValue = Float(scale.range.lowerBound)
        slider.maximumValue = Float(scale.range.upperBound)
        super.init(slider, with: [value])
        let dragged = UIAction { [unowned slider] _ in
            let number = scale.nearest(to: Double(slider.value))
            slider.setValue(Float(number), animated: false)
            _ = events.entered(number)
        }
        slider.addAction(dragged, for: .valueChanged)
    }
}

extension UIKitBackend: @MainActor Rendering.Sliders {
    func makeSlider(_ scale: Rendering.NumberScale, events: Rendering.InputEvents<Double>) -> UIKitNode {
        SliderNode(scale, events: events)
    }

    func setNumber(_ number: Double, of node: UIKitNode) {
        (node as? SliderNode)?.slider.setValue(Float(number), animated: false)
    }

    func setNumberText(_ text: String, of node: UIKitNode) {
        (node as? SliderNode)?.value.text = text
        node.element.accessibilityValue = text
    }
}
#endif
