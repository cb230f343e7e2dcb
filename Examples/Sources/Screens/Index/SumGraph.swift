import BinderyView
import ShowcaseModels

/// Counts the changes of the properties of a `Sum`.
final class SumChanges {
    @Reactive private(set) var a = 0
    @Reactive private(set) var b = 0
    @Reactive private(set) var c = 0
    private let bag = DisposeBag()

    init(of sum: Sum) {
        sum.$a.observeChanges { [weak self] _ in self?.a += 1 }.disposed(by: bag)
        sum.$b.observeChanges { [weak self] _ in self?.b += 1 }.disposed(by: bag)
        sum.c.observeChanges { [weak self] _ in self?.c += 1 }.disposed(by: bag)
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
            edge(from: (110, 32), to: (200, 60), changes: changes.$a)
            edge(from: (110, 108), to: (200, 80), changes: changes.$b)
            node("a", at: (10, 10), value: sum.$a, changes: changes.$a)
            node("b", at: (10, 86), value: sum.$b, changes: changes.$b)
            node("c", at: (200, 48), value: sum.c, changes: changes.$c)
        }
        .class("start-graph").attribute("viewBox", "0 0 310 140").attribute("aria-hidden", "true")
        .attribute("translate", "no")
        Text(summary).style(.caption).color(.secondary).id("changes")
    }

    private var summary: Property<String> {
        let changes = changes
        return texts.text { "\($0(.changesSoFar)) a \(changes.a) · b \(changes.b) · c \(changes.c)" }
    }

    private func node(
        _ name: String, at place: (x: Int, y: Int), value: Property<Int>, changes: Property<Int>
    ) -> some View {
        lit(
            Element("g") {
                Element("rect").attribute("width", "100").attribute("height", "44").attribute("rx", "10")
                Element("text", text: name).attribute("x", "12").attribute("y", "27").class("start-name")
                Element("text", text: value.map { "\($0)" }).attribute("x", "88").attribute("y", "27")
                    .class("start-value")
            }
            .attribute("transform", "translate(\(place.x) \(place.y))"), when: changes)
    }

    private func edge(from: (x: Int, y: Int), to: (x: Int, y: Int), changes: Property<Int>) -> some View {
        let middle = (from.x + to.x) / 2
        return lit(
            Element("path")
                .attribute("d", "M\(from.x) \(from.y) C\(middle) \(from.y) \(middle) \(to.y) \(to.x) \(to.y)"),
            when: changes)
    }

    /// Two classes in turn, since an animation runs again only under another name.
    private func lit<Content: View>(_ element: Element<Content>, when changes: Property<Int>) -> some View {
        element.class("start-lit-once", when: changes.map { $0 % 2 == 1 })
            .class("start-lit-again", when: changes.map { $0 > 0 && $0 % 2 == 0 })
    }
}
