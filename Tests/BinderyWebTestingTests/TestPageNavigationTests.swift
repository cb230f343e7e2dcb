import BinderyView
import BinderyWebTesting
import Testing

private enum Page: Route {
    case index, second

    var path: String { self == .index ? "/" : "/second" }
}

/// Two screens, in the language of the browser; the second one has a sheet, and a text that is shown twice.
private func makePage(_ request: LiveRequest) -> LivePage {
    let routes = Routes(root: Page.index) { $0 == "/second" ? .second : nil }
    let navigator = Navigator(routes, at: request.location)
    let isOpen = MutableProperty(false)
    let name = MutableProperty("")
    return LivePage(
        language: .constant(request.languages[0]), texts: .english,
        content: NavigationStack(navigator) { page in
            Screen("page", title: page.path) {
                Button("Next") { navigator.push(.second) }.id("next")
                Button("Open") { isOpen.value = true }.id("open")
                TextField("Name", text: name).id("name")
                Text("one").id("twice")
                Text("two").id("twice")
            }
            .sheet(isPresented: isOpen, title: "Sheet") { Text("in the sheet").id("content") }
        })
}

@Suite struct TestPageNavigationTests {
    @Test func theUserReturnsToTheScreenBelow() throws {
        let page = try TestPage(at: "/second", languages: ["zh-CN", "en"], makePage)
        #expect(page.content.language == "zh-CN")
        #expect(page.content.depth == 2)
        try page.goBack()
        #expect(page.content.path == "/")
        #expect(throws: TestPageFailure.self) { try page.goBack() }
        try page.tap("next")
        #expect(page.content.path == "/second")
    }

    @Test func whatIsBehindADialogCannotBeUsed() throws {
        let page = try TestPage(at: "/", makePage)
        try page.tap("open")
        #expect(try page.find("content").text == "in the sheet")
        let failure = #expect(throws: TestPageFailure.self) { try page.tap("next") }
        #expect(failure?.description.hasPrefix("“next” is behind the dialog “") == true)
    }

    @Test func twoElementsWithOneIdAreRefused() throws {
        let page = try TestPage(at: "/", makePage)
        let failure = #expect(throws: TestPageFailure.self) { try page.find("twice") }
        #expect(
            failure?.description
                == "2 elements with the id “twice” are visible. Take one: `findAll(\"twice\")[0]`, or search in a row: "
                + "`find(\"twice\", in: row)`")
        #expect(page.findAll("twice").map(\.text) == ["one", "two"])
    }

    @Test func leavingAFieldIsAnEvent() throws {
        let page = try TestPage(at: "/", makePage)
        try page.enter("Ada", into: "name")
        page.leave()
        #expect(page.events.map(\.kind).last == .blur(node: try page.find("name").number))
    }

    @Test func aClosedPageCannotBeUsed() throws {
        let page = try TestPage(at: "/", makePage)
        page.close()
        let failure = #expect(throws: TestPageFailure.self) { try page.tap("next") }
        #expect(failure?.description == "the page is closed, or was not found")
    }
}
