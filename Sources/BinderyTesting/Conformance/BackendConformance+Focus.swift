internal import BinderyView

extension BackendConformance {
    static var focus: [Case] {
        [
            Case("a control that asks for the focus while it is mounted gets it") { stage throws(ConformanceFailure) in
                let isThere = MutableProperty(false)
                stage.mount(
                    When(isThere) {
                        Column {
                            TextField("Code", text: MutableProperty("")).focus(on: Producer.just(())).id("code")
                            TextField("Name", text: MutableProperty("")).id("name")
                        }
                    })
                isThere.value = true
                try stage.expect(stage.probe.focused, "code")
            },
            Case("a control with autofocus gets the focus each time it appears") { stage throws(ConformanceFailure) in
                let isThere = MutableProperty(false)
                stage.mount(
                    Column {
                        Button("Other") {}.id("other")
                        When(isThere) { Row { TextField("Code", text: MutableProperty("")).autofocus().id("code") } }
                    })
                for _ in 1...2 {
                    stage.probe.tap("other")
                    isThere.value = true
                    try stage.expect(stage.probe.focused, "code")
                    isThere.value = false
                    try stage.expect(stage.probe.focused, nil)
                }
            },
            Case("a property is true while its control has the focus") { stage throws(ConformanceFailure) in
                let isFocused = MutableProperty(false)
                var seen: [Bool] = []
                let observation = isFocused.observeChanges { seen.append($0) }
                defer { observation.dispose() }
                stage.mount(TextField("Code", text: MutableProperty("")).focused(isFocused).id("code"))
                stage.probe.edit("code", to: "1")
                try stage.expect(isFocused.value, true)
                stage.probe.leave("code")
                try stage.expect(isFocused.value, false)
                isFocused.value = true
                try stage.expect(stage.probe.focused, "code")
                isFocused.value = false
                try stage.expect(stage.probe.focused, nil)
                try stage.expect(seen, [true, false, true, false])
            },
            Case("a property that is true at the start gives its control the focus") {
                stage throws(ConformanceFailure) in
                let isFocused = MutableProperty(true), isThere = MutableProperty(false)
                stage.mount(
                    When(isThere) { TextField("Code", text: MutableProperty("")).focused(isFocused).id("code") })
                isThere.value = true
                try stage.expect(stage.probe.focused, "code")
                isThere.value = false
                try stage.expect(isFocused.value, false)
            },
            Case("what cannot have the focus says so") { stage throws(ConformanceFailure) in
                let isFocused = MutableProperty(false), isOff = MutableProperty(true)
                stage.mount(
                    TextField("Code", text: MutableProperty("")).focused(isFocused).disabled(isOff).id("code"))
                isFocused.value = true
                try stage.expect(stage.probe.focused, nil)
                try stage.expect(isFocused.value, false)
            },
            Case("one property says which of several controls has the focus") { stage throws(ConformanceFailure) in
                let field = MutableProperty<String?>(nil)
                stage.mount(
                    Column {
                        TextField("Name", text: MutableProperty("")).focused(field, equals: "name").id("name")
                        TextField("Code", text: MutableProperty("")).focused(field, equals: "code").id("code")
                        Button("Go") {}.focused(field, equals: "go").id("go")
                    })
                stage.probe.edit("code", to: "1")
                try stage.expect(field.value, "code")
                for next in ["name", "code", "go"] {
                    field.value = next
                    try stage.expect(stage.probe.focused, next)
                    try stage.expect(field.value, next)
                }
                field.value = nil
                try stage.expect(stage.probe.focused, nil)
            },
        ]
    }
}
