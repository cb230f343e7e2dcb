internal import Bindery
internal import BinderyView

/// Why what is picked is as it is; and the value of a picked source, to be edited.
struct AnswerPane: View {
    let model: InspectorModel
    let texts: InspectorTexts

    var body: some View {
        let (model, texts) = (model, texts)
        let picked = Property { () -> TraceGraph.Node? in
            model.isGone ? nil : model.graph?.nodes.first { $0.id == model.node }
        }
        let nodes = Property {
            model.node == nil ? model.elements.first { $0.id == model.element }?.attributes.flatMap(\.nodes) ?? [] : []
        }
        let place = Property {
            let element = model.node == nil ? model.elements.first { $0.id == model.element } : nil
            return element?.place.map { InspectorModel.AnswerLine(id: 0, depth: 0, text: $0) }
        }
        return Element("aside") {
            Element("h2", text: texts.why)
            When(model.$answers.map(\.isEmpty)) {
                Element("p", text: model.$isGone.map { $0 ? texts.gone : texts.hint(canPick: model.canPick) })
                    .class("inspector-hint").id("inspector-hint")
            }
            When(place.map { $0 != nil }) {
                Element("p") {
                    Element("span", text: place.map { $0?.text ?? "" })
                    editorLink(place.map { $0 ?? InspectorModel.AnswerLine(id: 0, depth: 0, text: "") })
                }
                .class("inspector-code").id("inspector-place")
            }
            When(picked.map { $0?.isEditable == true }) {
                Element("div") {
                    TextField(texts.value, text: model.$draft).onSubmit { model.write() }.id("inspector-value")
                    Button(texts.write) { model.write() }.id("inspector-write")
                    When(model.$isRefused) { Text(texts.refused).id("inspector-refused") }
                }
                .class("inspector-editor")
            }
            Element("div") {
                ForEach(model.$answers) { answer in
                    Element("section") {
                        Element("h3", text: answer.map(\.title))
                        ForEach(answer.map(\.lines)) { line in
                            Element("p") {
                                Element("span", text: line.map(\.text))
                                editorLink(line)
                            }
                            .class("inspector-code")
                            .attribute("data-depth", line.map { "\(min($0.depth, 8))" })
                        }
                    }
                }
            }
            .attribute("aria-live", "polite")
            .id("inspector-answers")
            When(model.$dependencies.map { !$0.isEmpty }) {
                Element("section") {
                    Element("h2", text: texts.dependencies)
                    ForEach(model.$dependencies) { line in
                        Element("p") {
                            Element("button", text: line.map(\.text)).attribute("type", "button")
                                .class("inspector-link inspector-code")
                                .on(.click) { model.pick(node: line.value.id) }
                            editorLink(line)
                        }
                        .attribute("data-depth", line.map { "\($0.depth)" })
                    }
                }
                .id("inspector-dependencies")
            }
            When(nodes.map { !$0.isEmpty }) {
                Button(texts.showInGraph) { if let node = nodes.value.first { model.show(inGraph: node) } }
                    .id("inspector-show-in-graph")
            }
        }
        .class("inspector-answer")
        .attribute("aria-label", texts.why)
    }

    private func editorLink(_ line: Property<InspectorModel.AnswerLine>) -> some View {
        EditorLink(server: model.server, location: line.map(\.location), texts: texts)
    }
}
