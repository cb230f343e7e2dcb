import BinderyTesting
import BinderyView
import Screens
import ShowcaseModels
import Testing

/// The gallery as a user operates it.
@Suite struct GalleryTests {
    let time = VirtualScheduler()

    private func open(_ language: Language = .english) -> HeadlessApp {
        let showcase = time.run {
            Showcase(
                at: .gallery, language: language, services: .stubs(time),
                store: StubStore())
        }
        return HeadlessApp(time: time, texts: showcase.interfaceTexts) { showcase.view }
    }

    @Test func whatIsEnteredIsInTheModel() throws {
        let app = open()
        try app.find("news").toggle()
        try app.find("terms").toggle()
        try app.find("volume").drag(to: 0.35)
        try app.find("seats").increment()
        #expect(try app.find("drink").choice == nil)
        try app.find("drink").choose("Tea")
        #expect(try app.find("values").text == "yes, yes, 0.35, 3, Tea")
    }

    @Test func theNameIsMarkedWhereItIsFound() throws {
        let app = open()
        #expect(try app.find("name-found").marks == [])
        try app.find("name").type("lovelace ADA")
        #expect(try app.find("name-found").marks == ["Ada", "Lovelace"])
        #expect(try app.find("name-found").text == "Ada Lovelace wrote the first program.")
    }

    @Test func everyControlFollowsTheProgram() throws {
        let app = open()
        try app.find("fill").tap()
        #expect(try app.find("values").text == "yes, yes, 0.75, 9, Tea")
        #expect(try app.find("name").value == "Ada Lovelace")
        #expect(try app.find("age").value == "36")
        #expect(try app.find("password").value == "correct horse")
        #expect(try app.find("upload").node.progress == 0.75)
    }

    @Test func theValuesSpeakTheLanguage() throws {
        #expect(try open(.chinese).find("values").text == "否、否、0.4、2、无")
    }

    @Test func whatIsWrongIsSaidOnceTheFieldWasLeft() throws {
        let app = open(.chinese)
        try app.find("name").type("Ada")
        try app.find("age").replaceText(with: "151")
        #expect(try app.find("name").node.message == "请输入 4 至 16 个字符")
        try app.find("age").leave()
        #expect(try app.find("age").node.message == "请输入 0 至 150 之间的整数")
    }

    @Test func choicesMayComeAndGo() throws {
        let app = open()
        try app.find("with-cocoa").toggle()
        try app.find("drink").choose("Cocoa")
        try app.find("with-cocoa").toggle()
        #expect(try app.find("drink").choice == "Cocoa (no longer offered)")
        #expect(try app.find("values").text == "no, no, 0.4, 2, Cocoa", "page and model say the same")
        try app.find("drink").choose("Tea")
        #expect(try app.find("drink").choice == "Tea")
    }

    @Test func digitsOfFullWidthAreUnderstood() throws {
        let app = open()
        try app.find("age").replaceText(with: " １２ ")
        try app.find("age").leave()
        #expect(try app.find("age").value == "12")
        #expect(try app.find("age").node.message == nil)
    }

    @Test func everythingCanBeDisabled() throws {
        let app = open()
        try app.find("disable").tap()
        for id in ["name", "age", "password", "story", "news", "terms", "volume", "seats", "drink"] {
            #expect(try !app.find(id).isEnabled)
        }
        #expect(throws: HeadlessFailure.self) { try app.find("seats").increment() }
    }
}
