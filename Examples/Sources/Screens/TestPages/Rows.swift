import BinderyView
import ShowcaseModels

/// A list with all features of lists, and buttons that make them difficult.
struct Rows: View {
    let model: RowsModel
    let navigator: Navigator<AppRoute>

    var body: some View {
        let model = model
        Screen("rows", title: "Rows") {
            Column(spacing: 2) {
                Row {
                    Button("Fill") { model.fill(100_000) }.id("fill")
                    Button("Some") { model.fill(2000) }.id("some")
                    Button("Above") { model.insert(at: 0) }.id("above")
                    Button("Below 2") { model.insert(at: 2) }.id("second")
                    Button("Remove 2") { model.rows.removeSubrange(1..<3) }.id("remove")
                    Button("Last first") { model.rows.move(from: 9, to: 0) }.id("move")
                    Button("Clear") { model.rows.removeAll() }.id("clear")
                    Button("Row 70") { model.position.scroll(to: 70) }.id("to-70")
                    Button("Away") { navigator.push(.typing) }.id("away")
                    Button("Tall", tapped: { model.isTall.toggle() }).id("tall")
                    Button("Offline") { model.isOffline.toggle() }.id("offline")
                    Button("Top") { model.position.scrollToTop() }
                        .hidden(model.position.isBeyondFirstPage.map { !$0 }).id("top")
                }
                Row {
                    Text(model.$opened).id("opened")
                    Text(model.$selected.map { "\($0.sorted())" }).id("selected")
                    Text(model.position.visible.map { "\($0)" }).id("visible")
                    Text(model.presses.map { "\($0) likes" }).id("likes")
                    Text(model.loads.map { "\($0) loads" }).id("loads")
                    Text(model.refreshes.map { "\($0) refreshes" }).id("refreshes")
                    Text(model.$note).id("note-text")
                }
                List(model.rows) { row in RowContent(model: model, row: row) }
                    .selection(model.$selected)
                    .onOpen { model.opened = "row \($0.id)" }
                    .refreshing(by: model.refresh)
                    .loadingMore(by: model.loadMore, while: model.hasMore)
                    .position(model.position)
                    .id("list")
            }
            .width(700)
        }
        .saved(model)
    }
}

struct SectionedRows: View {
    let model: RowsModel

    var body: some View {
        let model = model
        Screen("sections", title: "Sections") {
            Column(spacing: 2) {
                Row {
                    Button("Switch 4") { model.rows[4].kind = model.rows[4].kind == "a" ? "b" : "a" }.id("switch")
                    Button("Fill") { model.fill(1000) }.id("fill")
                    Button("Only a") { model.rows.removeAll { $0.kind == "b" } }.id("only")
                }
                List(sections: model.rows.grouped(by: \.kind)) { section in
                    Text(section.elements.count.map { "Section \(section.key) with \($0)" }).style(.headline)
                } row: { row in
                    RowContent(model: model, row: row)
                }
                .onMove(model.moveInSections)
                .id("list")
            }
        }
        .saved(model)
    }
}

private struct RowContent: View {
    let model: RowsModel
    let row: Property<TestRow>

    var body: some View {
        let model = model
        let lines = row.combine(model.$isTall) { $0.lines + ($1 ? 1 : 0) }
        Row {
            Column(spacing: 0) {
                Text(row.map { "Row \($0.id)" }).style(.headline).id("name")
                Text(lines.map { Array(repeating: "A line of text.", count: $0).joined(separator: " ") }).style(
                    .caption)
                When(lines.map { $0 > 1 }) { Text("and another one").style(.caption) }
            }
            When(.constant(row.value.id % 10 == 3)) { TextField("Note", text: model.$note).id("note") }
            Button("Like") { model.presses.value += 1 }.id("like")
        }
    }
}
