import BinderyTesting
import BinderyView
import Testing

private enum Page: Route {
    case root, next

    var path: String { "/\(self)" }
}

@Suite struct DialogTests {
    private let time = VirtualScheduler()
    private let question = Interaction<String, Bool>("delete")
    private let condition = MutableProperty(false)

    private func asking(_ text: String = "A") -> Action<Void, Bool, InteractionFailure> {
        let question = question
        return Action { () async throws(InteractionFailure) in try await question.ask(text) }
    }

    private func dialog(_ text: String) -> Confirm {
        Confirm(title: "Delete \(text)?", message: "For ever.", confirm: "Delete", isDestructive: true)
    }

    @Test func aQuestionIsAnsweredAsAPersonDoes() throws {
        let ask = asking()
        let app = HeadlessApp(time: time) { Button("Delete…", action: ask).id("delete").confirm(question, dialog) }
        try app.find("delete").tap()
        #expect(app.dialog?.title == "Delete A?")
        #expect(app.dialog?.message == "For ever.")
        #expect(app.focused == "dialog-cancel", "what cannot be undone is not done by the Enter key")
        try app.find("dialog-confirm").tap()
        #expect(ask.latest.value == true)
        #expect(app.dialog == nil)
    }

    @Test func theButtonsOfADestructiveAndOfAPlainQuestionDiffer() throws {
        let ask = asking()
        let app = HeadlessApp(time: time) {
            Button("Save…", action: ask).id("save")
                .confirm(question) { Confirm(title: $0, confirm: "Save", cancel: "Not now") }
        }
        try app.find("save").tap()
        #expect(app.focused == "dialog-confirm")
        #expect(try app.find("dialog-cancel").text == "Not now")
        #expect(app.dialog?.message == "")
        try app.dismissDialog()
        #expect(ask.latest.value == false)
    }

    @Test func whatIsBehindADialogCannotBeUsedAndTheFailureSaysWhy() throws {
        let ask = asking()
        let app = HeadlessApp(time: time) {
            NavigationStack(Navigator<Page>([.root, .next])) { _ in
                Screen("books", title: "Books") {
                    TextField("Name", text: MutableProperty("")).id("name")
                    Button("Delete…", action: ask).id("delete")
                }
            }
            .confirm(question, dialog)
        }
        try app.find("delete").tap()
        let name = try app.find("name")
        #expect(
            message { try name.type("x") }
                == "The text field \"name\" cannot be typed into: the dialog “Delete A?” is in front of it.")
        #expect(
            message { try app.tapBack() }
                == "The back button of the screen \"books\" cannot be tapped: the dialog “Delete A?” is in front of it."
        )
        try app.dismissDialog()
        try name.type("x")
        #expect(message { try app.dismissDialog() } == "There is no dialog to leave.")
    }

    private func message(of act: () throws -> Void) -> String? {
        do { try act() } catch { return (error as? HeadlessFailure)?.message }
        return nil
    }

    @Test func theFocusReturnsToWhereItWas() throws {
        let app = HeadlessApp(time: time) {
            TextField("Name", text: MutableProperty("")).id("name")
                .sheet(isPresented: condition, title: "More") {
                    TextField("Inner", text: MutableProperty("")).id("inner")
                }
        }
        try app.find("name").type("x")
        condition.value = true
        #expect(app.focused == "inner")
        try app.find("dialog-close").tap()
        #expect(app.focused == "name")
        #expect(!condition.value)
    }

    @Test func cancellingTheAskingTaskRemovesTheDialog() throws {
        let ask = asking()
        let app = HeadlessApp(time: time) { Button("Delete…", action: ask).id("delete").confirm(question, dialog) }
        try app.find("delete").tap()
        time.run { ask.cancel() }
        #expect(app.dialog == nil)
        #expect(ask.latest.value == nil)
    }

    @Test func aViewThatLeavesTheScreenTakesItsDialogsAlong() throws {
        let navigator = Navigator<Page>([.root])
        let ask = asking()
        let app = HeadlessApp(time: time) {
            NavigationStack(navigator) { page in
                Screen(page.path, title: "") { Text(page.path).id(page.path) }
                    .confirm(question) { dialog("\($0) of \(page)") }
                    .sheet(isPresented: condition, title: "More") { Text("").id("more") }
            }
        }
        time.run { _ = ask.execute() }
        #expect(app.dialog?.title == "Delete A of root?")
        time.run { navigator.push(.next) }
        #expect(app.dialog == nil)
        #expect(ask.failure.value == .cancelled)
        time.run { condition.value = true }
        #expect(app.ids.filter { $0 == "more" }.count == 1, "only the screen that is shown has its sheet")
        time.run { navigator.pop() }
        #expect(app.dialog?.title == "More")
        #expect(app.isPresent("/root"))
    }

    @Test func theWorkAndTheBindingsOfASheetEndWithIt() throws {
        var log: [String] = []
        let app = HeadlessApp(time: time) {
            Text("").sheet(isPresented: condition, title: "More") {
                Text("").whileShown { scope in
                    log.append("start")
                    scope.onDispose { log.append("end") }
                }
            }
        }
        condition.value = true
        #expect(log == ["start"])
        try app.dismissDialog()
        #expect(log == ["start", "end"])
    }

    @Test func anAlertAnswersAnInteractionOrFollowsASignal() throws {
        let told = Interaction<String, Void>()
        let tell = Action<Void, Void, InteractionFailure> { () async throws(InteractionFailure) in
            try await told.ask("Saved")
        }
        let messages = Subject<String, Never>()
        let app = HeadlessApp(time: time) {
            Button("Save", action: tell).id("save")
                .alert(told) { Alert(title: $0) }
                .alert(messages) { Alert(title: $0, message: "Try again.", button: "Close") }
        }
        try app.find("save").tap()
        #expect(app.dialog?.title == "Saved")
        #expect(try app.find("dialog-confirm").text == "OK")
        time.run { messages.send("No connection") }
        #expect(app.dialog?.title == "No connection", "the later one is in front")
        try app.find("dialog-confirm").tap()
        #expect(app.dialog?.title == "Saved")
        #expect(tell.isExecuting.value)
        try app.find("dialog-confirm").tap()
        #expect(tell.latest.value != nil)
    }

    @Test func aDialogFollowsTheLanguage() throws {
        let isChinese = MutableProperty(false)
        let ask = asking()
        let texts = InterfaceTexts(cancel: isChinese.map { $0 ? "取消" : "Cancel" })
        let app = HeadlessApp(time: time, texts: texts) {
            Button("", action: ask).id("delete").confirm(question) { _ in
                Confirm(title: isChinese.map { $0 ? "删除?" : "Delete?" }, confirm: "OK")
            }
        }
        try app.find("delete").tap()
        isChinese.value = true
        #expect(app.dialog?.title == "删除?")
        #expect(try app.find("dialog-cancel").text == "取消")
    }

    @Test func nothingIsLeftOfDialogs() throws {
        try trackingLifetimes { lifetimes in
            let app = HeadlessApp(time: time) {
                let model = lifetimes.track(MutableProperty(true))
                let question = lifetimes.track(Interaction<String, Bool>())
                let messages = lifetimes.track(Subject<String, Never>())
                let ask = lifetimes.track(
                    Action<Void, Bool, InteractionFailure> { () async throws(InteractionFailure) in
                        try await question.ask("A")
                    })
                return Button("", action: ask).id("ask")
                    .confirm(question, dialog)
                    .alert(messages) { Alert(title: $0) }
                    .sheet(isPresented: model, title: "More") { Button("") { messages.send("B") }.id("send") }
            }
            try app.find("send").tap()
            try app.find("dialog-confirm").tap()
            try app.find("dialog-close").tap()
            try app.find("ask").tap()
            app.close()
            #expect(app.backend.livingNodes.isEmpty)
        }
    }
}
