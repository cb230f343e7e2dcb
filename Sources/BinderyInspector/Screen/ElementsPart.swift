internal import Bindery
internal import BinderyView

/// The elements of the page that follow the state of the program.
struct ElementsPart: View {
    let model: InspectorModel
    let texts: InspectorTexts

    var body: some View {
        let model = model
        let found = Property {
            let query = model.search.lowercased()
            return model.elements.filter { query.isEmpty || $0.name.lowercased().contains(query) }
        }
        let hint = texts.hint(canPick: model.canPick)
        let none = model.$search.map { $0.isEmpty ? hint : texts.noElements }
        return Element("div") {
            TextField(texts.search, text: model.$search).placeholder(texts.search).labelHidden().id("inspector-search")
            When(found.map(\.isEmpty)) { Element("p", text: none).class("inspector-hint").id("inspector-none") }
            Element("ul") {
                ForEach(found) { element in
                    Element("li") {
                        Element("button") {
                            Element("span", text: element.map(\.name)).class("inspector-code")
                            Element(
                                "span",
                                text: element.map {
                                    $0.attributes.map { texts.attributeName($0.name) }.joined(separator: " · ")
                                }
                            )
                            .class("inspector-note")
                        }
                        .attribute("type", "button")
                        .attribute("aria-pressed", Property { element.value.id == model.element ? "true" : "false" })
                        .class("inspector-row")
                        .on(.click) { model.pick(element: element.value.id) }
                    }
                }
            }
            .class("inspector-list")
            .attribute("aria-label", texts.elements)
            .id("inspector-elements")
        }
        .class("inspector-part")
    }
}
