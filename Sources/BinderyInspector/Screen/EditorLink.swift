internal import Bindery
internal import BinderyView

/// Opens a place of the source in the editor, where the program knows the file.
struct EditorLink: View {
    let server: any InspectedServer
    /// Such as `Shop/Cart.swift:12`; nil if there is none.
    let location: Property<String?>
    let texts: InspectorTexts

    /// The first place that a text names.
    static func location(in text: String) -> String? {
        text.firstMatch(of: /[\w+]+\/[\w+.\-]+\.swift:\d+/).map { String($0.0) }
    }

    var body: some View {
        let (server, location, texts) = (server, location, texts)
        let address = location.map { $0.flatMap(server.editorAddress) }
        return When(address.map { $0 != nil }) {
            Element("a", text: "↗").class("inspector-editor-link").link(toEditor: address)
                .attribute("aria-label", location.map { "\(texts.openInEditor): \($0 ?? "")" })
        }
    }
}
