internal import BinderyView

extension BackendConformance {
    static var choices: [Case] {
        [
            Case("a menu shows its items while it is open") { stage throws(ConformanceFailure) in
                let isOn = MutableProperty(true), isOff = MutableProperty(false)
                stage.mount(
                    Column {
                        Menu("More") {
                            MenuItem("Bold") { isOn.value.toggle() }.selected(isOn).id("bold")
                            Divider()
                            MenuItem("Delete", isDestructive: true) {}.disabled(isOff).id("delete")
                        }
                        .id("more")
                        Button("Other") {}.id("other")
                    })
                try stage.expectShown("menu #more More", "button #other Other")
                stage.probe.tap("bold")
                try stage.expect(isOn.value, true)
                stage.probe.tap("more")
                isOff.value = true
                try stage.expectShown(
                    "menu #more More", "menuItem #bold Bold = on", "divider", "menuItem #delete Delete off",
                    "button #other Other")
                stage.probe.tap("bold")
                try stage.expect(isOn.value, false)
                try stage.expectShown("menu #more More", "button #other Other")
                stage.probe.tap("more")
                stage.probe.tap("other")
                try stage.expectShown("menu #more More", "button #other Other")
            },
            Case("the items of a menu may change, and a disabled one does nothing") {
                stage throws(ConformanceFailure) in
                let names = MutableProperty(["a", "b"]), isOff = MutableProperty(true), title = MutableProperty("More")
                var chosen: [String] = []
                stage.mount(
                    Menu(title) {
                        ForEach(names, id: { $0 }) { name in
                            MenuItem(name) { chosen.append(name.value) }.id(name.value)
                        }
                    }
                    .disabled(isOff).id("more"))
                stage.probe.tap("more")
                try stage.expectShown("menu #more More off")
                isOff.value = false
                title.value = "更多"
                stage.probe.tap("more")
                names.value = ["b", "c"]
                try stage.expectShown("menu #more 更多", "menuItem #b b", "menuItem #c c")
                stage.probe.tap("c")
                try stage.expect(chosen, ["c"])
            },
            Case("the content of the chosen tab is shown and the others keep their state") {
                stage throws(ConformanceFailure) in
                let part = MutableProperty(1), title = MutableProperty("One"), isOff = MutableProperty(false)
                stage.mount(
                    Tabs("Parts", selection: part) {
                        Tab(title, tag: 1) { TextField("Name", text: MutableProperty("")).id("name") }.id("tab-1")
                        Tab("Two", tag: 2) { Text("two") }.id("tab-2")
                    }
                    .disabled(isOff))
                stage.probe.edit("name", to: "Ada")
                stage.probe.tap("tab-2")
                title.value = "一"
                try stage.expectShown("tab #tab-1 一", "tab #tab-2 Two = on", "text two")
                part.value = 1
                try stage.expectShown("tab #tab-1 一 = on", "tab #tab-2 Two", "field #name Name = Ada")
                isOff.value = true
                stage.probe.tap("tab-2")
                try stage.expect(part.value, 1)
                part.value = 3
                try stage.expectShown("tab #tab-1 一 off", "tab #tab-2 Two off")
            },
            Case("a carousel shows one item and goes on by itself, unless it is held") {
                stage throws(ConformanceFailure) in
                let items = MutableProperty<[String]>([]), label = MutableProperty("Offers")
                stage.mount(Carousel(label, items: items, id: { $0 }) { Text($0) }.id("offers"))
                try stage.expectShown()
                items.value = ["a", "b", "c"]
                try stage.expectShown("carousel #offers Offers = 1 of 3", "text a")
                stage.time.advance(by: .seconds(5))
                label.value = "优惠"
                try stage.expectShown("carousel #offers 优惠 = 2 of 3", "text b")
                stage.probe.hold("offers", true)
                stage.time.advance(by: .seconds(60))
                try stage.expectShown("carousel #offers 优惠 = 2 of 3", "text b")
                stage.probe.hold("offers", false)
                items.value = ["z", "b"]
                stage.time.advance(by: .seconds(5))
                try stage.expectShown("carousel #offers 优惠 = 1 of 2", "text z")
            },
            Case("a carousel is moved and paused by its buttons") { stage throws(ConformanceFailure) in
                let current = MutableProperty<String?>("b"), isOff = MutableProperty(false)
                stage.mount(
                    Carousel("Offers", items: .constant(["a", "b", "c"]), id: { $0 }, current: current) { Text($0) }
                        .disabled(isOff).id("offers"))
                stage.probe.move("offers", .next)
                stage.probe.move("offers", .next)
                try stage.expectShown("carousel #offers Offers = 1 of 3", "text a")
                stage.probe.move("offers", .previous)
                try stage.expect(current.value, "c")
                stage.probe.move("offers", .to(1))
                stage.probe.togglePause("offers")
                stage.time.advance(by: .seconds(60))
                try stage.expectShown("carousel #offers Offers = 2 of 3 (paused)", "text b")
                isOff.value = true
                stage.probe.move("offers", .next)
                stage.probe.togglePause("offers")
                try stage.expectShown("carousel #offers Offers = 2 of 3 (paused) off", "text b")
            },
        ]
    }
}
