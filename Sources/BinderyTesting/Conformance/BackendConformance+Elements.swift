internal import BinderyView

extension BackendConformance {
    static var elements: [Case] {
        [
            Case("an element has the tag, the classes and the text that its view gives it") {
                stage throws(ConformanceFailure) in
                let title = MutableProperty("one"), isDone = MutableProperty(false)
                stage.mount(
                    Element("section") {
                        Element("h1", text: title).class("my big").class("done", when: isDone).id("title")
                    }
                    .class("my"))
                try stage.expectShown("section.my", "h1.my.big #title one")
                title.value = "<two> & \"three\""
                isDone.value = true
                try stage.expectShown("section.my", "h1.my.big.done #title <two> & \"three\"")
                isDone.value = false
                try stage.expectShown("section.my", "h1.my.big #title <two> & \"three\"")
            },
            Case("an element changes like any other view") { stage throws(ConformanceFailure) in
                let isHidden = MutableProperty(false), isThere = MutableProperty(true)
                stage.mount(
                    Element("ul") {
                        When(isThere) { Element("li", text: "a").class("my").id("a") }
                        Element("li") { Text("b").id("b") }.class("my").hidden(isHidden)
                    }
                    .class("my"))
                try stage.expectShown("ul.my", "li.my #a a", "li.my", "text #b b")
                isHidden.value = true
                try stage.expectShown("ul.my", "li.my #a a")
                isThere.value = false
                isHidden.value = false
                try stage.expectShown("ul.my", "li.my", "text #b b")
            },
            Case("a text in an element and its property are the same") { stage throws(ConformanceFailure) in
                let text = MutableProperty("start")
                var submitted: [String] = [], left: [String] = []
                stage.mount(
                    Element("input").class("my").value(text).onSubmit { submitted.append(text.value) }
                        .onBlur { left.append(text.value) }.id("new"))
                stage.probe.edit("new", to: "typed")
                try stage.expect(text.value, "typed")
                stage.probe.leave("new")
                try stage.expect(left, ["typed"])
                stage.probe.submit("new")
                try stage.expect(submitted, ["typed"])
                text.value = ""
                try stage.expectValue(of: "new", "")
            },
            Case("a check box in an element and its property are the same") { stage throws(ConformanceFailure) in
                let isOn = MutableProperty(false)
                stage.mount(Element("input").class("my").attribute("type", "checkbox").checked(isOn).id("all"))
                stage.probe.toggle("all")
                try stage.expect(isOn.value, true)
                isOn.value = false
                try stage.expectValue(of: "all", "off")
            },
            Case("a check box shows a condition, which decides what becomes of a choice") {
                stage throws(ConformanceFailure) in
                let parts = MutableProperty([true, false]), isFrozen = MutableProperty(false)
                stage.mount(
                    Element("input").class("my").attribute("type", "checkbox")
                        .checked(parts.map { !$0.contains(false) }) { isOn in
                            if !isFrozen.value { parts.value = [isOn, isOn] }
                        }
                        .id("all"))
                try stage.expectValue(of: "all", "off")
                stage.probe.toggle("all")
                try stage.expect(parts.value, [true, true])
                try stage.expectValue(of: "all", "on")
                parts.value = [false, true]
                try stage.expectValue(of: "all", "off")
                isFrozen.value = true
                stage.probe.toggle("all")
                try stage.expectValue(of: "all", "off")
                isFrozen.value = false
                stage.probe.toggle("all")
                try stage.expect(parts.value, [true, true])
            },
            Case("the innermost view that handles an event receives it") { stage throws(ConformanceFailure) in
                var seen: [String] = []
                stage.mount(
                    Element("div") {
                        Element("p", text: "in").on(.doubleClick) { seen.append("inner") }.id("in")
                        Element("p", text: "by").id("by")
                    }
                    .on(.doubleClick) { seen.append("outer") }.onKey(.escape) { seen.append("escape") })
                stage.probe.send("in", Rendering.EventKind("dblclick"), .none)
                stage.probe.send("by", Rendering.EventKind("dblclick"), .none)
                try stage.expect(seen, ["inner", "outer"])
                stage.probe.send(
                    "in", Rendering.EventKind("keydown", detail: .key, key: KeyPress(.escape)), .key(KeyPress(.escape)))
                try stage.expect(seen, ["inner", "outer", "escape"])
            },
            Case("a pointer is reported with its position in the view") { stage throws(ConformanceFailure) in
                var seen: [PointerPosition] = []
                let position = PointerPosition(
                    x: 1.5, y: -2, width: 100, height: 50, button: .secondary, modifiers: [.shift, .command])
                stage.mount(Element("div").on(.pointerDown) { seen.append($0) }.id("area"))
                stage.probe.send("area", Rendering.EventKind("pointerdown", detail: .pointer), .pointer(position))
                try stage.expect(seen, [position])
            },
            Case("a view that is disabled or hidden receives no event") {
                stage throws(ConformanceFailure) in
                let isOff = MutableProperty(true), isHidden = MutableProperty(false)
                var seen = 0
                stage.mount(
                    Column { Element("p", text: "x").on(.doubleClick) { seen += 1 }.id("x") }
                        .disabled(isOff).hidden(isHidden))
                let event = Rendering.EventKind("dblclick")
                stage.probe.send("x", event, .none)
                isOff.value = false
                isHidden.value = true
                stage.probe.send("x", event, .none)
                isHidden.value = false
                try stage.expect(seen, 0)
                stage.probe.send("x", event, .none)
                try stage.expect(seen, 1)
            },
            Case("an element that is a button is tapped") { stage throws(ConformanceFailure) in
                var taps = 0
                stage.mount(
                    Element("div") {
                        Element("button", text: "Go").on(.click) { taps += 1 }.id("go")
                        Element("button", text: "Browser").id("native")
                    })
                stage.probe.tap("go")
                stage.probe.tap("native")
                try stage.expect(taps, 1)
            },
            Case("a custom control is shown by its body, or as the view around it says") {
                stage throws(ConformanceFailure) in
                let level = MutableProperty(3)
                stage.mount(
                    Column {
                        Gauge(level: level)
                        Column { Gauge(level: level) }.showing(Gauge.self) { gauge in
                            Text(gauge.level.map { "level \($0)" }).id("text")
                            gauge
                        }
                    })
                try stage.expectShown("text 3", "text #text level 3", "text 3")
                level.value = 4
                try stage.expectShown("text 4", "text #text level 4", "text 4")
            },
        ]
    }
}

private struct Gauge: CustomControl {
    let level: Property<Int>

    var body: some View { Text(level.map { "\($0)" }) }
}
