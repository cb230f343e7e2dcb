import BinderyView
import ShowcaseModels

/// Counts the changes of the properties of a `Sum`.
struct SumChanges {
    let a, b, c: ChangeCount

    init(of sum: Sum) {
        a = ChangeCount(of: sum.$a)
        b = ChangeCount(of: sum.$b)
        c = ChangeCount(of: sum.c)
    }
}

/// The graph of a `Sum`. A property lights up when it changes.
struct SumGraph: View {
    let sum: Sum
    let texts: Texts

    // Counts from here: a restored sum has its numbers before the view is mounted.
    var body: some View { DrawnGraph(sum: sum, changes: SumChanges(of: sum), texts: texts) }
}

private struct DrawnGraph: View {
    let sum: Sum
    let changes: SumChanges
    let texts: Texts

    var body: some View {
        Element("svg") {
            DrawnEdge(from: (110, 32), to: (200, 60), changes: changes.a)
            DrawnEdge(from: (110, 108), to: (200, 80), changes: changes.b)
            node("a", at: (10, 10), value: sum.$a, changes: changes.a)
            node("b", at: (10, 86), value: sum.$b, changes: changes.b)
            node("c", at: (200, 48), value: sum.c, changes: changes.c)
        }
        .class("start-graph").attribute("viewBox", "0 0 310 140").attribute("aria-hidden", "true")
        .attribute("translate", "no")
        Text(summary).style(.caption).color(.secondary).id("changes")
    }

    private var summary: Property<String> {
        let changes = changes
        return texts.text { "\($0(.changesSoFar)) a \(changes.a.count) · b \(changes.b.count) · c \(changes.c.count)" }
    }

    private func node(
        _ name: String, at place: (x: Int, y: Int), value: Property<Int>, changes: ChangeCount
    ) -> some View {
        DrawnNode(name: name, place: place, value: value.map { "\($0)" }, changes: changes)
    }
}
