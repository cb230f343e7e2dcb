internal import BinderyView

extension BackendConformance {
    static var marks: [Case] {
        [
            Case("a divider stands where it is said") { stage throws(ConformanceFailure) in
                stage.mount(
                    Column {
                        Text("1")
                        Divider()
                        Row {
                            Text("2")
                            Divider().id("upright")
                            Text("3")
                        }
                    })
                try stage.expectShown("text 1", "divider", "text 2", "divider #upright", "text 3")
            },
            Case("a badge with a number is hidden at zero and says the number itself") {
                stage throws(ConformanceFailure) in
                let count = MutableProperty(0), isHidden = MutableProperty(false)
                stage.mount(Badge(count: count) { "\($0) unread" }.id("unread").hidden(isHidden))
                try stage.expectShown()
                count.value = 3
                try stage.expectShown("badge #unread 3 = 3 unread")
                count.value = 120
                try stage.expectShown("badge #unread 99+ = 120 unread")
                isHidden.value = true
                try stage.expectShown()
            },
            Case("a badge at a view comes and goes, and is hidden with it") { stage throws(ConformanceFailure) in
                let count = MutableProperty(1), isHidden = MutableProperty(false), isOff = MutableProperty(false)
                var taps = 0
                stage.mount(
                    Button("Inbox") { taps += 1 }.badge(count: count).hidden(isHidden).disabled(isOff).id("inbox"))
                try stage.expectShown("button #inbox Inbox", "badge 1 = 1")
                stage.probe.tap("inbox")
                count.value = 0
                try stage.expectShown("button #inbox Inbox")
                count.value = 2
                isOff.value = true
                stage.probe.tap("inbox")
                try stage.expectShown("button #inbox Inbox off", "badge 2 = 2")
                isHidden.value = true
                try stage.expectShown()
                try stage.expect(taps, 1)
            },
            Case("a grid shows its views in order, whatever its columns") { stage throws(ConformanceFailure) in
                let items = MutableProperty([1, 2])
                stage.mount(
                    Column {
                        Grid(.adaptive(minimum: 120)) {
                            ForEach(items, id: { $0 }) { Text($0.map { "\($0)" }) }
                        }
                        Grid(.fixed(3)) {
                            Text("a")
                            Text("b")
                        }
                    })
                items.value = [3, 1]
                try stage.expectShown("text 3", "text 1", "text a", "text b")
            },
            Case("a link leads somewhere from whatever is in it") { stage throws(ConformanceFailure) in
                let isOff = MutableProperty(false)
                var count = 0
                stage.mount(
                    Link(path: "/x") {
                        Avatar(.constant(nil), description: "Ada")
                        Text("Ada")
                    } followed: {
                        count += 1
                    }
                    .disabled(isOff).id("card"))
                try stage.expectShown("link #card", "image Ada", "text Ada")
                stage.probe.tap("card")
                isOff.value = true
                stage.probe.tap("card")
                try stage.expectShown("link #card off", "image Ada", "text Ada")
                try stage.expect(count, 1)
            },
        ]
    }
}
