import BinderyTesting
import BinderyView
import Testing

@Suite struct MenuTests {
    private let isGrid = MutableProperty(false), canDelete = MutableProperty(false), isOff = MutableProperty(false)
    private let deleted = MutableProperty(0)

    private func app() -> HeadlessApp {
        let delete = Action<Void, Void, Never>(enabledIf: canDelete) { [deleted] in deleted.value += 1 }
        return HeadlessApp {
            Row {
                Menu("More") {
                    MenuItem("Grid view") { isGrid.value.toggle() }.selected(isGrid).id("grid")
                    Divider()
                    MenuItem("Delete…", isDestructive: true, action: delete).id("delete")
                }
                .disabled(isOff).id("more")
                Button("Other") {}.id("other")
            }
        }
    }

    @Test func itOpensAndWhatIsChosenClosesIt() throws {
        let app = app()
        #expect(!app.isPresent("grid"))
        try app.find("more").tap()
        #expect(try !app.find("grid").isSelected)
        try app.find("grid").tap()
        #expect(isGrid.value)
        #expect(!app.isPresent("grid"))
        #expect(app.focused == "more")
        try app.find("more").tap()
        #expect(try app.find("grid").isSelected)
    }

    @Test func anItemIsEnabledWhenItsActionIs() throws {
        let app = app()
        try app.find("more").tap()
        let delete = try app.find("delete")
        #expect(throws: HeadlessFailure.self) { try delete.tap() }
        canDelete.value = true
        try delete.tap()
        #expect(deleted.value == 1)
        #expect(delete.node.kind == .menuItem(isDestructive: true))
    }

    @Test func itIsClosedByAPressElsewhereAndByEscape() throws {
        let app = app()
        try app.find("more").tap()
        try app.find("other").tap()
        #expect(!app.isPresent("grid"))
        try app.find("more").tap()
        try app.dismissMenu()
        #expect(!app.isPresent("grid"))
        #expect(message { try app.dismissMenu() } == "There is no menu to close.")
    }

    @Test func aDisabledMenuDoesNotOpen() throws {
        let app = app()
        isOff.value = true
        #expect(
            message { try app.find("more").tap() } == #"The menu "more" cannot be tapped: it is disabled."#)
        #expect(app.tree.contains(#"menu #more "More" (disabled)"#))
    }

    // MARK: Shortcuts

    private final class Editor {
        @Reactive var seen: [String] = []
        @Reactive var canSave = true
        @Reactive var isLocked = false
        @Reactive var asks = false
        @Reactive var text = ""
        lazy var save = Action<Void, Void, Never>(enabledIf: $canSave) { [unowned self] in seen.append("save") }
    }

    private func editor(_ model: Editor) -> HeadlessApp {
        HeadlessApp {
            Column {
                Menu("File") {
                    MenuItem("Save", action: model.save).shortcut("s", .primary).id("save")
                    MenuItem("Rename") { model.seen.append("rename") }.shortcut(.f2).id("rename")
                }
                .disabled(model.$isLocked).id("file")
                TextField("Text", text: model.$text).onKey(.f2) { model.seen.append("field") }.id("text")
                Button("Other") {}.id("other")
            }
            .sheet(isPresented: model.$asks, title: "Options") {
                Menu("More") { MenuItem("Reset") { model.seen.append("reset") }.shortcut("r", .primary) }
            }
        }
    }

    @Test func aShortcutChoosesItsItemWhileTheMenuIsClosed() throws {
        let model = Editor(), app = editor(model)
        #expect(app.tree.contains(#"menu item #save "Save" (shortcut: Primary+S)"#))
        try app.press("s", .primary)
        try app.press(.f2)
        #expect(model.seen == ["save", "rename"])
        try app.find("other").press("s", .control)
        #expect(model.seen.count == 3)
        #expect(message { try app.press("x", .primary) } == "No button and no item of a menu is pressed by Primary+X.")
    }

    @Test func aShortcutDoesWhatAPressOfTheItemWould() throws {
        let model = Editor(), app = editor(model)
        model.canSave = false
        #expect(throws: HeadlessFailure.self) { try app.press("s", .primary) }
        model.canSave = true
        model.isLocked = true
        #expect(throws: HeadlessFailure.self) { try app.press("s", .primary) }
        model.isLocked = false
        try app.find("file").tap()
        try app.press("s", .primary)
        #expect(!app.isPresent("save"))
        #expect(model.seen == ["save"])
    }

    @Test func aViewThatHandlesTheKeyPrecedesTheItem() throws {
        let model = Editor(), app = editor(model)
        try app.find("text").press(.f2)
        #expect(model.seen == ["field"])
    }

    @Test func behindADialogNoShortcutCounts() throws {
        let model = Editor(), app = editor(model)
        #expect(throws: HeadlessFailure.self) { try app.press("r", .primary) }
        model.asks = true
        #expect(throws: HeadlessFailure.self) { try app.press("s", .primary) }
        try app.press("r", .primary)
        #expect(model.seen == ["reset"])
    }

    @Test func nothingIsLeftOfIt() throws {
        let app = app()
        try app.find("more").tap()
        app.close()
        #expect(app.backend.livingNodes.isEmpty)
    }
}
