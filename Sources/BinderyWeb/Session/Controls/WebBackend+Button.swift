internal import BinderyView

extension WebBackend: Rendering.Buttons {
    func makeButton(prominence: Prominence, tapped: @escaping () -> Void) -> WebNode {
        let button = makeNode(.button, StringInterner.classes("button \(prominence.rawValue)"))
        button[attribute: .type] = "button"
        button.on(.tapped(tapped))
        return button
    }

    func setTitle(_ title: String, of node: WebNode) { set(text: title, of: node) }

    func setButtonShortcut(_ shortcut: KeyPress, of node: WebNode) { setShortcut(shortcut, of: node) }

    func setSelected(_ isSelected: Bool, of node: WebNode) { set(.ariaPressed, to: "\(isSelected)", of: node) }
}
