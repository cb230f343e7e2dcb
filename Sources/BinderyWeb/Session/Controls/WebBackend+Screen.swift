internal import BinderyView

extension WebBackend: Rendering.Screens {
    func makeScreen(name: String) -> Rendering.ScreenParts<WebNode> {
        let screen = makeNode(.div, "screen")
        screen[attribute: .dataTestid] = "screen"
        screen[attribute: .dataScreen] = name
        let bar = makeNode(.header, "bar", in: screen)
        _ = makeNode(.h1, "bar-title", in: bar)
        return Rendering.ScreenParts(screen: screen, content: makeNode(.main, "content", in: screen))
    }

    func setScreenTitle(_ title: String, of node: WebNode) { set(text: title, of: node.children[0].children.last!) }

    func setBack(_ title: String?, of node: WebNode, tapped: @escaping () -> Void) {
        let bar = node.children[0]
        let present = bar.children.count > 1 ? bar.children[0] : nil
        guard let title else {
            if let present { remove(present, from: bar) }
            return
        }
        if let present { return set(text: title, of: present) }
        let button = makeButton(prominence: .plain, tapped: tapped)
        button[attribute: .dataTestid] = "back"
        button.text = title
        insert(button, into: bar, before: bar.children[0])
    }
}
