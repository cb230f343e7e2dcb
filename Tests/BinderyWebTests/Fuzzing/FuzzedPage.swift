import BinderyView

@testable import BinderyWeb

/// Pages that together contain every control, most of which can be disabled and hidden.
struct FuzzedPage: View {
    let model: FuzzedModel
    /// Called with the backend when the page is mounted, to compare what was sent with the server's state.
    let mounted: (WebBackend) -> Void

    var body: some View {
        Column {
            Witness(mounted: mounted)
            NavigationStack(model.navigator) { route in
                Screen("screen", title: route.path) {
                    content(of: route)
                }
            }
        }
        .toast(model.notices).saved(model)
    }

    private func content(of route: FuzzedRoute) -> AnyView {
        switch route {
        case .start: AnyView(start)
        case .fields: AnyView(fields)
        case .choices: AnyView(choices)
        case .buttons: AnyView(buttons)
        case .list: AnyView(list)
        case .pictures: AnyView(pictures)
        case .toolbox: AnyView(toolbox)
        case .guarded: AnyView(guarded)
        case .everything: AnyView(everything)
        case .page(let number): AnyView(page(number))
        }
    }

    @ViewBuilder private var everything: some View {
        start
        fields
        choices
        buttons
        pictures
        toolbox
    }

    @ViewBuilder private var start: some View {
        let model = model
        Link("Fields", subtitle: model.$note, path: "/fields") { [model] in
            model.act()
            model.navigator.push(.fields)
        }
        Link("List", subtitle: model.$note, path: "/list") { [model] in
            model.act()
            model.navigator.present(.list)
        }
        Tabs("Tabs", selection: model.$tab) {
            Tab("Zero", tag: 0) { Button("Zero") { [model] in model.act() } }
            Tab("One", tag: 1) { TextField("One", text: model.$name) }
            Tab("Two", tag: 2) { Text(model.$note) }
        }
        Menu("Menu") {
            MenuItem("First") { [model] in model.act(unlessDisabled: true) }
            When(model.$isOn) { MenuItem("Second") { [model] in model.act(unlessDisabled: true) } }
        }
        .disabled(model.$isDisabled)
    }

    @ViewBuilder private var pictures: some View {
        let model = model
        let content = { [model] (banner: Property<Int>) in
            Link(path: "/page/1") {
                Image(.constant(.path("/b.png")), description: banner.map { "\($0)" })
            } followed: {
                model.act()
                model.navigator.push(.page(banner.value))
            }
        }
        Carousel("Carousel", items: model.banners, id: { $0 }, every: .seconds(3), content: content)
        HighlightedText(model.$note.map { [TextPiece($0, isMarked: true)] })
    }

    @ViewBuilder private var fields: some View {
        let model = model
        Form {
            Section("Section") {
                TextField("Name", text: model.$name).clearButton("Clear", id: "clear").onSubmit { [model] in
                    model.act(unlessDisabled: true, unlessHidden: true)
                }
                TextField("Code", value: model.$code, by: .integer(in: 0...99), commit: .onBlur)
                SecureField("Secret", text: model.$secret)
                TextArea("Story", text: model.$story)
            }
            .disabled(model.$isDisabled)
            .hidden(model.$isHidden)
        }
    }

    @ViewBuilder private var choices: some View {
        let model = model
        Form {
            Section("Section") {
                Toggle("On", isOn: model.$isOn)
                Checkbox("Ticked", isOn: model.$isTicked)
                Slider("Volume", value: model.$volume, in: 0...1, step: 0.25)
                Stepper("Seats", value: model.$seats, in: 1...4)
                Picker("Size", selection: model.$size, choices: model.$sizes) { "\($0)" }
            }
            .disabled(model.$isDisabled)
            .hidden(model.$isHidden)
        }
    }

    @ViewBuilder private var buttons: some View {
        let model = model
        Button("Press") { [model] in model.act(unlessDisabled: true, unlessHidden: true) }
            .disabled(model.$isDisabled).hidden(model.$isHidden)
        Button("Locked") { [model] in model.report("a button that is always disabled acted") }.disabled(.constant(true))
        Button("Ghost") { [model] in model.report("a button that is always hidden acted") }.hidden(.constant(true))
        Button("Ask", action: model.ask)
        Button("Note") { [model] in
            model.act()
            model.notices.send("noted")
        }
        Text(model.$note).id("note")
        EmptyView().confirm(model.question) { Confirm(title: $0, confirm: "Yes", isDestructive: true) }
            .sheet(isPresented: model.$isSheetOpen, title: model.$note) {
                TextField("In the sheet", text: model.$story)
                Button("In the sheet") { [model] in model.act() }
            }
    }

    @ViewBuilder private var list: some View {
        let model = model
        List(model.rows, id: { $0 }) { row in
            Row {
                Text(row.map { "Row \($0)" })
                Button("Like") { [model] in model.act(unlessDisabled: true) }.disabled(model.$isDisabled)
            }
        }
        .selection(model.$selected).onOpen { [model] _ in model.act() }.position(model.position)
        .onMove { [model] from, to in
            model.act()
            model.rows.move(from: from, to: to)
        }
        Badge(model.rows.count.map { "\($0)" })
    }

    @ViewBuilder private var toolbox: some View {
        let model = model
        let act = { [model] in model.act(unlessDisabled: true, unlessHidden: true) }
        Column {
            Element("section") { Text(model.$note) }
                .on(.doubleClick, perform: act).onKey(.escape, perform: act)
                .on(.pointerDown) { _ in act() }
            Element("div").script("meter", value: model.$seats, calls: model.calls)
                .onMessage("picked") { (_: Int) in act() }
            Button("Measure", action: model.measure)
            FilePicker("Files", uploads: model.uploads)
            Text("Drop").dropDestination(for: model.uploads)
            ForEach(model.banners, id: { $0 }) { banner in
                Row { Text(banner.map { "Banner \($0)" }) }
            }
            .onMove { [model] from, to in
                act()
                model.banners.value.insert(model.banners.value.remove(at: from), at: to)
            }
        }
        .disabled(model.$isDisabled).hidden(model.$isHidden)
    }

    @ViewBuilder private var guarded: some View {
        let model = model
        Button("Private") { [model] in
            model.act()
            if !model.isLoggedIn { model.report("a screen that a guard holds back acted") }
        }
    }

    @ViewBuilder private func page(_ number: Int) -> some View {
        let model = model
        let draft = FuzzedDraft()
        ProgressIndicator("Progress", value: model.$volume)
        Button("Next") { [model] in
            model.act()
            model.navigator.push(.page(number &+ 1))
        }
        TextField("Name", text: model.$name)
        TextField("Draft", text: draft.$draft).saved(draft)
    }
}

private final class FuzzedDraft: Restorable {
    @Reactive(.saved) var draft = ""
}

struct Witness: Rendering.PrimitiveView {
    let mounted: (WebBackend) -> Void

    func mount<B: Rendering.Backend>(in point: Rendering.MountPoint<B>) {
        if let backend = point.backend as? WebBackend { mounted(backend) }
    }
}
