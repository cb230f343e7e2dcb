internal import BinderyView

private enum Page: Route {
    case root, editor

    init?(path: String) {
        switch path {
        case "/": self = .root
        case "/editor": self = .editor
        default: return nil
        }
    }

    var path: String { self == .root ? "/" : "/editor" }
}

extension BackendConformance {
    static var leaving: [Case] {
        [
            Case("a screen with unsaved edits asks before it is left") { stage throws(ConformanceFailure) in
                let text = MutableProperty("")
                let navigator = Navigator(Routes(root: Page.root, destination: Page.init(path:)), at: "/editor")
                stage.mount(
                    NavigationStack(navigator) { page in
                        Screen("page", title: page.path) {
                            When(.constant(page == .editor)) {
                                TextField("Text", text: text).id("text")
                                    .confirmLeaving(while: text.map { !$0.isEmpty }) {
                                        Confirm(title: "Discard?", confirm: "Discard", isDestructive: true)
                                    }
                            }
                        }
                    })
                try stage.expect(stage.probe.asksBeforeClosing, false)
                stage.probe.edit("text", to: "a")
                try stage.expect(stage.probe.asksBeforeClosing, true)
                let ways = [
                    { stage.probe.tapBack() }, { stage.probe.go(to: NavigationTrail(paths: "/")) },
                    { navigator.popToRoot() },
                ]
                for way in ways {
                    way()
                    try stage.expectShown(
                        "screen /editor", "field #text Text = a", "dialog #dialog Discard?",
                        "button #dialog-cancel Cancel", "button #dialog-confirm Discard")
                    try stage.expect(stage.probe.location?.path, "/editor")
                    stage.probe.tap("dialog-cancel")
                    try stage.expectShown("screen /editor", "field #text Text = a")
                }
                ways[1]()
                stage.probe.tap("dialog-confirm")
                try stage.expectShown("screen /")
                try stage.expect(stage.probe.location?.path, "/")
                try stage.expect(stage.probe.asksBeforeClosing, false)
            },
            Case("a screen without unsaved edits is left at once") { stage throws(ConformanceFailure) in
                let isUnsaved = MutableProperty(true)
                let navigator = Navigator(Routes(root: Page.root, destination: Page.init(path:)), at: "/editor")
                stage.mount(
                    NavigationStack(navigator) { page in
                        Screen("page", title: page.path) {
                            Text("Edit").confirmLeaving(while: page == .editor ? isUnsaved : .constant(false)) {
                                Confirm(title: "Discard?", confirm: "Discard")
                            }
                        }
                    })
                isUnsaved.value = false
                stage.probe.tapBack()
                try stage.expectShown("screen /", "text Edit")
            },
        ]
    }
}
