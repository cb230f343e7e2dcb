internal import BinderyView

extension BackendConformance {
    static var controls: [Case] {
        [
            Case("a text follows its property") { stage throws(ConformanceFailure) in
                let text = MutableProperty("one")
                stage.mount(Text(text).id("text"))
                try stage.expectShown("text #text one")
                text.value = "二"
                try stage.expectShown("text #text 二")
            },
            Case("a highlighted text follows its pieces and marks some") { stage throws(ConformanceFailure) in
                let pieces = MutableProperty([TextPiece("Basic "), TextPiece("Logic", isMarked: true)])
                stage.mount(HighlightedText(pieces).id("title"))
                try stage.expectShown("text #title Basic Logic marking Logic")
                pieces.value = [TextPiece("Basic "), TextPiece("Log", isMarked: true), TextPiece("ic <1>")]
                try stage.expectShown("text #title Basic Logic <1> marking Log")
                pieces.value = [TextPiece("逻辑", isMarked: true), TextPiece("基础"), TextPiece("教程", isMarked: true)]
                try stage.expectShown("text #title 逻辑基础教程 marking 逻辑, 教程")
                pieces.value = []
                try stage.expectShown("text #title")
            },
            Case("what is announced is shown like anything else") { stage throws(ConformanceFailure) in
                let outcome = MutableProperty(""), isHidden = MutableProperty(true)
                stage.mount(Column { Text(outcome).hidden(isHidden).id("outcome").announced() })
                try stage.expectShown()
                outcome.value = "Done"
                isHidden.value = false
                try stage.expectShown("text #outcome Done")
            },
            Case("a field and its property are the same text") { stage throws(ConformanceFailure) in
                let text = MutableProperty("start"), label = MutableProperty("Phone")
                var submitted: [String] = []
                stage.mount(TextField(label, text: text).onSubmit { submitted.append(text.value) }.id("phone"))
                try stage.expectShown("field #phone Phone = start")
                stage.probe.edit("phone", to: "typed")
                try stage.expect(text.value, "typed")
                try stage.expectShown("field #phone Phone = typed")
                stage.probe.submit("phone")
                try stage.expect(submitted, ["typed"])
                text.value = "written"
                label.value = "手机号"
                try stage.expectShown("field #phone 手机号 = written")
            },
            Case("what the program makes of an edit is shown") { stage throws(ConformanceFailure) in
                let text = MutableProperty("")
                let limit = text.observe { [unowned text] in text.value = String($0.prefix(2)) }
                defer { limit.dispose() }
                stage.mount(TextField("Code", text: text).id("code"))
                stage.probe.edit("code", to: "12")
                stage.probe.edit("code", to: "123")
                try stage.expectShown("field #code Code = 12")
            },
            Case("a disabled or hidden field cannot be edited") { stage throws(ConformanceFailure) in
                let text = MutableProperty(""), isOff = MutableProperty(true), isHidden = MutableProperty(false)
                stage.mount(Column { TextField("Code", text: text).id("code") }.disabled(isOff).hidden(isHidden))
                stage.probe.edit("code", to: "1")
                try stage.expectShown("field #code Code =  off")
                isOff.value = false
                isHidden.value = true
                stage.probe.edit("code", to: "1")
                try stage.expectShown()
                try stage.expect(text.value, "")
                isHidden.value = false
                stage.probe.edit("code", to: "1")
                try stage.expect(text.value, "1")
            },
            Case("a field that is left says so, and shows what is wrong with it") { stage throws(ConformanceFailure) in
                let text = MutableProperty(""), message = MutableProperty<String?>(nil)
                var left: [String] = []
                stage.mount(
                    TextField("Code", text: text).message(message).onBlur { left.append(text.value) }.id("code"))
                stage.probe.edit("code", to: "12")
                try stage.expect(left, [])
                try stage.expectShown("field #code Code = 12")
                stage.probe.leave("code")
                try stage.expect(left, ["12"])
                message.value = "Too short."
                try stage.expectShown("field #code Code = 12 (Too short.)")
                message.value = "Too long."
                try stage.expectShown("field #code Code = 12 (Too long.)")
                message.value = nil
                try stage.expectShown("field #code Code = 12")
            },
            Case("a background is there while its property has a colour") { stage throws(ConformanceFailure) in
                let color = MutableProperty<Color?>(nil)
                stage.mount(
                    Column {
                        TextField("Code", text: MutableProperty("1")).background(color).id("code")
                        Text("below").background(color)
                    })
                try stage.expectShown("field #code Code = 1", "text below")
                color.value = Color(red: 204, green: 255, blue: 204)
                try stage.expectShown("field #code Code = 1 on #ccffcc", "text below on #ccffcc")
                color.value = nil
                try stage.expectShown("field #code Code = 1", "text below")
            },
            Case("an opacity is that of its property") { stage throws(ConformanceFailure) in
                let opacity = MutableProperty(0.5)
                stage.mount(Text("below").opacity(opacity))
                try stage.expectShown("text below at 0.5")
                opacity.value = 1
                try stage.expectShown("text below")
                opacity.value = -3
                try stage.expectShown("text below at 0.0")
            },
            Case("a secure field is a field whose text is a secret") { stage throws(ConformanceFailure) in
                let password = MutableProperty(""), message = MutableProperty<String?>(nil),
                    isOff = MutableProperty(false)
                stage.mount(
                    SecureField("Password", text: password).message(message).disabled(isOff).id("password"))
                stage.probe.edit("password", to: "s3cret")
                try stage.expect(password.value, "s3cret")
                password.value = "other"
                message.value = "Too short."
                try stage.expectShown("secureField #password Password = other (Too short.)")
                isOff.value = true
                stage.probe.edit("password", to: "forged")
                try stage.expectShown("secureField #password Password = other (Too short.) off")
            },
            Case("a form has sections with headings and rows with labels") { stage throws(ConformanceFailure) in
                let title = MutableProperty("Account"), label = MutableProperty("Picture")
                var submitted: [String] = []
                stage.mount(
                    Form {
                        Section(title) {
                            TextField("Name", text: MutableProperty("Ada")).onSubmit { submitted.append("field") }
                                .id("name")
                            LabeledContent(label) { Text("none") }
                        }
                        .note("All is needed.")
                        Section("More") { Text("Nothing yet") }.id("more")
                    }
                    .onSubmit { submitted.append("form") })
                stage.probe.submit("name")
                try stage.expect(submitted, ["field", "form"])
                title.value = "账号"
                label.value = "头像"
                try stage.expectShown(
                    "section 账号 / All is needed.", "field #name Name = Ada", "labeledContent 头像", "text none",
                    "section #more More", "text Nothing yet")
            },
            Case("a field that is disabled while it is edited is left by that") { stage throws(ConformanceFailure) in
                let text = MutableProperty(""), isOff = MutableProperty(false), end = Subject<Void, Never>()
                var left = 0
                stage.mount(
                    TextField("Code", text: text).onBlur { left += 1 }.disabled(isOff).id("code").endEditing(on: end))
                stage.probe.edit("code", to: "1")
                isOff.value = true
                end.send()
                try stage.expect(stage.probe.focused, nil)
                try stage.expect(left, 1)
            },
            Case("a clear button is there while its field has a text") { stage throws(ConformanceFailure) in
                let one = MutableProperty(""), two = MutableProperty("secret")
                let message = MutableProperty<String?>(nil), isOff = MutableProperty(false)
                stage.mount(
                    Column {
                        TextField("Name", text: one).message(message).clearButton("Clear", id: "clear-1").id("name")
                        SecureField("Password", text: two).clearButton("Clear", id: "clear-2").id("password")
                    }
                    .disabled(isOff))
                try stage.expectShown(
                    "field #name Name = ", "secureField #password Password = secret", "button #clear-2 Clear")
                stage.probe.tap("clear-1")
                stage.probe.edit("name", to: "ada")
                stage.probe.tap("clear-2")
                message.value = "Too short."
                try stage.expectShown(
                    "field #name Name = ada (Too short.)", "button #clear-1 Clear", "secureField #password Password = ")
                try stage.expect(stage.probe.focused, "password")
                isOff.value = true
                stage.probe.tap("clear-1")
                try stage.expect(one.value, "ada")
            },
            Case("who presses a button inside a control has not left it") { stage throws(ConformanceFailure) in
                var left: [String] = []
                stage.mount(
                    Column {
                        TextField("Name", text: MutableProperty("")).clearButton("Clear", id: "clear")
                            .onBlur { left.append("name") }.id("name")
                        Stepper("Seats", value: MutableProperty(1), in: 1...9).onBlur { left.append("seats") }.id(
                            "seats")
                    })
                stage.probe.edit("name", to: "ada")
                stage.probe.tap("clear")
                try stage.expect(stage.probe.focused, "name")
                try stage.expect(left, [])
                stage.probe.leave("name")
                stage.probe.step("seats", .up)
                stage.probe.step("seats", .up)
                try stage.expect(left, ["name"])
            },
            Case("a button is tapped while it is enabled") { stage throws(ConformanceFailure) in
                let isFilled = MutableProperty(false)
                var count = 0
                let action = Action<Void, Void, Never>(enabledIf: isFilled) { count += 1 }
                stage.mount(Button("Go", action: action).id("go"))
                stage.probe.tap("go")
                try stage.expectShown("button #go Go off")
                isFilled.value = true
                stage.probe.tap("go")
                try stage.expectShown("button #go Go")
                try stage.expect(count, 1)
            },
            Case("a link has two lines and leads somewhere") { stage throws(ConformanceFailure) in
                let subtitle = MutableProperty("below")
                var count = 0
                stage.mount(Link("Above", subtitle: subtitle, path: "/x") { count += 1 }.id("link"))
                subtitle.value = "beneath"
                try stage.expectShown("link #link Above / beneath")
                stage.probe.tap("link")
                try stage.expect(count, 1)
            },
            Case("an image is described") { stage throws(ConformanceFailure) in
                let description = MutableProperty("You")
                stage.mount(Avatar(.constant(nil), description: description).id("avatar"))
                try stage.expectShown("image #avatar You")
                description.value = "你"
                try stage.expectShown("image #avatar 你")
            },
            Case("progress is shown while something goes on") { stage throws(ConformanceFailure) in
                let isBusy = MutableProperty(false), text = MutableProperty("Wait")
                stage.mount(Column { Text("Form") }.busy(isBusy, text))
                isBusy.value = true
                try stage.expectShown("text Form", "progress #busy Wait")
                text.value = "请稍候"
                try stage.expectShown("text Form", "progress #busy 请稍候")
                isBusy.value = false
                try stage.expectShown("text Form")
            },
            Case("what is behind progress takes nothing") { stage throws(ConformanceFailure) in
                let isBusy = MutableProperty(false), name = MutableProperty(""), taps = MutableProperty(0)
                stage.mount(
                    Column {
                        TextField("Name", text: name).id("name")
                        Button("Save") { taps.value += 1 }.id("save")
                    }
                    .busy(isBusy, "Wait"))
                stage.probe.edit("name", to: "a")
                isBusy.value = true
                stage.probe.edit("name", to: "ab")
                stage.probe.tap("save")
                try stage.expect(name.value, "a")
                try stage.expect(taps.value, 0)
                try stage.expectShown("field #name Name = a", "button #save Save", "progress #busy Wait")
                isBusy.value = false
                stage.probe.edit("name", to: "ac")
                stage.probe.tap("save")
                try stage.expect(name.value, "ac")
                try stage.expect(taps.value, 1)
            },
            Case("one toast is shown for four seconds") { stage throws(ConformanceFailure) in
                let messages = Subject<String, Never>()
                stage.mount(Text("Form").toast(messages))
                messages.send("One")
                messages.send("Two")
                try stage.expectShown("text Form", "toast #toast Two")
                stage.time.advance(by: .seconds(4))
                try stage.expectShown("text Form")
            },
            Case("editing moves the focus and ending it takes it") { stage throws(ConformanceFailure) in
                let end = Subject<Void, Never>()
                stage.mount(TextField("Code", text: MutableProperty("")).id("code").endEditing(on: end))
                stage.probe.edit("code", to: "1")
                try stage.expect(stage.probe.focused, "code")
                end.send()
                try stage.expect(stage.probe.focused, nil)
            },
        ]
    }
}
