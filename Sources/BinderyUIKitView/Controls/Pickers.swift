#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
internal import BinderyView
internal import UIKit

/// A picker: a button whose menu has the choices.
final class PickerNode: InputNode {
    let button = UIButton(configuration: .tinted())
    private let chosen: (Int) -> Bool
    private var choices: [Rendering.PickerChoice] = []
    private var selected: Int?
    private var placeholder = ""

    init(_ chosen: @escaping (Int) -> Bool) {
        self.chosen = chosen
        button.showsMenuAsPrimaryAction = true
        super.init(button)
    }

    func setPlaceholder(_ text: String) {
        placeholder = text
        update()
    }

    func setChoices(_ choices: [Rendering.PickerChoice]) {
        self.choices = choices
        update()
    }

    func select(_ key: Int?) {
        selected = key
        update()
    }

    private func update() {
        let title = choices.first { $0.key == selected }?.title ?? placeholder
        button.configuration?.title = title
        button.accessibilityValue = title
        let items = choices.map { choice in
            UIAction(title: choice.title, state: choice.key == selected ? .on : .off) { [unowned self] _ in
                if chosen(choice.key) { select(choice.key) }
            }
        }
        button.menu = UIMenu(children: items)
    }
}

extension UIKitBackend: @MainActor Rendering.Pickers {
    func makePicker(events: Rendering.InputEvents<Int>) -> UIKitNode { PickerNode(events.entered) }

    func setPickerPlaceholder(_ text: String, isSelected: Bool, of node: UIKitNode) {
        (node as? PickerNode)?.setPlaceholder(text)
    }

    func setChoices(_ choices: [Rendering.PickerChoice], of node: UIKitNode) {
        (node as? PickerNode)?.setChoices(choices)
    }

    func setSelected(_ key: Int?, of node: UIKitNode) { (node as? PickerNode)?.select(key) }
}
#endif
