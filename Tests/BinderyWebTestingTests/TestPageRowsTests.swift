import BinderyView
import BinderyWebTesting
import Testing

/// A list of names, each with a button of the same id that removes it.
private func makePage() throws -> TestPage {
    try TestPage {
        let names = MutableListProperty(["Ada", "Grace", "Edith"])
        return LivePage(
            language: .constant("en"), texts: .english,
            content: Screen("names", title: "Names") {
                List(names, id: \.self) { name in
                    Text(name).id("name")
                    Button("Remove") { names.removeAll { $0 == name.value } }.id("remove")
                }
                .id("names")
            })
    }
}

@Suite struct TestPageRowsTests {
    private func names(_ page: TestPage) -> [String] { page.findAll("name").map(\.text) }

    @Test func theElementsOfEachRowAreFound() throws {
        let page = try makePage()
        #expect(names(page) == ["Ada", "Grace", "Edith"])
        let row = try #require(page.findAll("remove")[1].parent)
        #expect(try page.find("name", in: row).text == "Grace")
        #expect(page.findAll("name", in: row).count == 1)
    }

    @Test func aButtonOfARowIsTapped() throws {
        let page = try makePage()
        try page.tap(page.findAll("remove")[1])
        #expect(names(page) == ["Ada", "Edith"])
    }

    @Test func anElementOfARemovedRowCannotBeTapped() throws {
        let page = try makePage()
        let button = page.findAll("remove")[0]
        try page.tap(button)
        let failure = #expect(throws: TestPageFailure.self) { try page.tap(button) }
        #expect(failure?.description == "“remove” is not on the page anymore")
    }
}
