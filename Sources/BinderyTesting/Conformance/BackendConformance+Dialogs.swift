internal import BinderyView

extension BackendConformance {
    static var dialogs: [Case] {
        [
            Case("a question is asked and answered by a dialog") { stage throws(ConformanceFailure) in
                let asking = Questions()
                stage.mount(Text("Form").confirm(asking.question, asking.dialog))
                asking.ask.execute("A")
                try stage.expectShown(
                    "text Form", "dialog #dialog Delete A? (For ever.)", "button #dialog-cancel Cancel",
                    "button #dialog-confirm Delete")
                try stage.expect(stage.probe.focused, "dialog-confirm")
                stage.probe.tap("dialog-confirm")
                stage.time.advance(by: .zero)
                try stage.expectShown("text Form")
                try stage.expect(asking.ask.latest.value, true)
                asking.ask.execute("B")
                stage.probe.tap("dialog-cancel")
                stage.time.advance(by: .zero)
                try stage.expect(asking.ask.latest.value, false)
            },
            Case("a dialog is left by the platform's own means") { stage throws(ConformanceFailure) in
                let asking = Questions()
                stage.mount(Text("Form").confirm(asking.question, asking.dialog))
                asking.ask.execute("A")
                stage.probe.dismissDialog()
                stage.time.advance(by: .zero)
                try stage.expectShown("text Form")
                try stage.expect(asking.ask.latest.value, false)
            },
            Case("what is behind a dialog cannot be used") { stage throws(ConformanceFailure) in
                let isOpen = MutableProperty(false), text = MutableProperty("")
                var count = 0
                let form = Column {
                    TextField("Code", text: text).onSubmit { count += 1 }.id("code")
                    Button("Go") { count += 1 }.id("go")
                }
                stage.mount(form.sheet(isPresented: isOpen, title: "Sheet") { Button("In") { count += 10 }.id("in") })
                isOpen.value = true
                stage.probe.tap("go")
                stage.probe.submit("code")
                try stage.expect(count, 0)
                stage.probe.tap("in")
                try stage.expect(count, 10)
                stage.probe.tap("dialog-close")
                stage.probe.tap("go")
                try stage.expect(count, 11)
            },
            Case("what is behind a dialog takes no value") { stage throws(ConformanceFailure) in
                let isOpen = MutableProperty(false), isOn = MutableProperty(false), volume = MutableProperty(1.0)
                let seats = MutableProperty(1), size = MutableProperty("M")
                let form = Column {
                    Toggle("Wi-Fi", isOn: isOn).id("wifi")
                    Slider("Volume", value: volume, in: 0...2, step: 1).id("volume")
                    Stepper("Seats", value: seats, in: 1...9).id("seats")
                    Picker("Size", selection: size, choices: ["S", "M"], title: { $0 }).id("size")
                }
                stage.mount(form.sheet(isPresented: isOpen, title: "Sheet") { Text("In") })
                isOpen.value = true
                stage.probe.toggle("wifi")
                stage.probe.drag("volume", to: 2)
                stage.probe.step("seats", .up)
                stage.probe.choose("size", "S")
                try stage.expect(
                    ["\(isOn.value)", "\(volume.value)", "\(seats.value)", size.value], ["false", "1.0", "1", "M"])
                stage.probe.tap("dialog-close")
                try stage.expectShown(
                    "toggle #wifi Wi-Fi = off", "slider #volume Volume = 1", "stepper #seats Seats = 1",
                    "picker #size Size = M")
                stage.probe.toggle("wifi")
                try stage.expect(isOn.value, true)
            },
            Case("of several dialogs the last one is in front") { stage throws(ConformanceFailure) in
                let asking = Questions()
                stage.mount(Text("Form").confirm(asking.question, asking.dialog))
                asking.ask.execute("A")
                asking.ask.execute("B")
                try stage.expectShown(
                    "text Form", "dialog #dialog Delete A? (For ever.)", "button #dialog-cancel Cancel",
                    "button #dialog-confirm Delete", "dialog #dialog Delete B? (For ever.)",
                    "button #dialog-cancel Cancel", "button #dialog-confirm Delete")
                stage.probe.tap("dialog-confirm")
                stage.time.advance(by: .zero)
                try stage.expectShown(
                    "text Form", "dialog #dialog Delete A? (For ever.)", "button #dialog-cancel Cancel",
                    "button #dialog-confirm Delete")
                stage.probe.dismissDialog()
                stage.time.advance(by: .zero)
                try stage.expectShown("text Form")
                try stage.expect(asking.answers, [true, false])
            },
            Case("a sheet shows content of its own, in the language of the moment") {
                stage throws(ConformanceFailure) in
                let name = MutableProperty<String?>(nil), title = MutableProperty("Edit"), text = MutableProperty("")
                stage.mount(
                    Text("Form").disabled(.constant(true)).sheet(item: name) { _ in
                        title
                    } content: { name in
                        TextField(name, text: text).id("name")
                    })
                name.value = "Ada"
                title.value = "编辑"
                try stage.expectShown(
                    "text Form", "dialog #dialog 编辑", "field #name Ada = ", "button #dialog-close Close")
                stage.probe.edit("name", to: "Bob")
                try stage.expect(text.value, "Bob")
                name.value = "Bob"
                try stage.expectShown(
                    "text Form", "dialog #dialog 编辑", "field #name Bob = Bob", "button #dialog-close Close")
                stage.probe.dismissDialog()
                try stage.expect(name.value, nil)
                try stage.expectShown("text Form")
            },
            Case("messages are shown one after the other") { stage throws(ConformanceFailure) in
                let messages = Subject<String, Never>()
                stage.mount(Text("Form").alert(messages) { Alert(title: $0) })
                messages.send("One")
                messages.send("Two")
                try stage.expectShown("text Form", "dialog #dialog One", "button #dialog-confirm OK")
                stage.probe.tap("dialog-confirm")
                try stage.expectShown("text Form", "dialog #dialog Two", "button #dialog-confirm OK")
                stage.probe.dismissDialog()
                try stage.expectShown("text Form")
            },
        ]
    }
}

private final class Questions {
    let question = Interaction<String, Bool>()
    let ask: Action<String, Bool, InteractionFailure>
    private(set) var answers: [Bool] = []
    private let bag = DisposeBag()

    init() {
        let question = question
        ask = Action(policy: .concurrent) { text async throws(InteractionFailure) in try await question.ask(text) }
        ask.values.observe { [unowned self] in answers.append($0) }.disposed(by: bag)
    }

    var dialog: (String) -> Confirm {
        { Confirm(title: "Delete \($0)?", message: "For ever.", confirm: "Delete") }
    }
}
