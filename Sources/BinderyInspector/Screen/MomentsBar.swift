internal import Bindery
internal import BinderyView

/// Steps back and forth through the states of the session.
struct MomentsBar: View {
    let model: InspectorModel
    let texts: InspectorTexts

    var body: some View {
        let (model, all, texts) = (model, texts, texts.moments)
        return Element("section") {
            Element("div") {
                Button(texts.back) { model.step(by: -1) }
                    .disabled(Property { !model.canStep(by: -1) }).id("inspector-back")
                Button(texts.forth) { model.step(by: 1) }
                    .disabled(Property { !model.canStep(by: 1) }).id("inspector-forth")
                Button(texts.toPresent) { model.returnToPresent() }
                    .disabled(Property { model.moments.isPresent }).id("inspector-present")
                Element("span", text: Property { Self.state(model.moments, all) }).class("inspector-note")
                    .attribute("role", "status").id("inspector-moment")
            }
            .class("inspector-buttons")
            When(Property { !model.remarks.isEmpty }) {
                Element("div") {
                    Element("p", text: texts.notUndone).class("inspector-hint")
                    Element("ul") {
                        ForEach(Property { model.remarks }) { remark in
                            Element("li", text: remark.map { texts.remark($0) })
                        }
                    }
                    .class("inspector-remarks")
                }
                .id("inspector-remarks")
            }
        }
        .class("inspector-moments")
        .attribute("aria-label", texts.title)
    }

    private static func state(_ list: MomentList, _ all: InspectorTexts) -> String {
        let texts = all.moments
        guard let index = list.index, !list.moments.isEmpty else { return "" }
        if list.isPresent { return texts.present(list.moments.count) }
        let place = texts.place(index + 1, list.moments.count)
        return list.event.map { place + texts.after(all.kind($0.kind), all.subject($0.subject)) } ?? place
    }
}
