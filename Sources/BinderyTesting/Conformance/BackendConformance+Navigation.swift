internal import BinderyView

private enum Page: Route {
    case root, next

    init?(path: String) {
        switch path {
        case "/": self = .root
        case "/next": self = .next
        default: return nil
        }
    }

    var path: String { self == .root ? "/" : "/next" }
}

extension BackendConformance {
    static var navigation: [Case] {
        [
            Case("the last screen is shown and the one below is kept") { stage throws(ConformanceFailure) in
                let navigator = Navigator<Page>([.root])
                stage.mount(pages(navigator))
                stage.probe.edit("/-field", to: "kept")
                try stage.expectShown("screen Page /", "field #/-field Field = kept")
                navigator.push(.next)
                try stage.expectShown("screen Page /next", "field #/next-field Field = ")
                stage.probe.tapBack()
                try stage.expectShown("screen Page /", "field #/-field Field = kept")
            },
            Case("the location follows the stack and the title") { stage throws(ConformanceFailure) in
                let navigator = Navigator<Page>([.root])
                let title = MutableProperty("Page")
                stage.mount(pages(navigator, title))
                navigator.push(.next)
                title.value = "页"
                try stage.expect(stage.probe.location?.depth, 2)
                try stage.expect(stage.probe.location?.path, "/next")
                try stage.expect(stage.probe.location?.title, "页 /next")
                try stage.expectShown("screen 页 /next", "field #/next-field Field = ")
            },
            Case("the platform goes back and forward") { stage throws(ConformanceFailure) in
                let navigator = Navigator<Page>([.root])
                stage.mount(pages(navigator))
                stage.probe.go(toDepth: 2, path: "/next")
                try stage.expect(navigator.stack.value, [.root, .next])
                stage.probe.go(toDepth: 1, path: "/")
                try stage.expect(navigator.stack.value, [.root])
                try stage.expectShown("screen Page /", "field #/-field Field = ")
            },
        ]
    }

    private static func pages(_ navigator: Navigator<Page>, _ title: Property<String> = .constant("Page")) -> some View
    {
        NavigationStack(navigator, destination: Page.init(path:)) { page in
            Screen("page", title: title.map { "\($0) \(page.path)" }) {
                TextField("Field", text: MutableProperty("")).id("\(page.path)-field")
            }
        }
    }
}
