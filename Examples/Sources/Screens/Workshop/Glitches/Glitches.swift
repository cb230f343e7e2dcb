import BinderyView
import ShowcaseModels

struct Glitches: View {
    let model: GlitchesModel
    let texts: Texts

    var body: some View {
        let words = texts.workshop
        Column(spacing: 5) {
            Text(words[.glitchesText]).color(.secondary)
            Row(spacing: 4) {
                Text(model.$a.map { "a = \($0)" }).style(.headline).id("a")
                Button("a + 1", tapped: model.increment).prominence(.primary).id("increment")
            }
            Grid(.adaptive(minimum: 340), spacing: 3) {
                seen(words[.byCallbacks], model.$byCallbacks, id: "callbacks")
                seen(words[.byGraph], model.$byGraph, id: "graph")
            }
        }
    }

    private func seen(_ title: some Wording, _ values: Property<[GlitchesModel.Seen]>, id: String) -> some View {
        Element("section") {
            Text(title).style(.headline)
            Element("div") {
                ForEach(values.map { Array($0.suffix(12)) }) { seen in
                    Element("span", text: seen.map { "\($0.d)" }).class("glitch-value")
                        .class("glitch-wrong", when: seen.map { !$0.isRight })
                }
            }
            .class("glitch-values").id(id)
            Text(count(values)).style(.caption).color(.secondary).id("\(id)-count")
        }
        .class("start-panel")
    }

    private func count(_ values: Property<[GlitchesModel.Seen]>) -> Property<String> {
        texts.workshop.text { text in
            let all = values.value
            return text(.glitchCount).filling(["\(all.count)", "\(all.count(where: { !$0.isRight }))"])
        }
    }
}
