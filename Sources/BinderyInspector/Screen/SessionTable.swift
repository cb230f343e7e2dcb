internal import Bindery
internal import BinderyView

/// The sessions of the server, with their figures.
struct SessionTable: View {
    let model: InspectorModel
    let texts: InspectorTexts.Sessions

    var body: some View {
        let (model, texts) = (model, texts)
        return Element("section") {
            Element("h2", text: texts.title)
            When(Property { model.memory != nil }) {
                Element("p", text: Property { texts.memory(model.memory ?? 0, max(model.sessions.count, 1)) })
                    .class("inspector-hint").id("inspector-memory")
            }
            Element("div") {
                Element("table") {
                    Element("thead") {
                        Element("tr") {
                            ForEach(.constant(texts.columns), id: \.self) { name in
                                Element("th", text: name).attribute("scope", "col")
                            }
                        }
                    }
                    Element("tbody") {
                        ForEach(Property { model.sessions }) { session in
                            Element("tr") {
                                Element("td") {
                                    Element("button", text: session.map { "\($0.id)  \($0.path)" })
                                        .attribute("type", "button").class("inspector-link inspector-code")
                                        .on(.click) { model.selection = session.value.id }
                                }
                                Element("td", text: session.map { texts.state($0.figures.isConnected, $0.isTraced) })
                                Element("td", text: session.map { $0.figures.latency.map(InspectorNumbers.time) ?? "" })
                                Element("td", text: session.map { "\($0.figures.frames)" })
                                Element("td", text: session.map { InspectorNumbers.size($0.figures.bytes) })
                                Element("td", text: session.map { InspectorNumbers.size($0.figures.waiting) })
                                Element("td", text: session.map { "\($0.figures.slowReads)" })
                            }
                        }
                    }
                }
                .class("inspector-table")
            }
            .class("inspector-scroller")
            .id("inspector-sessions")
        }
    }
}
