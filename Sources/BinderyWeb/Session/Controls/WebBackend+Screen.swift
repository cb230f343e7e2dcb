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

    func setScreenWidth(_ width: ScreenWidth, of node: WebNode) {
        addClass("width-\(width.rawValue)", to: ScreenElements(screen: node).content)
    }

    var showsDetails: Bool { true }

    func setDetail(_ screen: WebNode) { addClass("detail", to: screen) }

    func makeToolbar(of screen: WebNode) -> WebNode {
        // Before the title: after navigation the title has the focus, and Tab leads to the content.
        let bar = ScreenElements(screen: screen).bar
        let toolbar = makeNode(.div, "bar-controls")
        insert(toolbar, into: bar, before: bar.children[0])
        return toolbar
    }

    func setScreenTitle(_ title: String, of node: WebNode) {
        set(text: title, of: ScreenElements(screen: node).title)
    }

    func setBack(_ title: String?, of node: WebNode, tapped: @escaping () -> Void) {
        let elements = ScreenElements(screen: node)
        guard let title else {
            if let back = elements.back { remove(back, from: elements.bar) }
            return
        }
        if let back = elements.back { return set(text: title, of: back) }
        let button = makeButton(prominence: .plain, tapped: tapped)
        button[attribute: .dataTestid] = "back"
        button.text = title
        insert(button, into: elements.bar, before: elements.title)
    }
}

private struct ScreenElements {
    let screen: WebNode

    var bar: WebNode { screen.children[0] }
    var content: WebNode { screen.children[1] }
    /// The way back, before the title; nil on a screen without one.
    var back: WebNode? { bar.children.dropLast().last { $0.tag == .button } }
    var title: WebNode { bar.children[bar.children.count - 1] }
}
