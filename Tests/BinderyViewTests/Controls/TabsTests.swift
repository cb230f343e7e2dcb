import BinderyTesting
import BinderyView
import Testing

private enum Part {
    case one, two, three
}

@Suite struct TabsTests {
    private let part = MutableProperty(Part.one), isOff = MutableProperty(false)
    private let log = MutableProperty<[String]>([])

    private func app() -> HeadlessApp {
        HeadlessApp {
            Tabs("Parts", selection: part) {
                Tab("One", tag: .one) { content("one") }.id("tab-one")
                Tab("Two", tag: .two) { content("two") }.id("tab-two")
                Tab("Once more", tag: .one) { content("never") }
            }
            .disabled(isOff).id("tabs")
        }
    }

    private func content(_ name: String) -> some View {
        log.value.append("\(name) made")
        return TextField("Name", text: MutableProperty("")).id(name).whileShown { [log] scope in
            log.value.append("\(name) shown")
            scope.onDispose { log.value.append("\(name) gone") }
        }
    }

    @Test func theChosenOneIsShownAndTheStateOfTheOthersIsKept() throws {
        let app = app()
        try app.find("one").type("Ada")
        try app.find("tab-two").tap()
        #expect(part.value == .two)
        #expect(app.ids == ["tabs", "tab-one", "tab-two", "two"])
        #expect(try app.find("tab-two").isSelected)
        part.value = .one
        #expect(try app.find("one").value == "Ada")
        #expect(try !app.find("tab-two").isSelected)
    }

    @Test func aContentIsMadeWhenItIsFirstChosenAndActiveWhileItIsShown() throws {
        let app = app()
        #expect(log.value == ["one made", "one shown"])
        try app.find("tab-two").tap()
        #expect(Set(log.value.dropFirst(2)) == ["one gone", "two made", "two shown"])
        log.value = []
        try app.find("tab-one").tap()
        #expect(Set(log.value) == ["two gone", "one shown"])
        log.value = []
        app.close()
        #expect(log.value == ["one gone"])
        #expect(app.backend.livingNodes.isEmpty)
    }

    @Test func aSelectionWithoutATabShowsNone() throws {
        let app = app()
        part.value = .three
        #expect(app.ids == ["tabs", "tab-one", "tab-two"])
        #expect(try !app.find("tab-one").isSelected)
    }

    @Test func disabledTabsCannotBeChosen() throws {
        let app = app()
        isOff.value = true
        #expect(
            message { try app.find("tab-two").tap() } == #"The tab "tab-two" cannot be tapped: it is disabled."#)
    }
}
