import BinderyView
import BinderyWebTesting
import Testing

private final class Login: Restorable {
    @Reactive(.saved) var name = ""
    @Reactive var code = ""
    @Reactive var remembers = false
    @Reactive var colour = "Red"
    @Reactive var note = ""
    lazy var logIn = Action<Void, Void, Never>(enabledIf: $name.map { !$0.isEmpty }) { [unowned self] in
        $note.value = "Hello, \(name)"
    }
    lazy var later = Action<Void, Void, Never> { [unowned self] in
        try? await ExecutionContext.current!.scheduler.sleep(for: .seconds(2))
        $note.value = "later"
    }
}

private struct LoginView: View {
    let model: Login

    var body: some View {
        Screen("login", title: "Log in") {
            TextField("Name", text: model.$name).id("name")
            TextField("Code", text: model.$code).id("code").disabled(.constant(true))
            Checkbox("Remember", isOn: model.$remembers).id("remember")
            Picker("Colour", selection: model.$colour, choices: .constant(["Red", "Green"])) { $0 }.id("colour")
            Button("Log in", action: model.logIn).id("log-in")
            Button("Later", action: model.later).id("later")
            Text(model.$note).id("note")
            When(model.$remembers) { Text("Remembered").id("remembered") }
            Menu("More") { MenuItem("Clear") { [model] in model.name = "" }.id("clear") }.id("more")
        }
        .saved(model)
    }
}

@Suite struct TestPageTests {
    private let model = Login()

    private func makePage() throws -> TestPage {
        try TestPage { [model] in
            LivePage(language: .constant("en"), texts: .english, content: LoginView(model: model))
        }
    }

    @Test func theFirstHTMLIsWhatTheServerSends() throws {
        let page = try makePage()
        #expect(page.firstHTML.hasPrefix("<!doctype html>"))
        #expect(page.isFound)
        #expect(page.content.title == "Log in")
        #expect(try page.find("log-in").attributes["disabled"] != nil)
    }

    @Test func anEventIsAnsweredByTheOperationsThatItCauses() throws {
        let page = try makePage()
        let button = try page.find("log-in").number
        try page.enter("Ada", into: "name")
        #expect(model.name == "Ada")
        #expect(page.takeOperations() == [.attribute(node: button, name: "disabled", value: nil)])
        #expect(page.events.map(\.kind).last == .edit(node: try page.find("name").number, text: "Ada"))
        try page.tap("log-in")
        #expect(try page.find("note").text == "Hello, Ada")
    }

    @Test func eachTypedCharacterIsAnEvent() throws {
        let page = try makePage()
        try page.type("Ada", into: "name")
        let texts = page.events.compactMap { if case .edit(_, let text, _, _) = $0.kind { text } else { nil } }
        #expect(texts == ["A", "Ad", "Ada"])
    }

    @Test func choicesAreEntered() throws {
        let page = try makePage()
        try page.tap("remember")
        #expect(model.remembers)
        #expect(page.isPresent("remembered"))
        try page.enter("Green", into: "colour")
        #expect(model.colour == "Green")
    }

    @Test func aMenuIsOpenedByTheBrowser() throws {
        let page = try makePage()
        try page.enter("Ada", into: "name")
        #expect(!page.isPresent("clear"))
        try page.tap("more")
        try page.tap("clear")
        #expect(try page.find("name").value == "")
        #expect(!page.isPresent("clear"))
    }

    @Test func timePassesOnlyWhenItIsAdvanced() throws {
        let page = try makePage()
        try page.tap("later")
        page.advance(by: .milliseconds(1900))
        #expect(try page.find("note").text == "")
        page.advance(by: .milliseconds(100))
        #expect(try page.find("note").text == "later")
    }

    @Test func eachTimerRunsAtItsInstantWithAFrameOfItsOwn() throws {
        let page = try makePage()
        _ = page.takeOperations()
        let task = Action<Void, Void, Never> { [model] in
            for number in 1...3 {
                try? await ExecutionContext.current!.scheduler.sleep(for: .seconds(1))
                model.note = "\(number)"
            }
        }
        page.perform { task.execute() }
        page.advance(by: .seconds(2))
        let note = try page.find("note").number
        #expect(page.takeOperations() == [.text(node: note, "1"), .text(node: note, "2")])
        page.advance(by: .seconds(1))
        #expect(page.takeOperations() == [.text(node: note, "3")])
    }

    @Test func anAddressWithoutAScreenIsNotFound() throws {
        let page = try TestPage(at: "/nowhere") { request in
            LivePage(
                language: .constant("en"), texts: .english, isFound: request.path == "/",
                content: Screen("not-found", title: "Not found") { Text("Nothing here").id("note") })
        }
        #expect(!page.isFound)
        #expect(try page.find("note").text == "Nothing here")
        #expect(throws: TestPageFailure.self) { try page.tap("note") }
    }

    @Test func whatTheProgramWritesArrives() throws {
        let page = try makePage()
        page.perform { model.name = "Grace" }
        #expect(try page.find("name").value == "Grace")
    }

    @Test func aConnectionThatWasLostIsMadeUpFor() throws {
        let page = try makePage()
        page.disconnect()
        page.perform { model.note = "meanwhile" }
        try page.enter("Ada", into: "name")
        #expect(try page.find("note").text == "")
        #expect(model.name == "")
        page.connect()
        #expect(try page.find("note").text == "meanwhile")
        #expect(model.name == "Ada")
    }

    @Test func aRestartedServerHasWhatIsSaved() throws {
        var models: [Login] = []
        let page = try TestPage {
            let model = Login()
            models.append(model)
            return LivePage(language: .constant("en"), texts: .english, content: LoginView(model: model))
        }
        try page.enter("Ada", into: "name")
        page.restart()
        #expect(models.count == 2)
        #expect(models[1].name == "Ada")
        #expect(try page.find("name").value == "Ada")
        try page.tap("log-in")
        #expect(models[1].note == "Hello, Ada")
    }

    @Test func whatAUserCannotDoIsRefusedWithTheReason() throws {
        let page = try makePage()
        func failure(_ body: () throws -> Void) -> String {
            do { try body() } catch { return "\(error)" }
            return "nothing failed"
        }
        #expect(failure { try page.tap("log-in") } == "“log-in” is disabled")
        #expect(failure { try page.enter("1", into: "code") } == "“code” is disabled")
        #expect(failure { try page.enter("1", into: "note") } == "“note” is a <p> into which nothing can be entered")
        #expect(failure { try page.tap("note") } == "“note” is a <p>, which cannot be tapped")
        #expect(
            failure { try page.enter("Blue", into: "colour") }
                == "“colour” has no choice “Blue”. Its choices are: Red, Green")
        #expect(
            failure { try page.tap("nothing") }.hasPrefix("nothing with the id “nothing” is visible. Visible are: "))
        page.disconnect()
        #expect(failure { try page.submit("name") } == "the page is not connected. Call `connect()`")
    }

    @Test func nothingRemainsOfAPageThatIsClosed() throws {
        weak var left: Login?
        do {
            let page = try TestPage {
                let model = Login()
                left = model
                return LivePage(language: .constant("en"), texts: .english, content: LoginView(model: model))
            }
            try page.enter("Ada", into: "name")
            #expect(left != nil)
        }
        #expect(left == nil)
    }
}
