internal import BinderyView

extension WebBackend: ScreenRendering {
    func makeScreen(name: String, back: (() -> Void)?) -> ScreenParts<WebNode> {
        let screen = makeNode("main", "screen")
        screen[attribute: "data-testid"] = "screen"
        screen[attribute: "data-screen"] = name
        let bar = makeNode("header", "bar", in: screen)
        if let back {
            let button = makeButton(prominence: .plain, tapped: back)
            button[attribute: "data-testid"] = "back"
            bar.insert(button, before: nil)
        }
        _ = makeNode("h1", "bar-title", in: bar)
        return ScreenParts(screen: screen, content: makeNode("div", "content", in: screen))
    }

    func setScreenTitle(_ title: String, of node: WebNode) { set(text: title, of: node.children[0].children.last!) }

    func setBackTitle(_ title: String, of node: WebNode) { set(text: title, of: node.children[0].children[0]) }
}
