import BinderyView
import ShowcaseModels

struct Board: View {
    let model: BoardModel
    let texts: Texts

    var body: some View {
        let words = texts.workshop
        Column(spacing: 5) {
            Row(spacing: 3) {
                Picker(words[.order], selection: model.$order, choices: .constant(BoardModel.Order.allCases)) {
                    words[$0.title]
                }
                .id("order")
                Toggle(words[.paused], isOn: model.$isPaused).id("paused")
            }
            Grid(.adaptive(minimum: 340), spacing: 3) {
                ForEach(.constant(model.machines.map(\.id)), id: { $0 }) { chart(model.machines[$0.value]) }
            }
            table
        }
        .activating(model)
    }

    private func chart(_ machine: BoardModel.Machine) -> some View {
        Element("section") {
            Row {
                Text(machine.name).style(.headline)
                Spacer()
                Text(machine.latest.map(percent)).id("latest-\(machine.id)")
            }
            Element("div") {
                Element("svg") {
                    Element("polyline").attribute("points", machine.loads.map(points))
                }
                .class("board-chart").attribute("viewBox", "0 0 590 100").attribute("preserveAspectRatio", "none")
                Element("span", text: percent(100))
                Element("span", text: percent(0))
                Element("span", text: texts.workshop.text { $0(.secondsAgo).filling("\(BoardModel.length / 5)") })
                Element("span", text: texts.workshop[.now])
            }
            .class("board-plot").attribute("aria-hidden", "true")
        }
        .class("start-panel")
    }

    private var table: some View {
        let words = texts.workshop
        return Element("table") {
            Element("thead") {
                Element("tr") {
                    heading(words[.machine], .name)
                    heading(words[.load], .load)
                    Element("th", text: words[.average])
                    Element("th", text: words[.peak])
                }
            }
            Element("tbody") {
                ForEach(model.sorted, id: { $0 }) { id in
                    let machine = model.machines[id.value]
                    Element("tr") {
                        Element("td", text: machine.name)
                        Element("td", text: machine.latest.map(percent))
                        Element("td", text: machine.average.map(percent))
                        Element("td", text: machine.peak.map(percent))
                    }
                    .id("machine-\(id.value)")
                }
            }
        }
        .class("board-table").id("table")
    }

    /// The heading of a column, by whose press the table is sorted, and by another one in the other direction.
    private func heading(_ title: some Wording, _ order: BoardModel.Order) -> some View {
        Element("th") {
            Button(title) { model.sort(by: order) }.prominence(.plain).id("by-\(order)")
        }
        .attribute(
            "aria-sort",
            model.$order.combine(model.$isReversed) { shown, isReversed in
                shown != order ? nil : (order == .name) != isReversed ? "ascending" : "descending"
            })
    }

    private func points(_ loads: [Double]) -> String {
        // The latest is at the right edge, also while there are only a few.
        let start = BoardModel.length - loads.count
        return loads.enumerated().map { "\((start + $0) * 10),\(Int(100 - $1))" }.joined(separator: " ")
    }

    private func percent(_ load: Double) -> String { "\(Int(load))%" }
}
