internal import BinderyView

extension BackendConformance {
    static var structure: [Case] {
        [
            Case("views stand in the order in which they are said") { stage throws(ConformanceFailure) in
                stage.mount(
                    Column {
                        Text("1")
                        Row {
                            Text("2")
                            Spacer()
                            Text("3")
                        }
                        Text("4")
                    })
                try stage.expectShown("text 1", "text 2", "text 3", "text 4")
            },
            Case("what appears later appears in its place") { stage throws(ConformanceFailure) in
                let one = MutableProperty(false), two = MutableProperty(false)
                stage.mount(
                    Column {
                        Text("first")
                        When(one) {
                            Text("a")
                            When(two) { Text("b") }
                        }
                        When(two) {
                            Text("c")
                        } otherwise: {
                            Text("d")
                        }
                        Text("last")
                    })
                try stage.expectShown("text first", "text d", "text last")
                one.value = true
                two.value = true
                try stage.expectShown("text first", "text a", "text b", "text c", "text last")
                one.value = false
                try stage.expectShown("text first", "text c", "text last")
            },
            Case("rows are inserted, moved and removed") { stage throws(ConformanceFailure) in
                let items = MutableProperty([1, 2, 3])
                stage.mount(
                    Column {
                        ForEach(items, id: { $0 }) { item in
                            TextField("Row", text: MutableProperty("")).id("row-\(item.value)")
                        }
                        Text("end")
                    })
                stage.probe.edit("row-3", to: "three")
                items.value = [4, 3, 1]
                try stage.expectShown(
                    "field #row-4 Row = ", "field #row-3 Row = three", "field #row-1 Row = ", "text end")
                items.value = []
                try stage.expectShown("text end")
            },
            Case("what is hidden takes everything in it along") { stage throws(ConformanceFailure) in
                let isHidden = MutableProperty(true)
                stage.mount(Column { Text("in") }.hidden(isHidden))
                try stage.expectShown()
                isHidden.value = false
                try stage.expectShown("text in")
            },
        ]
    }
}
