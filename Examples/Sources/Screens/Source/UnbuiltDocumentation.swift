import BinderyView
import ShowcaseModels

/// In place of the documentation, until it is built: how to build it.
struct UnbuiltDocumentation: View {
    let texts: Texts

    var body: some View {
        Screen("documentation", title: texts[.documentation]) {
            Column(spacing: 4) {
                Text(texts[.documentationUnbuilt]).id("message")
                Row(spacing: 4) {
                    Element("pre", text: "make docs").class("source-code command").attribute("translate", "no").id(
                        "command")
                    CopyButton(id: "command", subject: texts[.command].wording, texts: texts)
                }
                Text(texts[.documentationBuilt]).color(.secondary)
            }
        }
        .width(.reading)
    }
}
