import BinderyView
import ShowcaseModels

/// The lines of code of the seven tasks, here and in published solutions.
struct LinesOfTasks: View {
    let texts: Texts

    var body: some View {
        let words = texts.workshop
        Column(spacing: 2) {
            Text(words[.linesOfTasks]).style(.headline)
            Element("table") {
                Element("thead") {
                    Element("tr") {
                        Element("th", text: words[.task]).attribute("scope", "col")
                        Element("th", text: "Bindery").attribute("scope", "col")
                        ForEach(.constant(PublishedSolution.allCases), id: { $0 }) { solution in
                            Element("th") {
                                Element("a", text: solution.value.toolkit).attribute("href", solution.value.address)
                                    .attribute("target", "_blank").class("lines-source")
                            }
                            .attribute("scope", "col")
                        }
                    }
                }
                Element("tbody") {
                    ForEach(.constant(Array(WorkshopScreen.tasks.indices)), id: { $0 }) { row($0.value) }
                }
            }
            .class("board-table").accessibilityLabel(words[.linesOfTasks]).id("lines-of-tasks")
            Text(words[.linesOfTasksText]).style(.caption).color(.secondary)
        }
    }

    private func row(_ index: Int) -> some View {
        let task = WorkshopScreen.tasks[index]
        return Element("tr") {
            Element("th", text: texts.workshop[task.title]).attribute("scope", "row")
            Element("td", text: "\(task.lines)")
            ForEach(.constant(PublishedSolution.allCases), id: { $0 }) { solution in
                Element("td", text: "\(solution.value.lines[index])")
            }
        }
    }
}
