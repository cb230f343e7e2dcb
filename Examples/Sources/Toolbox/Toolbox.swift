import BinderyView
import BinderyWeb

/// What a developer adds to the toolkit: controls with scripts of foreign libraries, elements, events, commands,
/// styles.
struct Toolbox: View {
    let model: ToolboxModel

    var body: some View {
        Screen("toolbox", title: "Toolbox") {
            Column(spacing: 6) { sections }
        }
        .width(.wide)
        .theme(model.theme)
        .toast(failuresOf: model.measure) { "\($0)" }
        .toast(failuresOf: model.select) { "\($0)" }
    }

    @ViewBuilder private var sections: some View {
        Section("A chart with a library’s script") {
            LineChart(series: model.$series, calls: model.chart) { model.picked = "Picked \($0)" }.id("chart")
            Row {
                Button("Add a month", action: model.addMonth).id("add-month")
                Button("Size of the picture", action: model.measure).id("measure")
                Text(model.$picked).id("picked")
                Text(model.$size).id("size")
            }
        }
        Section("An editor with a library’s script") {
            CodeEditor(text: model.$source, calls: model.editor).id("editor")
            Row {
                Text(model.$source.map { "\($0.count) characters" }).id("count")
                Button("Upper case", action: model.capitalize).id("capitalize")
                Button("Select the first word", action: model.select).id("select")
                Text(model.$selected).id("selected")
            }
        }
        Section("A drawing, by pointer and keyboard") {
            DrawingPad(model: model.drawing)
            Text(model.drawing.lines.map { "\($0.count) lines" }).id("lines")
            Text(model.drawing.$corner).id("corner")
        }
        Section("A list that the user reorders") {
            Playlist(model: model.playlist)
            Toggle("Keep the order", isOn: model.playlist.$isLocked).id("locked")
        }
        .environment(PlayerKey.self, model.$player)
        Section("A theme, changed live") {
            Picker("Scheme", selection: model.$scheme, choices: .constant(Theme.Scheme.allCases)) { $0.rawValue }
                .id("scheme")
            Picker("Corners", selection: model.$corners, choices: .constant(Theme.Corners.allCases)) { $0.rawValue }
                .id("corners")
            Picker("Spacing", selection: model.$spacing, choices: .constant(Theme.Spacing.allCases)) { $0.rawValue }
                .id("spacing")
            Button("Purple accent", action: model.paint).prominence(.primary).id("paint")
        }
        Section("Commands that need no round trip") {
            Element("p", text: "The details").class("details").id("details")
            Row {
                Button("Details") {}.on(.click, do: .toggle("details"), .toggleClass("lit", of: "details"))
                    .id("toggle")
                Button("Change") { model.drawing.corner = "changed" }.id("change")
                Element("button", text: "Copy").class("button secondary")
                    .on(.click, do: .copy(from: "details")).id("copy")
            }
            Element("a", text: "A page elsewhere").attribute("href", "https://example.com/").id("elsewhere")
        }
    }
}

final class ToolboxModel {
    @Reactive var series = LineChart.Series(labels: ["Jan", "Feb", "Mar"], values: [3, 5, 4])
    @Reactive var picked = ""
    @Reactive var size = ""
    @Reactive var source = "let c = a + b"
    @Reactive var selected = ""
    @Reactive var scheme: Theme.Scheme
    @Reactive var corners = Theme.Corners.regular
    @Reactive var spacing = Theme.Spacing.regular
    @Reactive var player = "The radio"
    let playlist = PlaylistModel()
    let theme: Property<Theme>
    let paint: Action<Void, Void, Never>
    let drawing = DrawingModel()
    let chart = ScriptCalls()
    let editor = ScriptCalls()

    let addMonth: Action<Void, Void, Never>
    let capitalize: Action<Void, Void, Never>
    let measure: Action<Void, Void, ScriptFailure>
    let select: Action<Void, Void, ScriptFailure>

    init(scheme: Theme.Scheme = .system) {
        self.scheme = scheme
        let (series, source, size, selected) = (_series, _source, _size, _selected)
        let (chart, editor) = (chart, editor)
        let (scheme, corners, spacing) = (_scheme, _corners, _spacing)
        let accent = MutableProperty<Theme.Shade?>(nil)
        theme = Property {
            var theme = Theme()
            theme.scheme = scheme.value
            theme.corners = corners.value
            theme.spacing = spacing.value
            theme[.accent] = accent.value
            return theme
        }
        paint = Action {
            accent.value = Theme.Shade(
                light: Color(red: 0x7A, green: 0x1F, blue: 0x5C), dark: Color(red: 0xE9, green: 0x9B, blue: 0xD2))
        }
        addMonth = Action {
            series.value.labels.append("Month \(series.value.labels.count + 1)")
            series.value.values.append(Double(series.value.values.count * 2))
        }
        capitalize = Action { source.value = source.value.uppercased() }
        measure = Action { () async throws(ScriptFailure) in
            let picture: String = try await chart.call("picture", "image/png")
            size.value = picture.hasPrefix("data:image/png;base64,") ? "A picture" : "No picture"
        }
        select = Action { () async throws(ScriptFailure) in
            selected.value = try await editor.call("select", Selection(to: source.value.prefix { $0 != " " }.count))
        }
    }

    private struct Selection: Encodable {
        var line = 0
        var from = 0
        var to: Int
    }
}
