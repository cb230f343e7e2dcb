import BinderyTesting
import BinderyView
import Testing

private final class Model {
    let phone = MutableProperty("")
    let isOpen = MutableProperty(true)
    let items = MutableProperty([1, 2])
    let volume = MutableProperty(0.5)
    let seats = MutableProperty(1)
    let isSheetOpen = MutableProperty(false)
    let messages = Subject<String, Never>()
    let login: Action<Void, Void, Never>

    init() {
        let phone = phone
        login = Action(enabledIf: phone.map { !$0.isEmpty }) {}
    }
}

private enum AppRoute: Route {
    case root, next

    init?(path: String) { return nil }

    var path: String { "/\(self)" }
}

private struct Everything: View {
    let model: Model
    let navigator: Navigator<AppRoute>

    var body: some View {
        NavigationStack(navigator) { route in
            Screen(route.path, title: model.phone) {
                TextField("Phone", text: model.phone).clearButton("Clear", id: "clear")
                    .onSubmit { model.login.execute() }.id("phone")
                SecureField("Code", text: model.phone).clearButton("Clear", id: "clear-code")
                Checkbox("Open", isOn: model.isOpen)
                Slider("Volume", value: model.volume, in: 0...1, step: 0.1)
                Stepper("Seats", value: model.seats, in: 0...9)
                Picker("Seats", selection: model.seats, choices: [1, 2], title: { "\($0)" })
                ProgressIndicator("Volume", value: model.volume)
                Button("Log in", action: model.login).disabled(model.isOpen.map { !$0 }).id("login")
                Button("Next") { navigator.push(.next) }.hidden(model.isOpen.map { !$0 }).id("next")
                When(model.isOpen) {
                    ForEach(model.items, id: { $0 }) { item in
                        Row {
                            Link(item.map { "\($0)" }, subtitle: model.phone, path: "/") { model.isOpen.value = false }
                            Avatar(item.map { "\($0)" }, description: model.phone)
                        }
                    }
                }
            }
            .busy(model.login.isExecuting, "…")
            .toast(model.messages)
            .sheet(isPresented: model.isSheetOpen, title: "Sheet") { TextArea("Phone", text: model.phone) }
            .endEditing(on: model.login.values)
        }
    }
}

/// A list, and controls that arrange others, with references to a model and to the backend.
private struct Arranged: View {
    let model: Model
    let rows: MutableListProperty<Int>
    let selected: MutableProperty<Int?>
    let position = ListPosition()
    let opened: (Int) -> Void

    var body: some View {
        let (model, position) = (model, position)
        Column {
            List(sections: rows.grouped { $0 % 2 }, id: { $0 }) { section in
                Text(section.elements.count.map { "\(section.key): \($0)" })
            } row: { row in
                Button("Up") { position.scrollToTop() }.badge(count: row)
            }
            .selection(selected).onOpen(opened).position(position)
            .refreshing(by: model.login).loadingMore(by: model.login, while: model.isOpen).id("list")
            Tabs("Parts", selection: model.seats) {
                Tab("One", tag: 1) { Grid(.fixed(2)) { Text(model.phone) } }
                Tab("Two", tag: 2) { HighlightedText(model.phone.map { [TextPiece($0, isMarked: true)] }) }.id("two")
            }
            Menu("More") { MenuItem("Open") { opened(model.seats.value) }.id("open") }.id("menu")
            Carousel("Items", items: model.items, id: { $0 }, current: selected) { item in
                Link(path: "/") {
                    Text(item.map { "\($0)" })
                } followed: {
                    opened(item.value)
                }
            }
            Divider()
        }
    }
}

/// A view that makes its own model and passes it to the test.
private struct Panel: View {
    let made: (Model) -> Void

    var body: some View {
        let model = Model()
        made(model)
        return Column { When(model.isOpen) { TextField("Phone", text: model.phone) } }.toast(model.messages)
    }
}

@Suite struct LeakTests {
    @Test func nothingOfTheViewsAndModelsIsLeftAfterClosing() throws {
        let time = VirtualScheduler()
        weak var model: Model?
        weak var phone: MutableProperty<String>?
        weak var navigator: Navigator<AppRoute>?
        let app = HeadlessApp(time: time) {
            let made = Model()
            let strong = Navigator<AppRoute>([.root])
            (model, phone, navigator) = (made, made.phone, strong)
            return Everything(model: made, navigator: strong)
        }
        try app.find("phone").type("138")
        try app.find("login").tap()
        time.run { model?.messages.send("Hello") }
        try app.find("next").tap()
        try app.find("phone").submit()
        try app.goBack()
        model?.items.value = [3, 2]
        try app.find("clear").tap()
        model?.isSheetOpen.value = true
        #expect(model != nil)
        app.close()
        #expect(model == nil)
        #expect(phone == nil)
        #expect(navigator == nil)
        #expect(app.backend.livingNodes.isEmpty)
    }

    @Test func nothingIsLeftOfListsAndOfWhatArrangesControls() throws {
        weak var model: Model?
        weak var rows: MutableListProperty<Int>?
        weak var selected: MutableProperty<Int?>?
        weak var backend: HeadlessBackend?
        var opened: [Int] = []
        do {
            let app = HeadlessApp {
                let made = (Model(), MutableListProperty(Array(0..<100)), MutableProperty<Int?>(nil))
                (model, rows, selected) = made
                return Arranged(model: made.0, rows: made.1, selected: made.2) { opened.append($0) }
            }
            backend = app.backend
            try app.find("row-2").open()
            try app.find("list").scrollToEnd()
            rows?.removeAll { $0 > 50 }
            try app.find("two").tap()
            #expect(opened == [2])
            #expect(backend != nil)
        }
        #expect(model == nil)
        #expect(rows == nil)
        #expect(selected == nil)
        #expect(backend == nil)
    }

    @Test func anAppThatIsDroppedClosesItself() {
        weak var model: Model?
        do {
            let app = HeadlessApp {
                let made = Model()
                model = made
                return TextField("Phone", text: made.phone).onSubmit { made.login.execute() }
            }
            #expect(app.tree != "")
            #expect(model != nil)
        }
        #expect(model == nil)
    }

    @Test func whatIsPoppedOrReplacedIsFreedAtOnce() throws {
        let isOpen = MutableProperty(true)
        weak var model: Model?
        let app = HeadlessApp {
            When(isOpen) { Panel { model = $0 } }
        }
        #expect(model != nil)
        isOpen.value = false
        #expect(model == nil)
        #expect(app.backend.livingNodes.isEmpty)
    }

    @Test func theModelMayOutliveTheInterface() {
        let model = Model()
        let app = HeadlessApp { Everything(model: model, navigator: Navigator([.root])) }
        app.close()
        model.phone.value = "1"
        model.isOpen.value = false
        model.items.value = []
        #expect(app.tree == "")
        #expect(app.backend.livingNodes.isEmpty)
    }
}
