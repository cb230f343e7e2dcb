internal import BinderyView

extension BackendConformance {
    static var naming: [Case] {
        [
            Case("a control has its accessibility label and shows its title") { stage throws(ConformanceFailure) in
                let name = MutableProperty("Delete Noodles")
                stage.mount(
                    Column {
                        Button("Delete") {}.accessibilityLabel(name).id("delete")
                        Link("Open", subtitle: "", path: "/x") {}.accessibilityLabel("Open Noodles").id("open")
                        TextField("Search", text: MutableProperty("")).labelHidden().id("query")
                    })
                name.value = "Delete Soups"
                try stage.expectShown(
                    "button #delete Delete called Delete Soups", "link #open Open called Open Noodles",
                    "field #query Search = ")
            },
            Case("views are named together") { stage throws(ConformanceFailure) in
                stage.mount(
                    Column {
                        Column { Text("1") }.accessibilityLabel("Screens").id("screens")
                        Grid(.fixed(2)) { Text("2") }.accessibilityLabel("Offers")
                        Row { Text("3") }
                    })
                try stage.expectShown(
                    "group #screens called Screens", "text 1", "group called Offers", "text 2", "text 3")
            },
            Case("views are a landmark of a kind") { stage throws(ConformanceFailure) in
                stage.mount(
                    Column {
                        Column { Text("1") }.landmark(.navigation).accessibilityLabel("Screens").id("screens")
                        Row { Text("2") }.landmark(.search)
                    })
                try stage.expectShown(
                    "group #screens = navigation called Screens", "text 1", "group = search", "text 2")
            },
            Case("a part has a language of its own") { stage throws(ConformanceFailure) in
                let language = MutableProperty<String?>("zh-Hans")
                stage.mount(
                    Column {
                        Button("简体中文") {}.language("zh-Hans").id("chinese")
                        Text("你好").language(language)
                    })
                try stage.expectShown("button #chinese 简体中文 in zh-Hans", "text 你好 in zh-Hans")
                language.value = nil
                try stage.expectShown("button #chinese 简体中文 in zh-Hans", "text 你好")
            },
        ]
    }
}
