import BinderyView
import ShowcaseModels

/// Copies the text of another view.
struct CopyButton: View {
    /// The id of the view.
    let id: String
    let subject: Property<String>
    let texts: Texts
    private let copied = Subject<String, Never>()

    init(id: String, subject: Property<String>, texts: Texts) {
        self.id = id
        self.subject = subject
        self.texts = texts
    }

    var body: some View {
        Button(texts[.copy]) { copied.send(texts.now(.copied)) }
            .on(.click, do: .copy(from: id))
            .accessibilityLabel(about(texts[.copy], subject)).id("copy-\(id)")
            .toast(copied)
    }
}
