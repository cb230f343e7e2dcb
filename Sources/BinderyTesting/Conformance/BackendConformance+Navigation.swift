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
                let navigator = navigator()
                stage.mount(pages(navigator))
                stage.probe.edit("/-field", to: "kept")
                try stage.expectShown("screen Page /", "field #/-field Field = kept")
                navigator.push(.next)
                try stage.expectShown("screen Page /next", "field #/next-field Field = ")
                stage.probe.tapBack()
                try stage.expectShown("screen Page /", "field #/-field Field = kept")
            },
            Case("a screen has a way back once another lies below it") { stage throws(ConformanceFailure) in
                let navigator = navigator()
                stage.mount(pages(navigator))
                navigator.setStack([.next, .root])
                try stage.expectShown("screen Page /", "field #/-field Field = ")
                stage.probe.tapBack()
                try stage.expect(navigator.stack.value, [.next])
                try stage.expectShown("screen Page /next", "field #/next-field Field = ")
            },
            Case("controls of the bar act on each screen, beside the way back") { stage throws(ConformanceFailure) in
                let navigator = navigator()
                let taps = MutableProperty(0)
                stage.mount(pages(navigator).toolbar { Button("Help") { taps.value += 1 }.id("help") })
                stage.probe.tap("help")
                try stage.expect(taps.value, 1)
                navigator.push(.next)
                stage.probe.tap("help")
                try stage.expect(taps.value, 2)
                navigator.setStack([.next, .root])
                stage.probe.tapBack()
                try stage.expect(navigator.stack.value, [.next])
                stage.probe.tap("help")
                try stage.expect(taps.value, 3)
            },
            Case("the sidebar stays beside each screen, and marks the present place") {
                stage throws(ConformanceFailure) in
                let navigator = navigator()
                let groups = MutableProperty([
                    NavigationList.Group(
                        "Parts",
                        links: [.init("First", path: "/", id: "first"), .init("Second", path: "/next", id: "second")])
                ])
                let current = navigator.stack.map { $0.last?.path }
                stage.mount(
                    pages(navigator).sidebar("Menu") {
                        NavigationList(groups, current: current) { navigator.setStack([Page(path: $0)!]) }
                        Button("Help") {}.id("help")
                    })
                try stage.expectShown(
                    "screen Page /", "field #/-field Field = ", "text Parts", "link #first First = current",
                    "link #second Second", "button #help Help")
                stage.probe.tap("second")
                try stage.expectShown(
                    "screen Page /next", "field #/next-field Field = ", "text Parts", "link #first First",
                    "link #second Second = current", "button #help Help")
                groups.value = [NavigationList.Group(links: [.init("Begin", path: "/", id: "begin")])]
                stage.probe.tap("begin")
                try stage.expectShown(
                    "screen Page /", "field #/-field Field = ", "link #begin Begin = current", "button #help Help")
            },
            Case("a sheet that comes below another lies behind it") { stage throws(ConformanceFailure) in
                let navigator = navigator()
                stage.mount(pages(navigator))
                navigator.present(.next)
                navigator.restore(
                    NavigationTrail([
                        .init(path: "/"), .init(path: "/", presentation: .sheet(hasAddress: true)),
                        .init(path: "/next", presentation: .sheet(hasAddress: true)),
                    ]))
                try stage.expectShown(
                    "screen Page /", "field #/-field Field = ", "dialog #dialog Page /", "field #/-field Field = ",
                    "button #dialog-close Close", "dialog #dialog Page /next", "field #/next-field Field = ",
                    "button #dialog-close Close")
            },
            Case("the location follows the stack and the title") { stage throws(ConformanceFailure) in
                let navigator = navigator()
                let title = MutableProperty("Page")
                stage.mount(pages(navigator, title))
                navigator.push(.next)
                title.value = "页"
                try stage.expect(stage.probe.location?.depth, 2)
                try stage.expect(stage.probe.location?.path, "/next")
                try stage.expect(stage.probe.location?.title, "页 /next")
                try stage.expectShown("screen 页 /next", "field #/next-field Field = ")
            },
            Case("the location says what leads back to it") { stage throws(ConformanceFailure) in
                let navigator = navigator()
                stage.mount(pages(navigator))
                navigator.push(.next)
                try stage.expect(stage.probe.location?.trail.description, "/ /next")
            },
            Case("a sheet stands over its screen, with an address of its own") { stage throws(ConformanceFailure) in
                let navigator = navigator()
                stage.mount(pages(navigator))
                navigator.present(.next)
                try stage.expectShown(
                    "screen Page /", "field #/-field Field = ", "dialog #dialog Page /next",
                    "field #/next-field Field = ",
                    "button #dialog-close Close")
                try stage.expect(stage.probe.location?.path, "/next")
                try stage.expect(stage.probe.location?.trail.description, "/ +/next")
                stage.probe.dismissDialog()
                try stage.expect(navigator.stack.value, [.root])
                try stage.expectShown("screen Page /", "field #/-field Field = ")
            },
            Case("a screen that is pushed from a sheet covers it") { stage throws(ConformanceFailure) in
                let navigator = navigator()
                stage.mount(pages(navigator))
                navigator.present(.next)
                stage.probe.edit("/next-field", to: "kept")
                navigator.push(.next)
                try stage.expectShown("screen Page /next", "field #/next-field Field = ")
                stage.probe.tapBack()
                try stage.expectShown(
                    "screen Page /", "field #/-field Field = ", "dialog #dialog Page /next",
                    "field #/next-field Field = kept",
                    "button #dialog-close Close")
            },
            Case("the platform goes back and forward") { stage throws(ConformanceFailure) in
                let navigator = navigator()
                stage.mount(pages(navigator))
                stage.probe.go(to: NavigationTrail(paths: "/", "/next"))
                try stage.expect(navigator.stack.value, [.root, .next])
                stage.probe.go(to: NavigationTrail(paths: "/"))
                try stage.expect(navigator.stack.value, [.root])
                try stage.expectShown("screen Page /", "field #/-field Field = ")
            },
        ]
    }

    private static func navigator() -> Navigator<Page> {
        Navigator(Routes(root: .root, destination: Page.init(path:)))
    }

    private static func pages(_ navigator: Navigator<Page>, _ title: Property<String> = .constant("Page")) -> some View
    {
        NavigationStack(navigator) { page in
            Screen("page", title: title.map { "\($0) \(page.path)" }) {
                TextField("Field", text: MutableProperty("")).id("\(page.path)-field")
            }
        }
    }
}
