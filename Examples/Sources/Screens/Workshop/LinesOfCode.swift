import BinderyView
import ShowcaseModels

/// The lines of code of screens, here and in published solutions.
struct LinesOfCode: View {
    let id: String
    let title: WorkshopPhrase
    let explanation: WorkshopPhrase
    let screens: [WorkshopScreen]
    let solutions: [PublishedSolution]
    let texts: Texts

    var body: some View {
        let words = texts.workshop
        Column(spacing: 2) {
            Text(words[title]).style(.headline)
            table
            Text(words[explanation]).style(.caption).color(.secondary)
        }
    }

    private var table: some View {
        let words = texts.workshop
        // Scrolled by keys where it is wider than the window.
        return Element("div") {
            Element("table") {
                Element("thead") {
                    Element("tr") {
                        Element("th", text: words[.task]).attribute("scope", "col")
                        Element("th", text: "Bindery").attribute("scope", "col")
                        ForEach(.constant(solutions), id: \.toolkit) { solution in
                            Element("th") {
                                Element("a", text: solution.value.toolkit).attribute("href", solution.value.address)
                                    .attribute("target", "_blank").class("lines-source")
                            }
                            .attribute("scope", "col")
                        }
                    }
                }
                Element("tbody") { ForEach(.constant(Array(screens.indices)), id: { $0 }) { row($0.value) } }
            }
            .class("board-table").accessibilityLabel(words[title]).id(id)
        }
        .class("table-scroll").attribute("tabindex", "0").attribute("role", "region").accessibilityLabel(words[title])
    }

    private func row(_ index: Int) -> some View {
        let screen = screens[index]
        return Element("tr") {
            Element("th", text: texts.workshop[screen.title]).attribute("scope", "row")
            Element("td", text: "\(screen.lines)")
            ForEach(.constant(solutions), id: \.toolkit) { Element("td", text: "\($0.value.lines[index])") }
        }
    }
}
