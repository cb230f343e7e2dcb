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

    @Test func nothingIsLeftOfIt() throws {
        let app = app()
        try app.find("more").tap()
        app.close()
        #expect(app.backend.livingNodes.isEmpty)
    }
}
